import { WORLD_ID } from '#shared/content/world.ts';
import type { PageSize } from '#shared/contract/paging.ts';
import {
  questRoutes,
  type NpcQuest,
  type QuestChange,
  type RewardType,
} from '#shared/contract/world/quests.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { questStore } from '#client/stores/questStore.ts';
import { inOwnTime, storeQuestChange } from './questChanges.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { rest } from '#client/net/rest/rest.ts';

const params = { worldId: WORLD_ID };

/** Every quest of the world in the state it has for the caller. */
export async function loadQuests(options?: CallOptions): Promise<readonly NpcQuest[]> {
  const reply = await rest.call(questRoutes.list, { params }, options);
  const { changedObjectIdList } = reply;
  const questList = reply.questList.map((quest) => inOwnTime(quest));
  questStore.setState({ questList, changedObjectIds: changedObjectIdList });
  return questList;
}

/** One page of the stories or of the favours, with all their goals and rewards; pages start at 1. */
export function listQuestPage(
  { list, page }: { readonly list: 'main' | 'sub'; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof questRoutes.listMain>> {
  const route = list === 'main' ? questRoutes.listMain : questRoutes.listSub;
  return rest.call(route, { query: { page } }, { signal });
}

/** Counts a talk towards the goals that ask for it. */
export async function talkToNpc(npcId: number): Promise<QuestChange> {
  return storeQuestChange(await rest.call(questRoutes.talkToNpc, { params: { ...params, npcId } }));
}

export async function acceptQuest(questId: number): Promise<QuestChange> {
  return storeQuestChange(await rest.call(questRoutes.accept, { params: { ...params, questId } }));
}

/** Hands a quest in; the rewards come in the same answer. */
export async function completeQuest(questId: number): Promise<QuestChange> {
  return storeQuestChange(await rest.call(questRoutes.complete, { params: { ...params, questId } }));
}

/** The reward dialog was seen; it does not open for this quest again. */
export async function markRewardSeen(questId: number): Promise<void> {
  await rest.call(questRoutes.markRewardSeen, { params: { ...params, questId } });
  questStore.setState(({ questList }) => ({
    questList:
      questList?.map((quest) => (quest.mapNpcQuestId === questId ? { ...quest, rewardSeen: true } : quest)) ??
      null,
  }));
}

export interface ListPage {
  /** From 0; shown plus one. */
  readonly page: number;
  readonly size: PageSize;
  readonly mapId?: number | undefined;
}

export function listNpcs(
  { page, size, mapId }: ListPage,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof questRoutes.listNpcs>> {
  return rest.call(
    questRoutes.listNpcs,
    { params, query: { page, size: `${size}`, map_id: mapId } },
    { signal },
  );
}

export function listNpcQuests(
  { mapId, npcId }: { readonly mapId: number; readonly npcId: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof questRoutes.listOfNpc>> {
  return rest.call(questRoutes.listOfNpc, { params: { ...params, mapId, npcId } }, { signal });
}

export function listQuestRewards(
  { page, size, mapId, rewardType }: ListPage & { readonly rewardType?: RewardType | undefined },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof questRoutes.listRewards>> {
  const query = { page, size: `${size}` as const, map_id: mapId, reward_type: rewardType };
  return rest.call(questRoutes.listRewards, { params, query }, { signal });
}
