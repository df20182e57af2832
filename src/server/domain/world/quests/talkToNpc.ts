import type { QuestChange } from '#shared/contract/world/quests.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { checkBesideNpc } from './checkBesideNpc.ts';
import { checkNpc } from './questErrors.ts';
import type { UserCall } from '#server/domain/call.ts';

interface Talk extends UserCall {
  readonly npcId: number;
}

/** Talks with an NPC beside the user, and answers the quests that advanced. */
export async function talkToNpc({ deps, userId, npcId }: Talk): Promise<QuestChange> {
  checkNpc(npcId);
  await checkBesideNpc({ deps, userId, npcId });
  const { questChange } = await transaction(deps, (tx) => emit(tx, { type: 'npc.talked', userId, npcId }));
  if (!questChange) throw new Error('talkToNpc: no listener answered npc.talked with the quests it moved');
  return questChange;
}
