/** Pure: the next walk of a journey over maps. */
import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';

export type Leg =
  | { readonly target: WalkTarget }
  /** One is there, or there is no way. */
  | { readonly end: 'arrived' | 'unreachable' };

/** What to walk to on this map to come nearer to the goal. */
export function nextLeg(goal: TravelGoal, mapId: number): Leg {
  const toMapId = mapOf(goal);
  if (toMapId === mapId)
    return goal.kind === 'map' ? { end: 'arrived' } : { target: { kind: goal.kind, id: goal.id } };
  const portal = toMapId === undefined ? undefined : pathBetween(mapId, toMapId)?.[0];
  return portal === undefined ? { end: 'unreachable' } : { target: { kind: 'portal', id: portal.id } };
}

function mapOf({ kind, id }: TravelGoal): number | undefined {
  if (kind === 'object') return codeObjectById(id)?.mapId;
  return MAPS.find((map) => (kind === 'npc' ? map.npcs.some(({ npcId }) => npcId === id) : map.id === id))
    ?.id;
}
