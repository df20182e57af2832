import { listNpcQuests, listNpcs, listQuestRewards, loadQuests, type ListPage } from '../rest/quests.ts';

/** Lists of the quest browser. The quests themselves live in the questStore. */
export const questQueries = {
  all: ['quests'] as const,
  /** Fills the questStore; only whether it worked is of interest. */
  book: () => ({ queryKey: ['quests', 'book'] as const, queryFn: () => loadQuests() }),
  npcs: (list: ListPage) => ({
    queryKey: ['quests', 'npcs', list] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listNpcs(list, signal),
  }),
  ofNpc: (npc: { readonly mapId: number; readonly npcId: number }) => ({
    queryKey: ['quests', 'ofNpc', npc] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listNpcQuests(npc, signal),
  }),
  rewards: (list: Parameters<typeof listQuestRewards>[0]) => ({
    queryKey: ['quests', 'rewards', list] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listQuestRewards(list, signal),
  }),
};
