import type { questRoutes } from '#shared/contract/world/quests.ts';
import type { Handlers } from '#server/domain/call.ts';
import { acceptQuest } from './acceptQuest.ts';
import { listChangedObjects } from './changedObjects.ts';
import { completeQuest, markRewardSeen } from './completeQuest.ts';
import { listNpcs } from './listNpcs.ts';
import { listQuestRewards } from './listQuestRewards.ts';
import { listNpcQuests, listQuestPage, listQuests } from './listQuests.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { talkToNpc } from './talkToNpc.ts';

export const questHandlers: Handlers<typeof questRoutes> = {
  list: async ({ deps, userId, params }) => {
    checkWorld(params.worldId);
    const [questList, changedObjectIdList] = await Promise.all([
      listQuests({ deps, userId }),
      listChangedObjects({ db: deps.db, userId }),
    ]);
    return { questList, changedObjectIdList };
  },
  listMain: ({ deps, userId, query }) => listQuestPage({ deps, userId, list: 'main', page: query.page }),
  listSub: ({ deps, userId, query }) => listQuestPage({ deps, userId, list: 'sub', page: query.page }),
  listNpcs: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    return listNpcs({ deps, userId, mapId: query.map_id, page: query.page, size: query.size });
  },
  listOfNpc: async ({ deps, userId, params: { worldId, mapId, npcId } }) => {
    checkWorld(worldId);
    const mapNpcQuestList = await listNpcQuests({ deps, userId, mapId, npcId });
    return { mapNpcQuestList, totalCount: mapNpcQuestList.length };
  },
  talkToNpc: async ({ deps, userId, params: { worldId, npcId } }) => {
    checkWorld(worldId);
    return talkToNpc({ deps, userId, npcId });
  },
  accept: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    return acceptQuest({ deps, userId, questId });
  },
  complete: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    return completeQuest({ deps, userId, questId });
  },
  markRewardSeen: async ({ deps, userId, params: { worldId, questId } }) => {
    checkWorld(worldId);
    await markRewardSeen({ db: deps.db, userId, questId });
    return {};
  },
  listRewards: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    const { page, size, map_id: mapId, reward_type: rewardType } = query;
    return listQuestRewards({ deps, userId, page, size, mapId, rewardType });
  },
};
