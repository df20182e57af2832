/** Pure: particles that drift in a current. */
import type { CurrentBox } from '#shared/simulation/geometry.ts';

export interface Drifter {
  /** Place in the box, each in [0, 1). */
  readonly along: number;
  readonly across: number;
  /** Share of the current's speed. */
  readonly pace: number;
  readonly isBubble: boolean;
}

export interface Drifting {
  readonly x: number;
  readonly y: number;
  /** Opacity: 0 at the ends of the box, 1 in its middle. */
  readonly strength: number;
}

/** Area of water (px²) per particle, and bounds of their number. */
const AREA = 1900;
const FEWEST = 8;
const MOST = 40;
/** Share of the box at each end over which particles fade. */
const FADE = 0.18;

/** The particles of a box; `random` gives numbers in [0, 1). */
export function driftersOf({ w, h }: CurrentBox, random: () => number): readonly Drifter[] {
  const count = Math.max(FEWEST, Math.min(MOST, Math.round((w * h) / AREA)));
  return Array.from({ length: count }, (_, index) => ({
    along: random(),
    across: (index + 0.2 + random() * 0.6) / count,
    pace: 0.6 + random() * 0.5,
    isBubble: index % 3 === 0,
  }));
}

/** Position of a particle after some seconds: it leaves on one side and enters on the other. */
export function driftAt(box: CurrentBox, drifter: Drifter, seconds: number): Drifting {
  const { x, y, w, h, vx, vy } = box;
  const isUpright = Math.abs(vy) > Math.abs(vx);
  const length = isUpright ? h : w;
  const speed = isUpright ? vy : vx;
  const turns = drifter.along + (seconds * speed * drifter.pace) / length;
  const along = turns - Math.floor(turns);
  const strength = Math.min(1, along / FADE, (1 - along) / FADE);
  return isUpright
    ? { x: x + drifter.across * w, y: y + along * h, strength }
    : { x: x + along * w, y: y + drifter.across * h, strength };
}
