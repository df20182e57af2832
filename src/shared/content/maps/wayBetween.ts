/** Pure: which doors lead from one map to another. */
import { mapById } from './maps.ts';
import type { Portal } from './mapTypes.ts';

/** The portals to go through, in their order; empty on the map itself, null when no way leads there. */
export function wayBetween(fromMapId: number, toMapId: number): readonly Portal[] | null {
  const ways = new Map<number, readonly Portal[]>([[fromMapId, []]]);
  for (const [mapId, way] of ways) {
    if (mapId === toMapId) return way;
    for (const portal of mapById(mapId)?.portals ?? [])
      if (!ways.has(portal.toMapId)) ways.set(portal.toMapId, [...way, portal]);
  }
  return null;
}
