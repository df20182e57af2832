import { WORLD_ID } from '#shared/content/world.ts';
import type { PageSize } from '#shared/contract/paging.ts';
import {
  questRoutes,
  type NpcQuest,
  type QuestChange,
  type RewardType,
} from '#shared/contract/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { inOwnTime, storeQuestChange, storeQuests, storeRewardShown } from './questChanges.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const quests = client(questRoutes);

const params = { worldId: WORLD_ID };

interface ListPage {
  /** Pages are numbered from 0. */
  readonly page: number;
  readonly size: PageSize;
  readonly mapId?: number | undefined;
}

const ROOT = ['quests'] as const;

/** Lists of the quest browser. The quests themselves live in the questStore. */
export const questQueries = {
  all: ROOT,
  /** Fills the questStore; only whether it worked is of interest. */
  book: () => ({ queryKey: [...ROOT, 'book'] as const, queryFn: () => loadQuests() }),
  /** One page of the stories or of the favours, with all their goals and rewards; pages are numbered from 1. */
  page: ({ list, page }: { readonly list: 'main' | 'sub'; readonly page: number }) => ({
    queryKey: [...ROOT, 'page', { list, page }] as const,
    queryFn: ({ signal }: Asked) =>
      (list === 'main' ? quests.listMain : quests.listSub)({ query: { page } }, { signal }),
  }),
  npcs: (list: ListPage) => ({
    queryKey: [...ROOT, 'npcs', list] as const,
    queryFn: ({ signal }: Asked) =>
      quests.listNpcs(
        { params, query: { page: list.page, size: `${list.size}`, map_id: list.mapId } },
        { signal },
      ),
  }),
  ofNpc: (npc: { readonly mapId: number; readonly npcId: number }) => ({
    queryKey: [...ROOT, 'ofNpc', npc] as const,
    queryFn: ({ signal }: Asked) => quests.listOfNpc({ params: { ...params, ...npc } }, { signal }),
  }),
  rewards: (list: ListPage & { readonly rewardType?: RewardType | undefined }) => ({
    queryKey: [...ROOT, 'rewards', list] as const,
    queryFn: ({ signal }: Asked) => {
      const { page, size, mapId, rewardType } = list;
      const query = { page, size: `${size}` as const, map_id: mapId, reward_type: rewardType };
      return quests.listRewards({ params, query }, { signal });
    },
  }),
};

/** Every quest of the world in the state it has for the caller. */
export async function loadQuests(options?: CallOptions): Promise<readonly NpcQuest[]> {
  const reply = await quests.list({ params }, options);
  const { changedObjectIdList } = reply;
  const questList = reply.questList.map((quest) => inOwnTime(quest));
  storeQuests(questList);
  questStore.setState({ changedObjectIds: changedObjectIdList });
  return questList;
}

/** Counts a talk towards the goals that ask for it. */
export async function talkToNpc(npcId: number): Promise<QuestChange> {
  return storeQuestChange(await quests.talkToNpc({ params: { ...params, npcId } }));
}

export const useAcceptQuest = mutationHook((questId: number) => ({
  mutationFn: async () => storeQuestChange(await quests.accept({ params: { ...params, questId } })),
}));

/** Hands a quest in; the rewards come in the same answer. */
export const useCompleteQuest = mutationHook((questId: number) => ({
  mutationFn: async () => storeQuestChange(await quests.complete({ params: { ...params, questId } })),
}));

/** Saves that the reward dialog was opened. After a failure it opens again when the page is loaded anew. */
export async function markRewardSeen(questId: number): Promise<void> {
  storeRewardShown(questId);
  await quests.markRewardSeen({ params: { ...params, questId } });
}
