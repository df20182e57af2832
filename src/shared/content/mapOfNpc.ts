import type { MapDefinition } from './maps/mapTypes.ts';
import { MAPS } from './maps/maps.ts';

/** The map on which an NPC stands. Throws for an NPC that stands nowhere. */
export function mapOfNpc(npcId: number): MapDefinition {
  const map = MAPS.find(({ npcs }) => npcs.some((place) => place.npcId === npcId));
  if (!map) throw new Error(`NPC ${npcId} stands on no map`);
  return map;
}
