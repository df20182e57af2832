import type { learningRoutes } from '#shared/contract/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import { channelOf, type Handlers } from '../call.ts';
import { checkContent } from './checkContent.ts';
import { getDraft, listDraftVersions } from './drafts.ts';
import { getDocument } from './getDocument.ts';
import { getHint } from './getHint.ts';
import { getProblem } from './getProblem.ts';
import { listCourses } from './listCourses.ts';
import { listLessons } from './listLessons.ts';
import { runCode } from './runCode.ts';
import { saveDraft } from './saveDraft.ts';
import { getSubmission, listSubmissions } from './submissionQueries.ts';
import { submitProblem } from './submitProblem.ts';

export const learningHandlers: Handlers<keyof typeof learningRoutes> = {
  listCourses: async (call) => ({ courseList: await listCourses(scope(call)) }),
  getCourse: async (call) => {
    const { courseId } = call.params;
    const [course] = await listCourses({ ...scope(call), courseId });
    if (!course) throw notInChannel('course', courseId);
    return { ...course, lessonList: await listLessons({ ...scope(call), which: { courseId } }) };
  },
  getLesson: async (call) => {
    const { lessonId } = call.params;
    const [lesson] = await listLessons({ ...scope(call), which: { lessonId } });
    if (!lesson) throw notInChannel('lesson', lessonId);
    return lesson;
  },
  getDocument: (call) => getDocument({ ...scope(call), ...call.params }),
  checkContent: (call) => checkContent({ ...scope(call), ...call.params }),
  getProblem: (call) => getProblem({ ...scope(call), ...call.params }),
  getHint: (call) => getHint({ ...scope(call), ...call.params }),
  getDraft: (call) => getDraft({ ...scope(call), ...call.params, ...call.query }),
  saveDraft: (call) => saveDraft({ ...scope(call), ...call.params, ...call.body }),
  listDraftVersions: async (call) => ({
    versionList: await listDraftVersions({ ...scope(call), ...call.params, ...call.query }),
  }),
  runCode: (call) => runCode({ ...scope(call), ...call.body }),
  submitProblem: (call) => submitProblem({ ...scope(call), ...call.params, ...call.body }),
  getSubmission: (call) => getSubmission({ ...scope(call), ...call.params }),
  listSubmissions: async (call) => ({
    submissionList: await listSubmissions({ ...scope(call), ...call.params }),
  }),
};

/** Whose call it is and in which channel: what every verb of this subject needs. */
function scope(
  call: Parameters<typeof channelOf>[0] & Pick<Parameters<typeof getHint>[0], 'deps'> & { userId: number },
) {
  return { deps: call.deps, userId: call.userId, channelId: channelOf(call).channelId };
}

function notInChannel(kind: string, id: number): AppError {
  return new AppError('IS_NOT_CHANNEL_CONTENT', { log: `${kind} ${id} is not of this channel` });
}
