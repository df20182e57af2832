import type { NpcQuest } from '#shared/contract/quests.ts';

/** Whether with this quest everything is done that its giver has to ask. */
export function endsQuestLine(
  { mapNpcObjectId }: Pick<NpcQuest, 'mapNpcObjectId'>,
  questList: readonly Pick<NpcQuest, 'mapNpcObjectId' | 'state'>[],
): boolean {
  return questList.every((other) => other.mapNpcObjectId !== mapNpcObjectId || other.state === 'COMPLETED');
}
