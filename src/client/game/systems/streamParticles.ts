/** Pure: the little things that drift in a stream of water, and where they are. */
import type { CurrentBox } from '#shared/simulation/geometry.ts';

export interface Drifter {
  /** Place in the box, each in [0, 1). */
  readonly along: number;
  readonly across: number;
  /** Share of the water's own speed. */
  readonly pace: number;
  readonly isBubble: boolean;
}

export interface Drifting {
  readonly x: number;
  readonly y: number;
  /** 0 at the ends of the box, 1 in its middle. */
  readonly strength: number;
}

/** px² of water for each of them, within bounds. */
const AREA = 1900;
const FEWEST = 8;
const MOST = 40;
/** They come and go within this share of the way. */
const FADE = 0.18;

/** What drifts in this box; `random` gives numbers in [0, 1). */
export function driftersOf({ w, h }: CurrentBox, random: () => number): readonly Drifter[] {
  const count = Math.max(FEWEST, Math.min(MOST, Math.round((w * h) / AREA)));
  return Array.from({ length: count }, (_, index) => ({
    along: random(),
    across: (index + 0.2 + random() * 0.6) / count,
    pace: 0.6 + random() * 0.5,
    isBubble: index % 3 === 0,
  }));
}

/** Where one of them is after so many seconds: it enters on one side, leaves on the other and enters again. */
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
