/** Pure. The motion of a crab, and its ground. */
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';

/** A stretch of sand, in world px. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Crab {
  readonly x: number;
  readonly does: 'rest' | 'scuttle' | 'hide';
  /** 1 scuttles to the right. */
  readonly direction: 1 | -1;
  /** Time left of the current behaviour, ms. */
  readonly left: number;
}

interface Moment {
  readonly dt: number;
  readonly home: Stretch;
  /** A player is near enough to make it dig in. */
  readonly isDisturbed: boolean;
  /** Gives numbers in [0, 1). */
  readonly random: () => number;
}

const SPEED = 66;
const REST_MS = { least: 700, most: 2600 } as const;
const SCUTTLE_MS = { least: 350, most: 1300 } as const;
/** How long it stays dug in after the last disturbance, ms. */
const HIDE_MS = 1500;

const between = ({ least, most }: { readonly least: number; readonly most: number }, random: () => number) =>
  least + random() * (most - least);

/** The crab after `dt` ms. */
export function moveCrab(crab: Crab, { dt, home, isDisturbed, random }: Moment): Crab {
  if (dt <= 0) return crab;
  if (isDisturbed) return { ...crab, does: 'hide', left: HIDE_MS };
  const left = crab.left - dt;
  if (crab.does === 'scuttle') {
    const x = crab.x + (crab.direction * SPEED * dt) / 1000;
    if (x < home.from) return { ...crab, x: home.from, direction: 1, left };
    if (x > home.to) return { ...crab, x: home.to, direction: -1, left };
    return left > 0 ? { ...crab, x, left } : { ...crab, x, does: 'rest', left: between(REST_MS, random) };
  }
  if (left > 0) return { ...crab, left };
  // A crab that comes out waits before it walks.
  if (crab.does === 'hide') return { ...crab, does: 'rest', left: between(REST_MS, random) };
  const direction = random() < 0.5 ? -1 : 1;
  return { ...crab, does: 'scuttle', direction, left: between(SCUTTLE_MS, random) };
}

type Ground = Pick<MapDefinition, 'spawn' | 'solids' | 'walls' | 'slopes' | 'portals'>;

/** Stretches of ground at the spawn's height without anything built on them, left to right, world px. */
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
