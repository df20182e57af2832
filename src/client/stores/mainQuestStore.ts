import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { createUserStore } from './createStore.ts';

/** Ids of the main quests that wait to be shown, the first one next. */
export const mainQuestStore = createUserStore<{ readonly queue: readonly number[] }>(() => ({ queue: [] }));

/** Main quests that have become available or ready between two states; none while the first state loads. */
export function newMainQuests(
  before: readonly NpcQuest[] | null,
  after: readonly NpcQuest[] | null,
): readonly number[] {
  if (before === null || after === null) return [];
  const states = new Map(before.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state]));
  return after
    .filter(({ kind, state }) => kind === 'MAIN' && (state === 'AVAILABLE' || state === 'READY'))
    .filter(({ mapNpcQuestId, state }) => states.get(mapNpcQuestId) !== state)
    .map(({ mapNpcQuestId }) => mapNpcQuestId);
}

export function queueMainQuests(ids: readonly number[]): void {
  mainQuestStore.setState(({ queue }) => ({ queue: [...queue, ...ids.filter((id) => !queue.includes(id))] }));
}

/** The first one was shown. */
export function takeFirstMainQuest(): void {
  mainQuestStore.setState(({ queue }) => ({ queue: queue.slice(1) }));
}
