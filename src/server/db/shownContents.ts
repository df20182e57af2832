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

// Lessons are below the subjects whose tables these are, so that none of them can answer what is asked here.

/** For statements over contents of lessons: what each shows, and how far the user is with its problem. */
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
    // That of an address stands at the video, that of a file at what was uploaded.
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

/** For statements that read lessons: that pupils see the course or the worksheet. */
export const isOfShownParent = sql`(
  exists (select from ${courses} where ${courses.id} = ${lessons.courseId}
    and not ${courses.removed} and ${courses.visibleState} = 'VISIBLE')
  or exists (select from ${worksheets} where ${worksheets.id} = ${lessons.worksheetId}
    and not ${worksheets.removed} and ${worksheets.visibleState} = 'VISIBLE'))`;
