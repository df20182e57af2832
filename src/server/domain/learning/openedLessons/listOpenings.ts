import type { Openable, OpenedLesson } from '#shared/contract/learning/openedLessons.ts';
import type { Database } from '#server/db/connect.ts';
import { findStaffContent } from '#server/domain/learning/contents/staffContents.ts';
import {
  findTeachableCourse,
  listTeachableCourses,
} from '#server/domain/learning/courses/teachableCourses.ts';
import {
  outlineOfCourse,
  outlineOfWorksheet,
  type LessonOutline,
} from '#server/domain/learning/lessons/lessonOutlines.ts';
import { openingsOf } from '#server/domain/learning/lessons/openings.ts';
import { worksheetKind } from '#server/domain/learning/worksheets/staffWorksheets.ts';
import { listWorksheetNames } from '#server/domain/learning/worksheets/worksheets.ts';

interface Scope {
  readonly db: Database;
  readonly channelId: number;
}

/** What pupils may see: a lesson of something hidden cannot be opened. */
export async function listOpenable({ db, channelId }: Scope): Promise<Openable> {
  const [courseList, worksheetList] = await Promise.all([
    listTeachableCourses({ db, channelId, visible: true }),
    listWorksheetNames(db, channelId),
  ]);
  return { courseList, worksheetList };
}

/** Lessons of a course that the class can learn with. Throws IS_NOT_CHANNEL_CONTENT. */
export async function listOpenedLessons({ db, channelId, courseId }: Scope & { readonly courseId: number }) {
  await findTeachableCourse({ db, channelId, courseId });
  return withOpenings(db, await outlineOfCourse(db, courseId));
}

/** Chapters of a worksheet of the class. Throws IS_NOT_CHANNEL_CONTENT. */
export async function listOpenedChapters({
  db,
  channelId,
  worksheetId,
}: Scope & { readonly worksheetId: number }) {
  await findStaffContent(db, worksheetKind, { channelId, contentId: worksheetId });
  return withOpenings(db, await outlineOfWorksheet(db, worksheetId));
}

async function withOpenings(db: Database, outlines: readonly LessonOutline[]): Promise<OpenedLesson[]> {
  const openings = await openingsOf(
    db,
    outlines.map(({ lessonId }) => lessonId),
  );
  return outlines.map(({ lessonId, title }) => ({
    ...{ lessonId, title },
    openedAt: openings.get(lessonId)?.toISOString() ?? null,
  }));
}
