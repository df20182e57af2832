import type { z } from 'zod';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { linesOf } from '#shared/content/npcLines/linesOf.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { sliceOfPage } from '#shared/contract/paging.ts';
import type { npcObjectSchema } from '#shared/contract/world/quests.ts';
import type { Deps } from '#server/domain/deps.ts';
import { beatenFoeIds } from '#server/domain/world/codeObjects/readFoes.ts';
import { loadQuestProgress } from './loadQuestProgress.ts';

type NpcObject = z.input<typeof npcObjectSchema>;

/** Side of an NPC's portrait from the sprite packer, in pixels. */
const PORTRAIT_SIDE = 224;

/** One page of the NPCs of the world, or of one map, with their lines for the caller; pages are numbered from 0. */
export async function listNpcs(query: {
  deps: Pick<Deps, 'db' | 'clock' | 'quests'>;
  userId: number;
  mapId: number | undefined;
  page: number;
  size: number;
}): Promise<{ mapNpcObjectList: NpcObject[]; totalCount: number }> {
  const { deps, userId, mapId, page, size } = query;
  const all = NPCS.filter((npc) => mapId === undefined || mapOfNpc(npc.id).id === mapId);
  const { db, clock, quests } = deps;
  const [progress, beaten] = await Promise.all([
    loadQuestProgress({ db, userId, quests, now: clock.now() }),
    beatenFoeIds({ deps, userId }),
  ]);
  const completed = new Set(
    [...progress.values()].filter(({ state }) => state === 'COMPLETED').map(({ questId }) => questId),
  );
  return {
    mapNpcObjectList: sliceOfPage(all, { page, first: 0, size }).map((npc) =>
      toNpcObject(npc, linesOf(npc, completed, beaten)),
    ),
    totalCount: all.length,
  };
}

function toNpcObject(npc: (typeof NPCS)[number], lines: readonly string[]): NpcObject {
  const { id, name, role, sprite } = npc;
  return {
    mapNpcObjectId: id,
    mapId: mapOfNpc(id).id,
    name,
    role,
    mapObject: {
      resourceImg: `/npc/${sprite}/@1x/bust.webp`,
      dimension: { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE },
    },
    defaultMessageList: lines.map((message) => ({ message })),
  };
}
