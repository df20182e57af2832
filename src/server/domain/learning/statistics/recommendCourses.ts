import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { RecommendedCourse } from '#shared/contract/learning/statistics.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listCourses } from '#server/domain/learning/courses/listCourses.ts';
import { listLessonProgress } from '#server/domain/learning/lessons/listLessons.ts';
import type { ChannelScope } from '#server/domain/call.ts';

const MOST_RECOMMENDED = 6;

/** Courses of a channel; a class without its own learns with those of the school. */
export async function coursesFor(query: { deps: Deps; userId: number; channelId: number }) {
  const own = await listCourses(query);
  const found = own.length > 0 ? own : await listCourses({ ...query, channelId: DEFAULT_CHANNEL_ID });
  return found.map((course) => ({ ...course, isOwn: own.length > 0 }));
}

/** Begun courses, then new ones, then completed ones; each with the lesson to go on with. */
export async function recommendCourses(query: ChannelScope): Promise<RecommendedCourse[]> {
  const { deps, userId, channelId } = query;
  const [courses, lessons] = await Promise.all([
    coursesFor(query),
    listLessonProgress({ db: deps.db, userId, channelIds: [...new Set([channelId, DEFAULT_CHANNEL_ID])] }),
  ]);
  return courses
    .filter(({ contentCount }) => contentCount > 0)
    .map(({ courseId, title, isOwn, content, character, lessonCount, contentCount, checkedCount }) => {
      const next = lessons.find(
        (lesson) => lesson.courseId === courseId && lesson.checkedCount < lesson.contentCount,
      );
      return {
        courseId,
        title,
        isOwn,
        content,
        character,
        lessonCount,
        contentCount,
        checkedCount,
        nextLesson: next ? { lessonId: next.lessonId, title: next.title } : null,
      };
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_RECOMMENDED);
}

function placeOf({ checkedCount, contentCount }: RecommendedCourse): number {
  if (checkedCount === contentCount) return 2;
  return checkedCount > 0 ? 0 : 1;
}
