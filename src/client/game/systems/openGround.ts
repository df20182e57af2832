import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Stretch } from './crabMotion.ts';

type Ground = Pick<MapDefinition, 'spawn' | 'solids' | 'walls' | 'slopes' | 'portals'>;

/** Pure: where nothing is built on the ground one arrives on, from left to right, world px. */
export function openGround({ spawn, solids, walls, slopes, portals }: Ground): Stretch[] {
  const built = [...solids, ...walls, ...slopes, ...portals]
    .filter(({ y, h }) => y < spawn.y && y + h >= spawn.y)
    .sort((a, b) => a.x - b.x);
  return solids
    .filter(({ y }) => y === spawn.y)
    .flatMap(({ x, w }) => {
      const open: Stretch[] = [];
      let from = x;
      for (const box of built) {
        if (box.x > from) open.push({ from, to: Math.min(box.x, x + w) });
        from = Math.max(from, box.x + box.w);
      }
      return [...open, { from, to: x + w }];
    })
    .filter(({ from, to }) => to > from);
}
