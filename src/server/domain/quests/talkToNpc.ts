import type { QuestChange } from '#shared/contract/quests.ts';
import type { Deps } from '../deps.ts';
import { checkBesideNpc } from './checkBesideNpc.ts';
import { countGoal } from './countGoal.ts';
import { checkNpc } from './questErrors.ts';

/** Counts a talk with an NPC beside whom one stands towards the quests that ask for it. */
export async function talkToNpc(request: {
  deps: Deps;
  userId: number;
  npcId: number;
}): Promise<QuestChange> {
  const { deps, userId, npcId } = request;
  checkNpc(npcId);
  await checkBesideNpc(deps, { userId, npcId });
  const outcome = await deps.db.transaction((tx) =>
    countGoal({ tx, userId, actionType: 'TALK', actionId: npcId }),
  );
  outcome.announce(deps.events);
  return outcome.change;
}
