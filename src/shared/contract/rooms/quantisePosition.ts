/** Steps per pixel on the wire; a uint16 reaches 16,383 px, wider than any map. */
const STEPS_PER_PX = 4;
const MAX = 0xffff;

export function quantisePosition(px: number): number {
  const steps = Math.round(px * STEPS_PER_PX);
  return steps < 0 ? 0 : steps > MAX ? MAX : steps;
}

export function dequantisePosition(steps: number): number {
  return steps / STEPS_PER_PX;
}
