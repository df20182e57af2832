import { and, asc, count, countDistinct, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ProblemProgress } from '#shared/contract/learning/studyLogs.ts';
import type { Lesson } from '#shared/contract/learning/lessons.ts';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { shownFields } from '#server/db/shownContents.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import type { Deps } from '#server/domain/deps.ts';
import { isChecked } from '#server/domain/learning/progress/loadProgress.ts';
import type { ChannelScope } from '#server/domain/call.ts';

type Which = { courseId: number } | { lessonId: number } | { worksheetId: number };

const contentOfLesson = and(eq(lessonContents.lessonId, lessons.id), eq(lessonContents.removed, false));
/** The tasks of a lesson; contents in preparation are shown there and count nowhere. */
const taskOfLesson = and(contentOfLesson, ne(lessonContents.contentType, 'PREPARING'));

const lessonsWhere = (chosen: SQL, name: string) =>
  prepared((db) =>
    db
      .select({
        lesson: {
          lessonId: lessons.id,
          courseId: lessons.courseId,
          worksheetId: lessons.worksheetId,
          title: lessons.title,
          description: lessons.description,
          sectionTitle: lessons.sectionTitle,
        },
        content: {
          contentOnLessonId: lessonContents.id,
          contentType: lessonContents.contentType,
          contentId: lessonContents.contentId,
          title: lessonContents.title,
          character: lessonContents.character,
          comment: lessonContents.comment,
        },
        shown: shownFields(sql.placeholder('userId')),
        checked: isChecked(sql.placeholder('userId'), lessonContents),
      })
      .from(lessons)
      .leftJoin(lessonContents, contentOfLesson)
      .where(and(chosen, eq(lessons.channelId, sql.placeholder('channelId')), eq(lessons.removed, false)))
      .orderBy(asc(lessons.orderNo), asc(lessons.id), asc(lessonContents.orderNo), asc(lessonContents.id))
      .prepare(name),
  );
const lessonsOfCourse = lessonsWhere(eq(lessons.courseId, sql.placeholder('courseId')), 'lessons_of_course');
const chaptersOfWorksheet = lessonsWhere(
  eq(lessons.worksheetId, sql.placeholder('worksheetId')),
  'chapters_of_worksheet',
);
const lessonOfId = lessonsWhere(eq(lessons.id, sql.placeholder('lessonId')), 'lesson_of_id');

/** Lessons of the channel with their contents and the caller's progress, in one statement. */
export async function listLessons(
  query: ChannelScope & {
    which: Which;
  },
): Promise<Lesson[]> {
  const { deps, channelId, userId, which } = query;
  const rows = await statementFor(which)(deps.db).execute({ channelId, userId, ...which });

  const found = new Map<number, Lesson>();
  for (const { lesson, content, shown, checked } of rows) {
    const entry = found.get(lesson.lessonId) ?? { ...lesson, contentList: [] };
    found.set(lesson.lessonId, entry);
    if (content) entry.contentList.push({ ...content, ...shown, checked });
  }
  return [...found.values()];
}

function statementFor(which: Which) {
  if ('courseId' in which) return lessonsOfCourse;
  return 'worksheetId' in which ? chaptersOfWorksheet : lessonOfId;
}

/** Maps a course to the number of its lessons and contents, and of those that the user has completed. */
export async function countLessons(query: { deps: Deps; userId: number; courseIds: readonly number[] }) {
  const { deps, userId, courseIds } = query;
  const rows = await deps.db
    .select({
      courseId: sql`${lessons.courseId}`.mapWith(lessons.courseId),
      lessonCount: countDistinct(lessons.id),
      contentCount: count(lessonContents.id),
      checkedCount: sql`count(*) filter (where ${isChecked(userId, lessonContents)})`.mapWith(Number),
    })
    .from(lessons)
    .leftJoin(lessonContents, taskOfLesson)
    .where(and(inArray(lessons.courseId, [...courseIds]), eq(lessons.removed, false)))
    .groupBy(lessons.courseId);
  return new Map(rows.map(({ courseId, ...counts }) => [courseId, counts]));
}

/** Maps a worksheet to the number of its chapters and contents, and of those that the user has completed. */
export async function countChapters(query: { deps: Deps; userId: number; worksheetIds: readonly number[] }) {
  const { deps, userId, worksheetIds } = query;
  const rows = await deps.db
    .select({
      worksheetId: sql`${lessons.worksheetId}`.mapWith(lessons.worksheetId),
      chapterCount: countDistinct(lessons.id),
      contentCount: count(lessonContents.id),
      checkedCount: sql`count(*) filter (where ${isChecked(userId, lessonContents)})`.mapWith(Number),
    })
    .from(lessons)
    .leftJoin(lessonContents, taskOfLesson)
    .where(and(inArray(lessons.worksheetId, [...worksheetIds]), eq(lessons.removed, false)))
    .groupBy(lessons.worksheetId);
  return new Map(rows.map(({ worksheetId, ...counts }) => [worksheetId, counts]));
}

/** The progress of a user in each lesson of the channels, in the order of courses and lessons. */
export async function listLessonProgress(query: {
  db: Database;
  userId: number;
  channelIds: readonly number[];
}): Promise<ProblemProgress['lessonList']> {
  const { db, userId, channelIds } = query;
  if (channelIds.length === 0) return [];
  return db
    .select({
      lessonId: lessons.id,
      courseId: sql`${lessons.courseId}`.mapWith(lessons.courseId),
      title: lessons.title,
      contentCount: count(lessonContents.id),
      checkedCount: sql`count(*) filter (where ${isChecked(userId, lessonContents)})`.mapWith(Number),
    })
    .from(lessons)
    .innerJoin(lessonContents, taskOfLesson)
    .where(
      and(
        inArray(lessons.channelId, [...channelIds]),
        eq(lessons.removed, false),
        isNotNull(lessons.courseId),
      ),
    )
    .groupBy(lessons.id)
    .orderBy(asc(lessons.courseId), asc(lessons.orderNo), asc(lessons.id));
}
