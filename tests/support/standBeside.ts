import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import type { Deps } from '#server/domain/deps.ts';

/** Puts a character beside an NPC, as the world's room would have saved it there. */
export async function standBeside(
  deps: Pick<Deps, 'db'>,
  { userId, npcId }: { readonly userId: number; readonly npcId: number },
): Promise<void> {
  const { id: mapId, npcs } = mapOfNpc(npcId);
  const place = npcs.find((npc) => npc.npcId === npcId);
  if (place === undefined) throw new Error(`NPC ${npcId} stands on no map.`);
  await savePositions(deps, [{ userId, mapId, x: place.x - 60, y: place.y, facing: 1 }]);
}
