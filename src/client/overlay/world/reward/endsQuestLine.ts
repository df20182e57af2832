import type { NpcQuest } from '#shared/contract/world/quests.ts';

/** Whether this quest was the last of its giver. */
export function endsQuestLine(
  { mapNpcObjectId }: Pick<NpcQuest, 'mapNpcObjectId'>,
  questList: readonly Pick<NpcQuest, 'mapNpcObjectId' | 'state'>[],
): boolean {
  return questList.every((other) => other.mapNpcObjectId !== mapNpcObjectId || other.state === 'COMPLETED');
}
