/** Pure: how a light burns. */

/** Turns a second and how far each goes: slow and never in step, far below what could hurt an eye. */
const WAVES = [
  [0.31, 0.5],
  [0.73, 0.32],
  [1.27, 0.18],
] as const;

/** Brightness from 0 to 1 of a light that flickers so much (0 to 1), at a time of its own. */
export function flame(flicker: number, timeMs: number, phase: number): number {
  let restlessness = 0;
  for (const [turns, share] of WAVES)
    restlessness +=
      share * (0.5 + 0.5 * Math.sin((timeMs / 1000) * turns * Math.PI * 2 + phase * (1 + turns)));
  return 1 - flicker * restlessness;
}

/** A beam that goes round, seen from the side: 1 points to the right, -1 to the left, 0 at the eye or away from it. */
export function beamReach(timeMs: number, periodMs: number): number {
  return Math.cos((timeMs / periodMs) * Math.PI * 2);
}
