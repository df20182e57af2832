import type { problemRoutes } from '#shared/contract/learning/problems.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { getHint, getProblem } from './getProblem.ts';
import { runCode } from './runCode.ts';

export const problemHandlers: Handlers<typeof problemRoutes> = {
  get: (call) => getProblem({ ...channelScope(call), ...call.params }),
  getHint: (call) => getHint({ ...channelScope(call), ...call.params }),
  runCode: (call) => runCode({ ...channelScope(call), ...call.body }),
};
