import { contentPath } from '#shared/content/lessonIds.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';

/** Target of «next»: the following content, or the world after the last. */
export function nextPath(
  { lessonId, contentList }: Pick<Lesson, 'lessonId' | 'contentList'>,
  current: LessonContent,
): string {
  const index = contentList.findIndex((content) => content.contentOnLessonId === current.contentOnLessonId);
  const next = contentList.slice(index + 1).find((content) => content.contentType !== 'PREPARING');
  return next ? contentPath(lessonId, next.contentOnLessonId) : '/';
}
