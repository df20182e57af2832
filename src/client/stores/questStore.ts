import { createStore } from 'zustand/vanilla';
import type { NpcQuest } from '#shared/contract/quests.ts';

export interface QuestFacts {
  /** Every quest of the world as the server last told it; null until then. */
  readonly questList: readonly NpcQuest[] | null;
}

export const questStore = createStore<QuestFacts>(() => ({ questList: null }));
