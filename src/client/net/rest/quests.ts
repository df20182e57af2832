import { WORLD_ID } from '#shared/content/world.ts';
import { questRoutes, type NpcQuest, type QuestChange } from '#shared/contract/quests.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { questStore } from '#client/stores/questStore.ts';
import { takeQuestChange } from './questChanges.ts';
import { rest } from './rest.ts';

const params = { worldId: WORLD_ID };

/** Every quest of the world in the state it has for the caller. */
export async function loadQuests(): Promise<readonly NpcQuest[]> {
  const { questList } = await rest.call(questRoutes.listQuests, { params });
  questStore.setState({ questList });
  return questList;
}

/** Counts a talk towards the goals that ask for it. */
export async function talkToNpc(npcId: number): Promise<QuestChange> {
  return takeQuestChange(await rest.call(questRoutes.talkToNpc, { params: { ...params, npcId } }));
}

export async function acceptQuest(questId: number): Promise<QuestChange> {
  return takeQuestChange(await rest.call(questRoutes.acceptQuest, { params: { ...params, questId } }));
}

/** Hands a quest in; the rewards come in the same answer. */
export async function completeQuest(questId: number): Promise<QuestChange> {
  return takeQuestChange(await rest.call(questRoutes.completeQuest, { params: { ...params, questId } }));
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

/** Page sizes that the lists of NPCs and rewards offer. */
export const LIST_PAGE_SIZES = [20, 50, 100] as const;
export type ListPageSize = (typeof LIST_PAGE_SIZES)[number];

export interface ListPage {
  /** From 0; shown plus one. */
  readonly page: number;
  readonly size: ListPageSize;
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
): Promise<ResponseOf<typeof questRoutes.listNpcQuests>> {
  return rest.call(questRoutes.listNpcQuests, { params: { ...params, mapId, npcId } }, { signal });
}

type RewardType = NpcQuest['rewardList'][number]['rewardType'];

export function listQuestRewards(
  { page, size, mapId, rewardType }: ListPage & { readonly rewardType?: RewardType | undefined },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof questRoutes.listQuestRewards>> {
  const query = { page, size: `${size}` as const, map_id: mapId, reward_type: rewardType };
  return rest.call(questRoutes.listQuestRewards, { params, query }, { signal });
}
