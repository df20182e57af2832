import type { Openable, OpenedLesson, ShownOpening } from '#shared/contract/learning/openedLessons.ts';
import type { Database } from '#server/db/connect.ts';
import { findStaffContent } from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  findTeachableCourse,
  listTeachableCourses,
} from '#server/domain/learning/courses/teachableCourses.ts';
import {
  outlineOfCourse,
  outlineOfWorksheet,
  outlinesOfLessons,
  type LessonOutline,
} from '#server/domain/learning/lessons/lessonOutlines.ts';
import { worksheetHolder } from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { listWorksheetNames } from '#server/domain/learning/worksheets/worksheets.ts';
import { isPublished } from './openLesson.ts';
import { lastOpened, openedAmong } from './openedRows.ts';

/** The time for which pupils are shown an opened lesson. */
const SHOWN_DAYS = 14;
const MOST_SHOWN = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Lessons that a teacher has opened lately, for the pupils of the class: the last first, without hidden ones. */
export async function listLastOpened({
  db,
  channelId,
  now,
}: Scope & { readonly now: Date }): Promise<ShownOpening[]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const opened = await lastOpened(db, { channelId, since, most: MOST_SHOWN });
  const outlines = await outlinesOfLessons(
    db,
    opened.map(({ lessonId }) => lessonId),
  );
  const shown = await Promise.all(
    opened.map(async ({ lessonId, openedAt }) => {
      const lesson = outlines.get(lessonId);
      if (!lesson || !(await isPublished(db, lesson))) return [];
      const isOwn = lesson.channelId === channelId;
      return [{ lessonId, title: lesson.title, isOwn, openedAt: openedAt.toISOString() }];
    }),
  );
  return shown.flat();
}

interface Scope {
  readonly db: Database;
  readonly channelId: number;
}

/** Lessons that pupils may see: a lesson of a hidden parent cannot be opened. */
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
  return withOpenings(db, channelId, await outlineOfCourse(db, courseId));
}

/** Chapters of a worksheet of the class. Throws IS_NOT_CHANNEL_CONTENT. */
export async function listOpenedChapters({
  db,
  channelId,
  worksheetId,
}: Scope & { readonly worksheetId: number }) {
  await findStaffContent(db, worksheetHolder, { channelId, contentId: worksheetId });
  return withOpenings(db, channelId, await outlineOfWorksheet(db, worksheetId));
}

async function withOpenings(
  db: Database,
  channelId: number,
  outlines: readonly LessonOutline[],
): Promise<OpenedLesson[]> {
  const openings = await openedAmong(db, {
    channelId,
    lessonIds: outlines.map(({ lessonId }) => lessonId),
  });
  return outlines.map(({ lessonId, title }) => ({
    lessonId,
    title,
    openedAt: openings.get(lessonId)?.toISOString() ?? null,
  }));
}
