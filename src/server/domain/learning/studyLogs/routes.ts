import type { studyLogRoutes } from '#shared/contract/learning/studyLogs.ts';
import type { Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { assertAcquaintance } from '#server/domain/people/profiles/acquaintances.ts';
import { getCounts, getProblemCounts, getProblemProgress, getStreaks } from './studyLogs.ts';

interface LogCall {
  readonly deps: Deps;
  readonly userId: number;
  readonly params: { readonly id: number };
}

/** The owner of a log that the caller may see. */
async function ownerOf({ deps, userId, params }: LogCall) {
  await assertAcquaintance({ deps, userId, otherId: params.id });
  return { deps, userId: params.id };
}

export const studyLogHandlers: Handlers<typeof studyLogRoutes> = {
  getStreaks: async (call) => getStreaks(await ownerOf(call)),
  getCounts: async (call) => getCounts({ ...(await ownerOf(call)), ...call.query }),
  getProblemCounts: async (call) => getProblemCounts(await ownerOf(call)),
  getProblemProgress: async (call) => getProblemProgress({ ...(await ownerOf(call)), viewerId: call.userId }),
};
