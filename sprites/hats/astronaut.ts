import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, part } from '../core/svg.ts';
import { hoodBack, hoodFront, HOOD_RIM } from './hood.ts';

const GLASS =
  'M-12 1.4C-19 -4 -23.4 -12 -23 -22C-22 -36 -10 -40.6 2 -40.6C16 -40.6 27.4 -34 27.6 -22C27.8 -12 24 -4 17 1.4Z';

/** A helmet for walks among the stars. */
export const astronaut = (color = '#f4f7ff', rim = '#ff9f43'): Drawing => ({
  draw: (pose) => ({
    hatB: at(pose.head, hoodBack('#8fa0c8')),
    hat: at(
      pose.head,
      cord('M18 -58L25 -75', '#b8c4e0', 1.8, 1) +
        part(ellipsePath(25.4, -76.6, 3.2, 3.2), '#ff6f6f', { outline: 1.1, shadow: [-0.3, -0.9] }) +
        fill(GLASS, '#9fe0ff', 0.16) +
        fill('M14 -38C21 -35 25 -29 25.4 -22L20.6 -20C20 -27 17 -32 11 -35Z', '#ffffff', 0.4) +
        hoodFront(color, { inside: fill('M-40 -50H44V-45.6H-40Z', '#4fa7e6', 0.9) }) +
        cord(HOOD_RIM, rim, 3, 1.1) +
        part(roundedRect(-39.6, -27, 8, 16, 3), '#c9d4ee', { outline: 1.3, shadow: [-0.5, -1.4] }) +
        ellipse(-35.6, -19, 1.8, 3.4, '#4fa7e6') +
        part(ellipsePath(2, -53, 4.6, 4.6), '#3f6fd0', {
          outline: 1.1,
          shadow: null,
          over: ellipse(2, -53, 1.4, 1.4, '#ffd34d'),
        }),
    ),
  }),
});
