import type { lmsCourseRoutes } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { contentHandlers } from '#server/domain/learning/authoring/contents/contentHandlers.ts';
import { listStaffContents } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { countLessonRows } from '#server/domain/learning/lessons/lessonRows.ts';
import { createCourse, getStaffCourse, courseContents, courseHolder } from './staffCourses.ts';

type CourseCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly courseId: number } };
const addressOf = (call: CourseCall) => ({ ...channelScope(call), contentId: call.params.courseId });

export const lmsCourseHandlers: Handlers<typeof lmsCourseRoutes> = {
  ...contentHandlers(courseContents, {
    addressOf,
    get: (address) => getStaffCourse(address.deps.db, address),
  }),
  list: async (call) => {
    const { rows, counts } = await listStaffContents(channelScope(call), courseHolder, call.query);
    const ids = rows.map(({ row }) => row.id);
    const lessonCounts = await countLessonRows(call.deps.db, 'courseId', ids);
    return {
      courseList: rows.map(({ row: { id, content, character, level }, fields }) => ({
        ...{ courseId: id, ...fields, content, character, level },
        lessonCount: lessonCounts.get(id) ?? 0,
      })),
      ...counts,
    };
  },
  create: (call) => createCourse(channelScope(call), call.body.title),
  listLessons: async (call) => {
    const { lessonList } = await getStaffCourse(call.deps.db, addressOf(call));
    return { lessonList };
  },
};
