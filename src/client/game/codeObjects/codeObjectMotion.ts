/** Pure. The motion of the pieces of code objects. Times ms. */

/** Approaches a value so that after `time` two thirds of the way are done; without `dt` it is reached. */
export function near(from: number, to: number, dt: number, time: number): number {
  return dt <= 0 ? to : to + (from - to) * Math.exp(-dt / time);
}

/** A swing of 1 to either side. */
export const sway = (time: number, period: number, phase = 0): number =>
  Math.sin((time / period + phase) * Math.PI * 2);

/** The share of a pop from 0 to 1, with a slight overshoot before the end. */
export function pop(share: number): number {
  const left = Math.max(0, Math.min(1, share)) - 1;
  return 1 + 2.4 * left ** 3 + 1.4 * left ** 2;
}

/** The shorter way round from one angle to another, radians. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (Math.PI * 2);
  return turn > Math.PI ? turn - Math.PI * 2 : turn < -Math.PI ? turn + Math.PI * 2 : turn;
}
