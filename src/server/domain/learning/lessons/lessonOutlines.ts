import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { MatrixContent, MatrixLesson } from '#shared/contract/learning/classProgress.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { isOfShownParent } from '#server/db/shownContents.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { AppError } from '#server/platform/appError.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';

type Connection = Database | Transaction;
/** A lesson with its tasks; contents in preparation are left out. */
export type LessonOutline = MatrixLesson & {
  readonly channelId: number;
  readonly courseId: number | null;
  readonly worksheetId: number | null;
};

/** The lessons of a course that have contents, in order. */
export function outlineOfCourse(db: Connection, courseId: number): Promise<LessonOutline[]> {
  return outlinesWhere(db, eq(lessons.courseId, courseId));
}

/** The chapters of a worksheet that have contents, in order. */
export function outlineOfWorksheet(db: Connection, worksheetId: number): Promise<LessonOutline[]> {
  return outlinesWhere(db, eq(lessons.worksheetId, worksheetId));
}

/** Several lessons by their ids, including removed ones. */
export async function outlinesOfLessons(
  db: Connection,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, LessonOutline>> {
  if (lessonIds.length === 0) return new Map();
  const found = await outlinesWhere(db, inArray(lessons.id, [...new Set(lessonIds)]));
  return new Map(found.map((lesson) => [lesson.lessonId, lesson]));
}

/** A lesson that the members of a channel can learn with, and the named content of it. */
export async function findTeachableLesson(query: {
  readonly db: Connection;
  readonly channelId: number;
  readonly lessonId: number;
  readonly contentOnLessonId: number | null;
}): Promise<{ lesson: LessonOutline; content: MatrixContent | null }> {
  const { db, channelId, lessonId, contentOnLessonId } = query;
  const [lesson] = await outlinesWhere(
    db,
    and(eq(lessons.id, lessonId), inArray(lessons.channelId, teachingChannels(channelId))),
  );
  const content = lesson?.contentList.find((one) => one.contentOnLessonId === contentOnLessonId) ?? null;
  if (!lesson || (contentOnLessonId !== null && content === null))
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `content ${contentOnLessonId} of lesson ${lessonId} is not for channel ${channelId}`,
    });
  return { lesson, content };
}

async function outlinesWhere(db: Connection, chosen: SQL | undefined): Promise<LessonOutline[]> {
  const rows = await db
    .select({
      lessonId: lessons.id,
      channelId: lessons.channelId,
      courseId: lessons.courseId,
      worksheetId: lessons.worksheetId,
      lessonTitle: lessons.title,
      contentOnLessonId: lessonContents.id,
      contentType: lessonContents.contentType,
      contentId: lessonContents.contentId,
      title: lessonContents.title,
    })
    .from(lessons)
    .innerJoin(
      lessonContents,
      and(
        eq(lessonContents.lessonId, lessons.id),
        eq(lessonContents.removed, false),
        ne(lessonContents.contentType, 'PREPARING'),
      ),
    )
    .where(and(chosen, eq(lessons.removed, false)))
    .orderBy(asc(lessons.orderNo), asc(lessons.id), asc(lessonContents.orderNo), asc(lessonContents.id));
  return [...Map.groupBy(rows, ({ lessonId }) => lessonId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { lessonId, channelId, courseId, worksheetId, lessonTitle } = first;
    const contentList = group.map(({ contentOnLessonId, contentType, contentId, title }) => ({
      contentOnLessonId,
      contentType,
      contentId,
      title,
    }));
    return [{ lessonId, channelId, courseId, worksheetId, title: lessonTitle, contentList }];
  });
}

/** The places of contents in courses: contents that are named by id, and those that show some problems. */
export async function placesInCourses(
  db: Connection,
  query: Readonly<Record<'courseIds' | 'contentIds' | 'problemIds', readonly number[]>>,
): Promise<(Omit<MatrixContent, 'title'> & { readonly courseId: number })[]> {
  const isProblem = eq(lessonContents.contentType, 'PROBLEM');
  const rows = await db
    .select({
      courseId: lessons.courseId,
      contentOnLessonId: lessonContents.id,
      contentType: lessonContents.contentType,
      contentId: lessonContents.contentId,
    })
    .from(lessonContents)
    .innerJoin(lessons, and(eq(lessons.id, lessonContents.lessonId), eq(lessons.removed, false)))
    .where(
      and(
        eq(lessonContents.removed, false),
        inArray(lessons.courseId, [...query.courseIds]),
        or(
          inArray(lessonContents.id, [...query.contentIds]),
          and(isProblem, inArray(lessonContents.contentId, [...query.problemIds])),
        ),
      ),
    );
  return rows.flatMap(({ courseId, ...place }) => (courseId === null ? [] : { courseId, ...place }));
}

/** Ids of the lessons of a course, for `inArray`. */
export const lessonIdsOfCourse = (db: Connection, courseId: number) =>
  db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, courseId));

/** Whether a content of a lesson shows the problem. */
export async function isContentOfProblem(
  db: Connection,
  contentOnLessonId: number,
  problemId: number,
): Promise<boolean> {
  const shown = and(
    eq(lessonContents.id, contentOnLessonId),
    eq(lessonContents.contentType, 'PROBLEM'),
    eq(lessonContents.contentId, problemId),
  );
  return (await db.$count(lessonContents, shown)) > 0;
}

/** The first content that shows the problem to pupils: of a lesson whose course or worksheet they see. */
export async function placeOfProblem(
  db: Connection,
  problemId: number,
): Promise<{ channelId: number; lessonId: number; contentOnLessonId: number } | undefined> {
  const [place] = await db
    .select({
      channelId: lessons.channelId,
      lessonId: lessonContents.lessonId,
      contentOnLessonId: lessonContents.id,
    })
    .from(lessonContents)
    .innerJoin(lessons, and(eq(lessons.id, lessonContents.lessonId), eq(lessons.removed, false)))
    .where(
      and(
        eq(lessonContents.contentType, 'PROBLEM'),
        eq(lessonContents.contentId, problemId),
        eq(lessonContents.removed, false),
        isOfShownParent,
      ),
    )
    .orderBy(asc(lessonContents.id))
    .limit(1);
  return place;
}
