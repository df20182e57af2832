import { ink } from '../core/color.ts';
import { ellipsePath, heart, star } from '../core/shapes.ts';
import { ellipse, line, part, ring, unite } from '../core/svg.ts';

/** Pendants of earrings, around the origin. */

export const starDrop = (color: string) =>
  part(star(0, 0, 4.8, 2.3), color, { outline: 1.1, shadow: [-0.3, -0.8] });

export const heartDrop = (color: string) =>
  part(heart(0, 0, 4), color, {
    outline: 1.1,
    shadow: [-0.3, -0.8],
    gloss: ellipsePath(-1.6, -1.8, 0.9, 0.7),
  });

export const hoop = (color: string) =>
  ring(0, 1, 3.6, 4.2, ink(color), 3.4) + ring(0, 1, 3.6, 4.2, color, 1.6);

export const cherries = () =>
  line('M0 -4L-2.6 2M0 -4L2.8 3', '#4f8a4a', 1.2) +
  unite([
    {
      d: ellipsePath(-2.8, 3.2, 2.9, 2.9),
      color: '#ee4f5f',
      options: { outline: 1.1, shadow: [-0.3, -0.8] },
    },
    { d: ellipsePath(3, 4.2, 2.9, 2.9), color: '#ee4f5f', options: { outline: 1.1, shadow: [-0.3, -0.8] } },
  ]) +
  ellipse(-3.6, 2.2, 0.7, 0.7, '#ffffff', 0.9) +
  ellipse(2.2, 3.2, 0.7, 0.7, '#ffffff', 0.9);

export const feather = (color: string) =>
  part('M0 -4C4 -1 4.4 5 .6 11C-3.6 6 -4 0 0 -4Z', color, {
    outline: 1.1,
    shadow: [-0.4, -0.8],
    inside: line('M0 -3L.4 10M0 2l3 -2M.2 5l3 -2M0 2l-3 -1M.2 5l-3 -1', '#ffffff', 0.8),
  });

export const moon = (color: string) =>
  part('M1.4 -4.6C-4.6 -4.6 -6 3 -1 4.8C2 5.6 4.4 4 5 2.4C1.4 3.4 -1.8 -1 1.4 -4.6Z', color, {
    outline: 1.1,
    shadow: [-0.3, -0.8],
  });

export const fish = (color: string) =>
  part('M0 -4.4C3.4 -2.4 3.4 2 .8 4.4L3 7.4H-3L-.8 4.4C-3.4 2 -3.4 -2.4 0 -4.4Z', color, {
    outline: 1.1,
    shadow: [-0.3, -0.8],
    inside: line('M-3 0Q0 1.6 3 0M-3 2.4Q0 4 3 2.4', '#ffffff', 0.9),
  }) + ellipse(-0.8, -1.6, 0.7, 0.8, '#2a2148');
