/** Pure: how a crab passes its time on the sand. */

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
  /** Until it does something else, ms. */
  readonly left: number;
}

interface Moment {
  readonly dt: number;
  readonly home: Stretch;
  /** Somebody is so near that it rather digs in. */
  readonly isDisturbed: boolean;
  /** Gives numbers in [0, 1). */
  readonly random: () => number;
}

const SPEED = 66;
const REST_MS = { least: 700, most: 2600 } as const;
const SCUTTLE_MS = { least: 350, most: 1300 } as const;
/** It stays below this long after the last disturbance. */
const HIDE_MS = 1500;

const between = ({ least, most }: { readonly least: number; readonly most: number }, random: () => number) =>
  least + random() * (most - least);

/** The crab after `dt` ms; with no time passing it stays as it is. */
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
  // out of the sand it first looks about
  if (crab.does === 'hide') return { ...crab, does: 'rest', left: between(REST_MS, random) };
  const direction = random() < 0.5 ? -1 : 1;
  return { ...crab, does: 'scuttle', direction, left: between(SCUTTLE_MS, random) };
}
