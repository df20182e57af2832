import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, part, svg } from '../core/svg.ts';
import { strap } from './straps.ts';

/** Two tanks; the flames answer to the way the wearer moves. */
export const jetpack = (color: string, fin: string): Drawing => ({
  draw(pose) {
    const burn = Math.min(10, Math.hypot(...pose.sway));
    const flame = (x: number) =>
      burn < 2
        ? ''
        : part(
            svg`M${x - 3.4} 1C${x - 4} ${4 + burn * 0.5} ${x - 1.4} ${6 + burn} ${x} ${8 + burn}C${x + 1.4} ${6 + burn} ${x + 4} ${4 + burn * 0.5} ${x + 3.4} 1Z`,
            '#ff9f43',
            {
              outline: 1.2,
              shadow: null,
              inside: ellipse(x, 3, 2, 2 + burn * 0.4, '#ffe98a'),
            },
          );
    const tank = (x: number, tone: string) =>
      flame(x) +
      part(roundedRect(x - 3.6, -1.4, 7.2, 3.8, 1), shade('#8fa0c8', 0.4), { outline: 1.2, shadow: null }) +
      part(
        svg`M${x - 5.4} -1V-16C${x - 5.4} -22 ${x - 2} -25 ${x} -26C${x + 2} -25 ${x + 5.4} -22 ${x + 5.4} -16V-1Z`,
        tone,
        {
          inside: fill(svg`M${x - 6} -12h12v3h-12Z`, fin) + ellipse(x - 2.6, -18, 1.2, 3.4, '#ffffff', 0.7),
        },
      );
    return {
      capeB: at(
        pose.torso,
        part('M-25 -8L-32 2L-24 0Z', fin) +
          tank(-12, shade(color, 0.5)) +
          tank(-21, color) +
          part(ellipsePath(-16.6, -9, 2.4, 2.4), '#ff6f6f', { outline: 1, shadow: null }),
      ),
      capeF: strap(pose, '#5f6f98'),
    };
  },
});
