import { and, asc, eq } from 'drizzle-orm';
import { courses } from '#server/db/tables/learning/courses.ts';
import { countLessons } from '#server/domain/learning/lessons/listLessons.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** Courses of a channel with how far the caller has come. */
export async function listCourses(
  query: ChannelScope & {
    courseId?: number;
  },
) {
  const { deps, channelId, userId, courseId } = query;
  const found = await deps.db
    .select({
      courseId: courses.id,
      title: courses.title,
      content: courses.content,
      character: courses.character,
      level: courses.level,
      theme: courses.theme,
    })
    .from(courses)
    .where(
      and(
        eq(courses.channelId, channelId),
        eq(courses.removed, false),
        eq(courses.visibleState, 'VISIBLE'),
        courseId === undefined ? undefined : eq(courses.id, courseId),
      ),
    )
    .orderBy(asc(courses.orderNo), asc(courses.id));
  const counts = await countLessons({ deps, userId, courseIds: found.map((course) => course.courseId) });
  return found.map((course) => ({
    ...course,
    ...(counts.get(course.courseId) ?? { lessonCount: 0, contentCount: 0, checkedCount: 0 }),
  }));
}
