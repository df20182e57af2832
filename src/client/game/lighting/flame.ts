/** Pure: brightness of lights over time. */

/** Turns a second and amplitude of each wave: slow, out of step, far below harmful flicker. */
const WAVES = [
  [0.31, 0.5],
  [0.73, 0.32],
  [1.27, 0.18],
] as const;

/** Brightness 0 to 1 at `time` of a light that flickers by `flicker` (0 to 1). */
export function flame(flicker: number, timeMs: number, phase: number): number {
  let restlessness = 0;
  for (const [turns, share] of WAVES)
    restlessness +=
      share * (0.5 + 0.5 * Math.sin((timeMs / 1000) * turns * Math.PI * 2 + phase * (1 + turns)));
  return 1 - flicker * restlessness;
}

/** A rotating beam seen from the side: 1 points to the right, -1 to the left, 0 towards the viewer or away. */
export function beamReach(timeMs: number, periodMs: number): number {
  return Math.cos((timeMs / periodMs) * Math.PI * 2);
}
