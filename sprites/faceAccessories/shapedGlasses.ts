import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { heart, star } from '../core/shapes.ts';
import { at, fill, line } from '../core/svg.ts';

const rims = (color: string, glass: string, near: string, far: string, tinted: number): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      [near, far].map((d) => fill(d, glass, tinted) + line(d, ink(color), 3.6) + line(d, color, 2)).join('') +
        line('M-9 -21l3 -3M13.6 -21l2.6 -3', '#ffffff', 1.8, 0.85) +
        line('M2.6 -18.6Q5.6 -20.6 8.8 -18.6', ink(color), 2.6) +
        line('M-14 -19L-24 -20', ink(color), 2.4),
    ),
  }),
});

export const heartGlasses = (color: string, glass: string) =>
  rims(color, glass, heart(-5.6, -17, 9), heart(16.6, -17, 8), 0.4);

export const starGlasses = (color: string, glass: string) =>
  rims(color, glass, star(-5.6, -17, 11, 6.4), star(16.6, -17, 9.8, 5.6), 0.3);
