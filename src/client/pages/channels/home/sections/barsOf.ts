/* The geometry of a bar plot. Pure. */

const WIDTH = 640;
const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 8;
const TOP = 14;
const FLOOR = HEIGHT - 26;
const GAP = 0.34;

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least of 1, 2 and 5 times a power of ten that is at least `value`, and at least 2. */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return Math.max(2, step * power);
}

/** A bar for each count, and the lines at nothing, half and all of the scale. */
export function barsOf(counts: readonly number[]) {
  const top = niceTop(Math.max(0, ...counts));
  const yOf = (count: number) => FLOOR - (count / top) * (FLOOR - TOP);
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(1, counts.length);
  const bars: Bar[] = counts.map((count, index) => ({
    x: LEFT + slot * (index + GAP / 2),
    y: yOf(count),
    width: slot * (1 - GAP),
    height: FLOOR - yOf(count),
  }));
  const lines = [0, top / 2, top].map((value) => ({ value, y: yOf(value) }));
  return { bars, lines, width: WIDTH, height: HEIGHT, floor: FLOOR };
}
