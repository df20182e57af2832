import type { NpcQuest } from '#shared/contract/quests.ts';

/** Whose quests were completed from one state to the next; nobody's while the first state is only coming in. */
export function gladNpcs(
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
