import { shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

export function nemo(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0.6),
): string {
  const skin = '#ff8a34';
  const bob = bobbing(t, 3);
  const tail = sway(t, 10);
  const fin = sway(t + 0.2, 14);
  const stripe = '#5a2416';
  const body = 'M-34 -50C-24 -82 34 -86 52 -52C54 -47 54 -43 52 -38C36 -6 -22 -8 -34 -38Z';
  return at(
    svg`translate(0 ${bob})`,
    at(
      svg`rotate(${tail} -32 -44)`,
      part('M-28 -44C-40 -58 -52 -66 -60 -62C-56 -52 -56 -36 -60 -26C-50 -22 -38 -32 -28 -44Z', skin, {
        outline: 2,
        shadow: [-1, -2.4],
        inside:
          fill('M-70 -70H-53V-20H-70Z', '#fff3e6') + line('M-53 -68C-50 -54 -50 -36 -53 -20', stripe, 3),
      }),
    ) +
      part('M-18 -70C-12 -86 10 -92 26 -80L28 -70Z', skin, {
        outline: 2,
        shadow: [-1, -2],
        inside: line('M-30 -84Q0 -94 40 -80', stripe, 5, 0.7),
      }) +
      part('M-6 -18C-8 -8 -16 -2 -24 -2C-22 -12 -20 -20 -18 -26Z', shade(skin, 0.4), {
        outline: 2,
        shadow: [-1, -2],
      }) +
      part(body, skin, {
        outline: 2,
        shadow: [-2, -4],
        inside:
          fill('M-22 -86C-12 -62 -14 -28 -24 -4H-6C4 -28 4 -62 -6 -86Z', '#fffaf2') +
          line('M-22 -86C-12 -62 -14 -28 -24 -4M-6 -86C4 -62 4 -28 -6 -4', stripe, 3) +
          fill('M14 -90C26 -66 26 -26 14 -2H0C8 -26 8 -66 0 -90Z', skin, 0) +
          ellipse(20, -72, 11, 4, '#ffffff', 0.45, 10) +
          ellipse(2, -70, 4, 2.4, '#ffffff', 0.4),
      }) +
      ellipse(20, -38, 6, 3.6, '#ff4f4f', 0.42) +
      ellipse(46, -38, 3.6, 3, '#ff4f4f', 0.42) +
      part(ellipsePath(22, -52, 9, 10.4), '#ffffff', {
        outline: 1.6,
        ink: stripe,
        shadowColor: '#dbe4f2',
        shadow: [-1, -1.6],
      }) +
      mascotEye(24, -51, 6.2, 8, '#b5541a', expression) +
      part(ellipsePath(43, -52, 7, 9.6), '#ffffff', {
        outline: 1.6,
        ink: stripe,
        shadowColor: '#dbe4f2',
        shadow: [-1, -1.6],
      }) +
      mascotEye(44.4, -51, 5, 7.6, '#b5541a', expression) +
      mascotMouth({ x: 36.5, y: -36, w: 7.8, h: 8.6, open, ink: stripe }) +
      at(
        svg`rotate(${fin} 0 -36)`,
        part('M4 -40C-4 -44 -16 -40 -20 -28C-14 -22 -2 -24 6 -32Z', shade(skin, 0.3), {
          outline: 2,
          shadow: [-1, -2],
          inside: line('M2 -36L-14 -28M4 -33L-8 -25', stripe, 1.6, 0.7),
        }),
      ),
  );
}
