import { shade } from '../core/color.ts';
import { ellipse, part } from '../core/svg.ts';

export function fish(color: string): string {
  return (
    part('M-9 0C-6 -8 8 -8 13 0C8 8 -6 8 -9 0Z', color, { outline: 1, shadow: [0, -1.6] }) +
    part('M-8 0L-15 -6C-13.6 -2 -13.6 2 -15 6Z', shade(color, 0.4), { outline: 1, shadow: null }) +
    ellipse(7, -1.4, 1.5, 1.9, '#2a2148') +
    ellipse(6.6, -2, 0.6, 0.7, '#ffffff')
  );
}
