import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';

const TAIL_ROOT = 'M10 -34C20 -14 2 2 -14 -5';
const TAIL_CURL = `${TAIL_ROOT}C-27 -11 -25 -27 -13 -27C-5 -27 -4 -17 -11 -16`;

/** Strokes in two widths imitate a taper. */
const curledTail = (skin: string) =>
  line(TAIL_CURL, ink(skin), 16) +
  line(TAIL_ROOT, ink(skin), 20) +
  line(TAIL_CURL, skin, 12) +
  line(TAIL_ROOT, skin, 16) +
  line('M14 -22l-8 -6M12 -10l-8 -8M2 -1l-3 -10M-10 0l2 -9', shade(skin, 1.3), 1.8, 0.6) +
  line('M-16 -4C-25 -12 -22 -24 -14 -25', light(skin, 0.8), 2, 0.6);

export function seahorse(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression),
): string {
  const skin = '#f7c04a';
  const bob = bobbing(t, 2.4);
  const fin = sway(t * 2, 16);
  return at(
    svg`translate(0 ${bob})`,
    at(
      svg`rotate(${fin} -18 -56)`,
      part('M-14 -66C-26 -74 -38 -68 -40 -56C-38 -46 -24 -42 -14 -48Z', '#ff9fb8', {
        outline: 2,
        shadow: [-1, -2],
        inside: line('M-16 -60L-36 -62M-16 -56L-38 -54M-16 -52L-34 -48', '#d9607f', 1.6),
      }),
    ) +
      // the tail first, the body over it
      curledTail(skin) +
      part('M-16 -92C-27 -72 -25 -46 -4 -28C8 -20 22 -26 26 -38C33 -56 29 -76 18 -92Z', skin, {
        outline: 2,
        shadow: [-1.6, -2.6],
        inside:
          [-72, -61, -50, -40, -31]
            .map((y) => line(svg`M-30 ${y + 5}Q0 ${y - 2} 34 ${y + 5}`, shade(skin, 1.3), 1.8, 0.55))
            .join('') + fill('M16 -80C32 -68 34 -44 22 -26C16 -36 16 -60 10 -78Z', '#fff2c4', 0.95),
      }) +
      // head
      part(
        'M-26 -96C-28 -116 -10 -128 8 -126C24 -124 34 -114 34 -104C42 -102 48 -103 52 -106.6C59 -109 61 -91 54 -90.6C48 -91.6 42 -91 34 -89.6C30 -78 14 -72 0 -74C-16 -76 -25 -84 -26 -96Z',
        skin,
        { outline: 2, shadow: [-1.6, -3.2], inside: ellipse(-8, -117, 10, 4, '#ffffff', 0.42, -22) },
      ) +
      part(
        'M-20 -116L-24 -130L-11 -124L-4 -138L6 -126L17 -134L17 -120C6 -127 -10 -126 -20 -116Z',
        '#ff9fb8',
        {
          outline: 2,
          shadow: [-1, -2],
        },
      ) +
      (open < 0.12
        ? line('M55 -101Q53.6 -98.6 55 -96', '#7a4a10', 2)
        : part(ellipsePath(55.4, -98.4, 1.6 + open * 1.8, 2.2 + open * 3.4), '#a83a48', {
            outline: 1.4,
            ink: '#7a4a10',
            shadow: null,
          })) +
      ellipse(12, -88, 6, 3.6, '#ff7f6f', 0.45) +
      mascotEye(18, -101, 6, 8.2, '#8a5ad0', expression) +
      line('M11 -114Q17 -117 23 -114', '#7a4a10', 2.2) +
      // mail bag
      line('M-16 -70C-4 -58 10 -52 22 -50', ink('#3f8fd0'), 6) +
      line('M-16 -70C-4 -58 10 -52 22 -50', '#4fa7e6', 3) +
      part(roundedRect(8, -56, 30, 23, 6), '#4fa7e6', { outline: 2, shadow: [-1, -2] }) +
      part('M8 -52Q8 -57 14 -57H32Q38 -57 38 -52L23 -41Z', '#7fc6f4', {
        outline: 1.6,
        ink: ink('#4fa7e6'),
        shadow: [0, -1.4],
      }) +
      part(star(23, -44, 4.4, 2.2), '#ffd34d', { outline: 1.2, shadow: null }),
  );
}
