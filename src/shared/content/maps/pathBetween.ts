/** Pure. The portals that lead from one map to another. */
import { mapById } from './maps.ts';
import type { Portal } from './mapTypes.ts';

/** The portals to take, in order; empty on the map itself, null when there is no path. */
export function pathBetween(fromMapId: number, toMapId: number): readonly Portal[] | null {
  const paths = new Map<number, readonly Portal[]>([[fromMapId, []]]);
  for (const [mapId, path] of paths) {
    if (mapId === toMapId) return path;
    for (const portal of mapById(mapId)?.portals ?? [])
      if (!paths.has(portal.toMapId)) paths.set(portal.toMapId, [...path, portal]);
  }
  return null;
}
