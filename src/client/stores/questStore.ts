import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { createUserStore } from './createStore.ts';

export interface QuestStoreState {
  /** Every quest of the world as last received; null until then. */
  readonly questList: readonly NpcQuest[] | null;
  /** Things of the world that quests have changed for the child. */
  readonly changedObjectIds: readonly number[];
  /** Completed quests whose reward dialog was opened on this page, whether or not the server knows it yet. */
  readonly shownRewardIds: readonly number[];
}

export const questStore = createUserStore<QuestStoreState>(() => ({
  questList: null,
  changedObjectIds: [],
  shownRewardIds: [],
}));
