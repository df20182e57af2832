import { and, asc, count, countDistinct, eq, sql } from 'drizzle-orm';
import {
  contentChecks,
  courses,
  lessonContents,
  lessons,
  problemProgress,
} from '#server/db/tables/learning.ts';
import type { Deps } from '../deps.ts';

/** Courses of a channel with how far the caller has come, in one statement. */
export async function listCourses(query: {
  deps: Deps;
  channelId: number;
  userId: number;
  courseId?: number;
}) {
  const { deps, channelId, userId, courseId } = query;
  return deps.db
    .select({
      courseId: courses.id,
      title: courses.title,
      content: courses.content,
      character: courses.character,
      level: courses.level,
      theme: courses.theme,
      lessonCount: countDistinct(lessons.id),
      contentCount: count(lessonContents.id),
      checkedCount:
        sql<number>`count(*) filter (where ${contentChecks.userId} is not null or ${problemProgress.success})`.mapWith(
          Number,
        ),
    })
    .from(courses)
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
    .leftJoin(
      contentChecks,
      and(eq(contentChecks.contentOnLessonId, lessonContents.id), eq(contentChecks.userId, userId)),
    )
    .leftJoin(
      problemProgress,
      and(
        eq(lessonContents.contentType, 'PROBLEM'),
        eq(problemProgress.problemId, lessonContents.contentId),
        eq(problemProgress.userId, userId),
      ),
    )
    .where(
      and(eq(courses.channelId, channelId), courseId === undefined ? undefined : eq(courses.id, courseId)),
    )
    .groupBy(courses.id)
    .orderBy(asc(courses.orderNo));
}
