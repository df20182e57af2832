import type { questRoutes } from '#shared/contract/quests.ts';
import type { Handlers } from '../call.ts';
import { acceptQuest } from './acceptQuest.ts';
import { completeQuest } from './completeQuest.ts';
import { listNpcs } from './listNpcs.ts';
import { listQuestRewards } from './listQuestRewards.ts';
import { listNpcQuests, listQuests } from './listQuests.ts';
import { markRewardSeen } from './markRewardSeen.ts';
import { checkWorld } from './questErrors.ts';
import { talkToNpc } from './talkToNpc.ts';

export const questHandlers: Handlers<keyof typeof questRoutes> = {
  listQuests: async ({ deps, userId, params }) => {
    checkWorld(params.worldId);
    return { questList: await listQuests({ db: deps.db, userId }) };
  },
  listNpcs: async ({ params, query }) => {
    checkWorld(params.worldId);
    return listNpcs({ mapId: query.map_id, page: query.page, size: query.size });
  },
  listNpcQuests: async ({ deps, userId, params: { worldId, mapId, npcId } }) => {
    checkWorld(worldId);
    const mapNpcQuestList = await listNpcQuests({ db: deps.db, userId, mapId, npcId });
    return { mapNpcQuestList, totalCount: mapNpcQuestList.length };
  },
  talkToNpc: async ({ deps, userId, params: { worldId, npcId } }) => {
    checkWorld(worldId);
    return talkToNpc({ deps, userId, npcId });
  },
  acceptQuest: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    return acceptQuest({ deps, userId, questId });
  },
  completeQuest: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    return completeQuest({ deps, userId, questId });
  },
  markRewardSeen: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    await markRewardSeen({ db: deps.db, userId, questId });
    return {};
  },
  listQuestRewards: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    const { page, size, map_id: mapId, reward_type: rewardType } = query;
    return listQuestRewards({ db: deps.db, userId, page, size, mapId, rewardType });
  },
};
