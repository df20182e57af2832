import type { z } from 'zod';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { NPCS } from '#shared/content/npcs.ts';
import type { npcObjectSchema } from '#shared/contract/quests.ts';

type NpcObject = z.input<typeof npcObjectSchema>;

/** Side of the portrait that the sprite packer draws of every NPC, in pixels. */
const PORTRAIT_SIDE = 224;

/** One page of the NPCs of the world, or of one map; pages start at 0. */
export function listNpcs(query: { mapId: number | undefined; page: number; size: number }): {
  mapNpcObjectList: NpcObject[];
  totalCount: number;
} {
  const { mapId, page, size } = query;
  const all = NPCS.map(toNpcObject).filter((npc) => mapId === undefined || npc.mapId === mapId);
  return { mapNpcObjectList: all.slice(page * size, (page + 1) * size), totalCount: all.length };
}

function toNpcObject({ id, name, role, sprite, defaultMessageList }: (typeof NPCS)[number]): NpcObject {
  return {
    mapNpcObjectId: id,
    mapId: mapOfNpc(id).id,
    name,
    role,
    mapObject: {
      resourceImg: `/npc/${sprite}/@1x/bust.webp`,
      dimension: { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE },
    },
    defaultMessageList: defaultMessageList.map((message) => ({ message })),
  };
}
