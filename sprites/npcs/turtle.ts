import { shade } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const lens = (x: number, r: number) =>
  ellipse(x, -86, r, r, '#dff4ff', 0.2) + ring(x, -86, r, r, '#6a4414', 4) + ring(x, -86, r, r, '#f2b43a', 2);

export function turtle(t: number, expression: MascotExpression, open = mouthOpening(t, expression)): string {
  const skin = '#93d67c';
  const shell = '#3fa872';
  const bob = bobbing(t, 1.4);
  const wave = sway(t, 6);
  const hex = (x: number, y: number, s: number) =>
    line(star(x, y, s, s * 0.87, 3, 0), shade(shell, 1.8), 2, 0.8);
  return (
    part('M-22 -8C-24 -2 -22 2 -14 2H0C4 2 4 -6 -2 -10Z', skin, { outline: 2, shadow: [-1, -2] }) +
    part('M14 -8C12 -2 14 2 20 2H34C40 2 38 -6 30 -10Z', skin, { outline: 2, shadow: [-1, -2] }) +
    at(
      svg`translate(0 ${bob})`,
      part('M6 -8C-30 -4 -54 -18 -52 -44C-50 -66 -28 -78 -4 -74Z', shell, {
        outline: 2,
        shadow: [-1, -3.4],
        inside:
          hex(-26, -44, 13) +
          hex(-44, -30, 9) +
          hex(-26, -68, 9) +
          hex(-18, -20, 9) +
          hex(-46, -56, 8) +
          ellipse(-34, -64, 9, 4, '#ffffff', 0.35, -38),
      }) +
        part('M-14 -64C-22 -44 -20 -18 -8 -6H28C40 -18 40 -48 30 -62Z', '#ffedb8', {
          outline: 2,
          shadow: [-2, -2.4],
          inside:
            line('M-20 -46H40M-20 -32H40M-18 -19H40', '#e6c87c', 2) +
            fill('M-16 -66C-24 -44 -22 -18 -10 -4L-4 -6C-14 -20 -16 -44 -8 -64Z', shade(shell, 0.6)),
        }) +
        at(
          svg`rotate(${wave} 34 -44)`,
          part('M30 -50C42 -50 52 -40 54 -28C46 -26 34 -30 28 -38Z', skin, { outline: 2, shadow: [-1, -2] }),
        ) +
        part(
          'M-18 -112C-6 -122 28 -124 42 -108C54 -94 50 -70 34 -63C16 -56 -10 -58 -20 -70C-28 -82 -28 -102 -18 -112Z',
          skin,
          {
            outline: 2,
            shadow: [-1.4, -3.4],
            inside: ellipse(0, -110, 11, 4, '#ffffff', 0.4, -16),
          },
        ) +
        ellipse(-8, -76, 6, 3.6, '#ff7f8f', 0.42) +
        ellipse(42, -76, 5, 3.4, '#ff7f8f', 0.42) +
        mascotEye(4, -86, 6.4, 8.6, '#3f8a5a', expression) +
        mascotEye(32, -86, 6, 8.4, '#3f8a5a', expression) +
        lens(4, 12.4) +
        lens(32, 11.6) +
        line('M16 -88Q18.4 -90 21 -88', '#6a4414', 3) +
        mascotMouth({ x: 19, y: -70, w: 10, h: 7, open, ink: '#3a6a3a' }) +
        // book
        at(
          svg`rotate(${wave * 0.4} -6 -34)`,
          part(
            'M-34 -46C-28 -50 -20 -50 -14 -46C-8 -50 0 -50 6 -46V-24C0 -28 -8 -28 -14 -24C-20 -28 -28 -28 -34 -24Z',
            '#fffdf4',
            { outline: 2, ink: '#7e2a22', shadow: [0, -1.6], shadowColor: '#e6dcc4' },
          ) +
            line('M-14 -46V-24', '#c9b58a', 1.6) +
            line('M-29 -42q5 -2 10 0M-29 -36q5 -2 10 0M-9 -42q5 -2 10 0M-9 -36q5 -2 10 0', '#8aa6c0', 1.6),
        ) +
        part('M-16 -50C-28 -46 -36 -38 -38 -28C-30 -26 -18 -30 -10 -40Z', skin, {
          outline: 2,
          shadow: [-1, -2],
        }),
    )
  );
}
