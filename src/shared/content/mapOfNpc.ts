import type { MapDefinition } from './maps/mapTypes.ts';
import { MAPS } from './maps/maps.ts';

/** The map of an NPC. Throws for an NPC without a map. */
export function mapOfNpc(npcId: number): MapDefinition {
  const map = MAPS.find(({ npcs }) => npcs.some((place) => place.npcId === npcId));
  if (!map) throw new Error(`NPC ${npcId} stands on no map`);
  return map;
}
