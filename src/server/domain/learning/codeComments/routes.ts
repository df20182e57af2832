import type { codeCommentRoutes } from '#shared/contract/learning/codeComments.ts';
import type { Handlers } from '#server/domain/call.ts';
import { loadProblem } from '#server/domain/learning/problems/findProblem.ts';
import { answerComment, checkOwnComments, listOwnComments } from './ownComments.ts';
import { checkAnswers, removeComment, writeComment } from './staffComments.ts';

export const codeCommentHandlers: Handlers<typeof codeCommentRoutes> = {
  listOwn: async ({ deps, userId, params }) => {
    await loadProblem({ db: deps.db, ...params });
    return listOwnComments({ deps, userId, ...params });
  },
  answer: ({ deps, userId, params, body }) => answerComment({ deps, userId, ...params, ...body }),
  checkOwn: async ({ deps, userId, params, body }) => {
    await loadProblem({ db: deps.db, problemId: params.problemId });
    await checkOwnComments({ deps, userId, ...params, ...body });
    return {};
  },
  write: ({ deps, userId, channel, params, body }) =>
    writeComment({ deps, userId, channel, ...params, ...body }),
  remove: async ({ deps, userId, channel, params }) => {
    await removeComment({ deps, userId, channel, ...params });
    return {};
  },
  check: async ({ deps, userId, channel, params, body }) => {
    await checkAnswers({ deps, userId, channel, ...params, ...body });
    return {};
  },
};
