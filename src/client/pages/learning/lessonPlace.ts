import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';

/** The addresses of a lesson: its pages may lie below a channel, and a course class may have led here. */
export interface LessonPlace {
  readonly contentPath: (lessonId: number, contentOnLessonId: number) => string;
  readonly backTo: string;
  readonly backIs: 'world' | 'course';
}

const COURSE_PAGE = /^\/channels\/[\w-]+\/(?:courses|worksheets)\/\d+$/;

/** Reads the address; `from` is kept from page to page, and followed only to a page of a course or a worksheet. */
export function useLessonPlace(): LessonPlace {
  const { channelDomain } = useParams();
  const from = useSearchParams()[0].get('from');
  return useMemo(() => {
    const course = from !== null && COURSE_PAGE.test(from) ? from : null;
    const query = course === null ? '' : `?from=${encodeURIComponent(course)}`;
    return {
      contentPath: (lessonId, contentOnLessonId) =>
        channelDomain === undefined
          ? `${paths.content(lessonId, contentOnLessonId)}${query}`
          : `${paths.channelContent(channelDomain, lessonId, contentOnLessonId)}${query}`,
      backTo: course ?? (channelDomain === undefined ? paths.world : paths.channelCourses(channelDomain)),
      backIs: course !== null || channelDomain !== undefined ? 'course' : 'world',
    };
  }, [channelDomain, from]);
}
