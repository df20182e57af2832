import { ellipse, line, part } from '../core/svg.ts';

/** A gull in flight to the right, wings up or down, 56 wide. */
export function gull(isUp: boolean): string {
  const wing = isUp
    ? 'M-2 -2C-10 -14 -20 -20 -30 -20C-22 -12 -14 -4 -8 4Z'
    : 'M-2 0C-10 4 -18 12 -22 22C-12 18 -2 12 4 6Z';
  const farWing = isUp
    ? 'M4 -2C4 -14 0 -20 -6 -24C2 -22 10 -14 12 -2Z'
    : 'M4 2C6 10 4 16 0 22C10 16 14 8 12 2Z';
  const edge = { outline: 1.2, ink: '#6f7fb0', shadow: [0, -1.6] as const };
  return (
    part(farWing, '#dfe6f6', edge) +
    part('M-18 0C-10 -7 8 -8 16 -3C20 0 18 4 12 5C0 9 -10 6 -18 0L-26 3L-24 -3Z', '#ffffff', edge) +
    part('M17 -2L25 0L17 3Z', '#ffb43f', { outline: 1, shadow: null }) +
    part(wing, '#f4f7ff', edge) +
    line(isUp ? 'M-30 -20L-24 -14' : 'M-22 22L-18 15', '#8a97c4', 2.4) +
    ellipse(12, -2, 1.5, 1.8, '#3a3f6a')
  );
}
