import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Lesson } from '#shared/contract/learning.ts';
import { prepared } from '#server/db/prepared.ts';
import {
  contentChecks,
  courses,
  lessonContents,
  lessons,
  problemProgress,
} from '#server/db/tables/learning.ts';
import type { Deps } from '../deps.ts';

type Which = { courseId: number } | { lessonId: number };

const lessonsWhere = (chosen: SQL, name: string) =>
  prepared((db) =>
    db
      .select({
        lesson: {
          lessonId: lessons.id,
          courseId: lessons.courseId,
          title: lessons.title,
          description: lessons.description,
        },
        content: {
          contentOnLessonId: lessonContents.id,
          contentType: lessonContents.contentType,
          contentId: lessonContents.contentId,
          title: lessonContents.title,
          character: lessonContents.character,
          comment: lessonContents.comment,
        },
        checked: sql<boolean>`(${contentChecks.userId} is not null or coalesce(${problemProgress.success}, false))`,
      })
      .from(lessons)
      .innerJoin(
        courses,
        and(eq(courses.id, lessons.courseId), eq(courses.channelId, sql.placeholder('channelId'))),
      )
      .leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
      .leftJoin(
        contentChecks,
        and(
          eq(contentChecks.contentOnLessonId, lessonContents.id),
          eq(contentChecks.userId, sql.placeholder('userId')),
        ),
      )
      .leftJoin(
        problemProgress,
        and(
          eq(lessonContents.contentType, 'PROBLEM'),
          eq(problemProgress.problemId, lessonContents.contentId),
          eq(problemProgress.userId, sql.placeholder('userId')),
        ),
      )
      .where(chosen)
      .orderBy(asc(lessons.orderNo), asc(lessonContents.orderNo))
      .prepare(name),
  );
const lessonsOfCourse = lessonsWhere(eq(lessons.courseId, sql.placeholder('courseId')), 'lessons_of_course');
const lessonOfId = lessonsWhere(eq(lessons.id, sql.placeholder('lessonId')), 'lesson_of_id');

/** Lessons of the channel with their contents and what the caller has done of them, in one statement. */
export async function listLessons(query: {
  deps: Deps;
  channelId: number;
  userId: number;
  which: Which;
}): Promise<Lesson[]> {
  const { deps, channelId, userId, which } = query;
  const statement = 'courseId' in which ? lessonsOfCourse : lessonOfId;
  const rows = await statement(deps.db).execute({ channelId, userId, ...which });

  const found = new Map<number, Lesson>();
  for (const { lesson, content, checked } of rows) {
    const entry = found.get(lesson.lessonId) ?? { ...lesson, contentList: [] };
    found.set(lesson.lessonId, entry);
    if (content) entry.contentList.push({ ...content, checked });
  }
  return [...found.values()];
}
