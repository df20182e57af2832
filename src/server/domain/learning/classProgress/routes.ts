import type { classProgressRoutes } from '#shared/contract/learning/classProgress.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { exportMatrix } from './exportMatrix.ts';
import { courseOfFilter, getMatrix } from './getMatrix.ts';
import { listClassCourses } from './listClassCourses.ts';
import { listErrors } from './listErrors.ts';
import { getMemberCode, rejudgeMemberProblem, resetMemberProblem } from './memberCode.ts';

export const classProgressHandlers: Handlers<typeof classProgressRoutes> = {
  listCourses: async ({ deps, channel }) => ({
    courseList: await listClassCourses({ deps, channelId: channel.channelId }),
  }),
  listLessons: async ({ deps, channel: { channelId }, params }) => ({
    lessonList: (await courseOfFilter({ deps, channelId, course_id: params.courseId })).lessons,
  }),
  getMatrix: (call) => getMatrix({ ...channelScope(call), ...call.query }),
  exportMatrix: (call) => exportMatrix({ ...channelScope(call), ...call.query }),
  getMemberCode: ({ deps, userId, channel, params }) => getMemberCode({ deps, userId, channel, ...params }),
  reset: ({ deps, userId, channel, params }) => resetMemberProblem({ deps, userId, channel, ...params }),
  rejudge: ({ deps, userId, channel, params }) => rejudgeMemberProblem({ deps, userId, channel, ...params }),
  listErrors: async (call) => ({ errorList: await listErrors({ ...channelScope(call), ...call.query }) }),
};
