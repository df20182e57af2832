import { listCertificates, readCertificate } from '#client/net/rest/world/certificates.ts';
import {
  listNpcQuests,
  listNpcs,
  listQuestPage,
  listQuestRewards,
  loadQuests,
  type ListPage,
} from '#client/net/rest/world/quests.ts';

/** Lists of the quest browser. The quests themselves live in the questStore. */
export const questQueries = {
  all: ['quests'] as const,
  /** Fills the questStore; only whether it worked is of interest. */
  book: () => ({ queryKey: ['quests', 'book'] as const, queryFn: () => loadQuests() }),
  page: (list: Parameters<typeof listQuestPage>[0]) => ({
    queryKey: ['quests', 'page', list] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listQuestPage(list, signal),
  }),
  certificates: (list: Parameters<typeof listCertificates>[0]) => ({
    queryKey: ['quests', 'certificates', list] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listCertificates(list, signal),
  }),
  certificate: (id: number) => ({
    queryKey: ['quests', 'certificate', id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => readCertificate(id, signal),
  }),
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
