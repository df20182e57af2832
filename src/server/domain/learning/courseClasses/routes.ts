import type { courseClassRoutes } from '#shared/contract/learning/courseClasses.ts';
import { channelScope, type CallerChannel, type Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { createCourseClass, removeCourseClass, saveCourseClass } from './editCourseClass.ts';
import { countStudies, enrolInClass } from './enrolInClass.ts';
import { getCourseClass, getCurriculum, listSchedules } from './getCourseClass.ts';
import { listChoices, listCourseClasses, listForStaff } from './listCourseClasses.ts';

interface ClassCall {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly courseClassId: number };
}
const address = ({ deps, userId, channel, params }: ClassCall) => ({
  deps,
  userId,
  channel,
  courseClassId: params.courseClassId,
});

export const courseClassHandlers: Handlers<typeof courseClassRoutes> = {
  list: (call) => {
    const { enroll_state: enrollState, ...query } = call.query;
    return listCourseClasses({ ...channelScope(call), ...query, enrollState });
  },
  get: (call) => getCourseClass(address(call)),
  listLessons: (call) => getCurriculum(address(call)),
  listSchedules: async (call) => ({ scheduleList: await listSchedules(address(call)) }),
  enrol: (call) => enrolInClass({ ...address(call), shownCost: call.body.cost }),
  countStudies: (call) =>
    countStudies({ ...address(call), targetUserId: call.query.target_user_id ?? call.userId }),
  listForStaff: (call) => listForStaff({ ...channelScope(call), ...call.query }),
  listChoices: (call) => listChoices(channelScope(call)),
  create: ({ deps, userId, channel, body }) => createCourseClass({ deps, userId, channel, body }),
  save: (call) => saveCourseClass({ ...address(call), body: call.body }),
  remove: async (call) => {
    await removeCourseClass(address(call));
    return {};
  },
};
