import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

const [npc] = NPCS;
const [quest] = QUESTS;
const ownQuest = { worldId: WORLD_ID, questId: quest?.id ?? 0 };

export const quests: SubjectRows<'quests'> = {
  list: { row: SIGNED_IN, request: { params: { worldId: WORLD_ID } } },
  listMain: { row: SIGNED_IN, request: { query: { page: 1 } } },
  listSub: { row: SIGNED_IN, request: { query: { page: 1 } } },
  listNpcs: {
    row: SIGNED_IN,
    request: { params: { worldId: WORLD_ID }, query: { page: 0, size: '20', map_id: FIRST_MAP.id } },
  },
  listOfNpc: {
    row: SIGNED_IN,
    request: { params: { worldId: WORLD_ID, mapId: FIRST_MAP.id, npcId: npc.id } },
  },
  talkToNpc: { row: SIGNED_IN, request: { params: { worldId: WORLD_ID, npcId: npc.id } } },
  accept: { row: SIGNED_IN, request: { params: ownQuest } },
  complete: { row: SIGNED_IN, request: { params: ownQuest } },
  markRewardSeen: { row: SIGNED_IN, request: { params: ownQuest } },
  listRewards: {
    row: SIGNED_IN,
    request: {
      params: { worldId: WORLD_ID },
      query: { page: 0, size: '20', map_id: FIRST_MAP.id, reward_type: 'POINT' },
    },
  },
};
