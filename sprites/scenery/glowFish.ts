import { light } from '../core/color.ts';
import { ellipse, line, part, radial } from '../core/svg.ts';

/** A little fish of the dark that carries its own lamp, looking to the right. */
export function glowFish(color: string): string {
  const glow = radial([
    [0, light(color, 0.8), 0.7],
    [0.45, color, 0.26],
    [1, color, 0],
  ]);
  const body = light(color, 0.3);
  return (
    glow.def +
    ellipse(0, 0, 26, 22, glow.url) +
    part('M-9 0L-18 -7C-15.6 -2 -15.6 2 -18 7Z', color, { outline: 1.2, shadow: null }) +
    part('M-11 0C-8 -10 8 -11 14 0C8 10 -8 9 -11 0Z', body, { outline: 1.2, shadow: [0, -2] }) +
    line('M4 -7Q10 -17 16 -12', '#2c3470', 1.6) +
    ellipse(17, -11, 3.4, 3.4, '#fffbd8') +
    ellipse(7, -1.6, 2.3, 2.9, '#2a2148') +
    ellipse(6.4, -2.6, 0.9, 1, '#ffffff')
  );
}
