import type { problemRoutes } from '#shared/contract/learning/problems.ts';
import type { Handlers } from '#server/domain/call.ts';
import { learnerScope } from './learnerScope.ts';
import { getHint, getProblem } from './getProblem.ts';
import { runCode } from './runCode.ts';

export const problemHandlers: Handlers<typeof problemRoutes> = {
  get: (call) => getProblem({ ...learnerScope(call), ...call.params }),
  getHint: (call) => getHint({ ...learnerScope(call), ...call.params }),
  runCode: (call) => runCode({ ...learnerScope(call), ...call.body }),
};
