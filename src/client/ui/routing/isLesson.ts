import { matchPath } from 'react-router';
import { CONTENT_PATTERN, LESSON_PATTERN, STAGE_PATTERN } from './paths.ts';

const LESSONS = [LESSON_PATTERN, CONTENT_PATTERN, STAGE_PATTERN];

/** Whether somebody learns at an address: in a lesson or a stage, of the school or of a class. */
export const isLesson = (pathname: string): boolean =>
  LESSONS.some((pattern) =>
    [pattern, `/channels/:channelDomain${pattern}`].some((path) => {
      const problemId = matchPath(path, pathname)?.params['problemId'];
      // Below the stages of a class stand pages of its staff, too.
      return matchPath(path, pathname) !== null && problemId !== 'staff';
    }),
  );
