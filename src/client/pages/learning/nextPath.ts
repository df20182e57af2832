import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { LessonPlace } from './lessonPlace.ts';

/** Target of «next»: the following content, or where the lesson was come from after the last. */
export function nextPath(
  { lessonId, contentList }: Pick<Lesson, 'lessonId' | 'contentList'>,
  current: LessonContent,
  { contentPath, backTo }: LessonPlace,
): string {
  const index = contentList.findIndex((content) => content.contentOnLessonId === current.contentOnLessonId);
  const next = contentList.slice(index + 1).find((content) => content.contentType !== 'PREPARING');
  return next ? contentPath(lessonId, next.contentOnLessonId) : backTo;
}
