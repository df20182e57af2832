import { useCallback } from 'react';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';

/**
 * The page of a content of a course class: below the channel where the lessons are its own, and where they are those of
 * the product the page that everybody has, with the way back.
 */
export function useLessonPath(course: {
  readonly courseChannelId: number;
  readonly courseClassId: number;
}): (lessonId: number, contentOnLessonId: number) => string {
  const { id, channelDomain } = useChannel();
  const { courseChannelId, courseClassId } = course;
  return useCallback(
    (lessonId, contentOnLessonId) => {
      const back = encodeURIComponent(paths.channelCourse(channelDomain, courseClassId));
      const page =
        courseChannelId === id
          ? paths.channelContent(channelDomain, lessonId, contentOnLessonId)
          : paths.content(lessonId, contentOnLessonId);
      return `${page}?from=${back}`;
    },
    [id, channelDomain, courseChannelId, courseClassId],
  );
}
