import { ellipse, part } from '../core/svg.ts';

/** A bright drop from the roof of the cave, 14 high. */
export function drop(): string {
  return (
    part('M0 -8C3 -3 5 0 5 3A5 5 0 0 1 -5 3C-5 0 -3 -3 0 -8Z', '#a6f5f0', { outline: 1.2, shadow: [0, -1] }) +
    ellipse(-1.6, 2, 1.3, 2, '#ffffff', 0.9)
  );
}
