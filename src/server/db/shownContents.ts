import { sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import { blocks } from './tables/learning/blocks.ts';
import { courses } from './tables/learning/courses.ts';
import { documents } from './tables/learning/documents.ts';
import { lessonContents, lessons } from './tables/learning/lessons.ts';
import { problemProgress } from './tables/learning/progress.ts';
import { problems } from './tables/learning/problems.ts';
import { videoStorages } from './tables/learning/videoUploads.ts';
import { videos } from './tables/learning/videos.ts';
import { worksheets } from './tables/learning/worksheets.ts';

type ShownType = LessonContent['contentType'];
type Material = PgTable & { readonly id: AnyPgColumn };

const ofType = <Value>(contentType: ShownType, value: SQL): SQL<Value | null> =>
  sql<Value | null>`case when ${lessonContents.contentType} = ${sql.raw(`'${contentType}'`)} then ${value} end`;

const fieldOf = <Value>(contentType: ShownType, table: Material, column: AnyColumn) =>
  ofType<Value>(
    contentType,
    sql`(select ${column} from ${table} where ${table.id} = ${lessonContents.contentId})`,
  );

// The subjects of these tables are built on lessons, so lessons cannot call them and read the tables here.

/** Columns for statements over lesson contents: the shown content and the user's progress at its problem. */
export function shownFields(userId: number | Placeholder) {
  const progressOf = <Value>(value: SQL, otherwise: SQL) =>
    sql<Value>`coalesce(${ofType(
      'PROBLEM',
      sql`(select ${value} from ${problemProgress}
        where ${problemProgress.userId} = ${userId} and ${problemProgress.problemId} = ${lessonContents.contentId})`,
    )}, ${otherwise})`;
  const { success, resetVersion } = problemProgress;
  return {
    success: progressOf<boolean>(sql`${success}`, sql`false`),
    resetSuccess: progressOf<boolean>(sql`${success} and ${resetVersion} > 0`, sql`false`),
    resetVersion: progressOf<number>(sql`${resetVersion}`, sql`0`),
    difficulty: fieldOf<number>('PROBLEM', problems, problems.difficulty),
    // The length of a URL video is a column of the video, that of a file one of its storage.
    videoTime: ofType<number>(
      'VIDEO',
      sql`coalesce((select case when ${videos.videoType} = 'URL' then ${videos.videoTime} else ${videoStorages.videoTime} end
        from ${videos} left join ${videoStorages} on ${videoStorages.id} = ${videos.videoStorageId}
        where ${videos.id} = ${lessonContents.contentId}), 0)`,
    ),
    problemTitle: fieldOf<string>('PROBLEM', problems, problems.title),
    blockTitle: fieldOf<string>('BLOCK', blocks, blocks.title),
    documentTitle: fieldOf<string>('DOCUMENT', documents, documents.title),
  };
}

/** Condition for statements over lessons: pupils see the course or worksheet. */
export const isOfShownParent = sql`(
  exists (select from ${courses} where ${courses.id} = ${lessons.courseId}
    and not ${courses.removed} and ${courses.visibleState} = 'VISIBLE')
  or exists (select from ${worksheets} where ${worksheets.id} = ${lessons.worksheetId}
    and not ${worksheets.removed} and ${worksheets.visibleState} = 'VISIBLE'))`;
