import type { ownCaseRoutes } from '#shared/contract/learning/ownCases.ts';
import type { Handlers } from '#server/domain/call.ts';
import { learnerScope } from '#server/domain/learning/problems/learnerScope.ts';
import { getOwnCases, saveOwnCases } from './ownCases.ts';

export const ownCaseHandlers: Handlers<typeof ownCaseRoutes> = {
  get: (call) => getOwnCases({ ...learnerScope(call), ...call.params }),
  save: (call) => saveOwnCases({ ...learnerScope(call), ...call.params, ...call.body }),
};
