import type { NpcQuest } from '#shared/contract/world/quests.ts';

/** NPCs whose quests were completed between two states; none while the first state loads. */
export function npcsOfCompletedQuests(
  before: readonly NpcQuest[] | null,
  after: readonly NpcQuest[] | null,
): ReadonlySet<number> {
  const open = new Set(
    (before ?? []).filter(({ state }) => state !== 'COMPLETED').map(({ mapNpcQuestId }) => mapNpcQuestId),
  );
  const done = (after ?? []).filter(
    ({ state, mapNpcQuestId }) => state === 'COMPLETED' && open.has(mapNpcQuestId),
  );
  return new Set(done.map(({ mapNpcObjectId }) => mapNpcObjectId));
}
