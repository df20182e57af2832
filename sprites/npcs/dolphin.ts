import { shade } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';

export function dolphin(t: number, expression: MascotExpression, open = mouthOpening(t, expression)): string {
  const skin = '#5cb6ec';
  const bob = bobbing(t, 2);
  const flap = sway(t + 0.1, 9);
  const lift = expression === 'happy' ? -70 : 0;
  return at(
    svg`translate(0 ${bob})`,
    // tail fluke
    at(
      svg`rotate(${sway(t, 3)} -10 -10)`,
      part(
        'M-12 -14C-26 -16 -42 -12 -50 -24C-56 -16 -52 -6 -42 -3C-48 4 -46 11 -38 14C-34 4 -22 2 -8 -1Z',
        shade(skin, 0.35),
        { shadow: [-1, -2.4], outline: 2 },
      ),
    ) +
      // dorsal fin
      part('M-30 -74C-42 -80 -52 -76 -58 -66C-48 -64 -42 -56 -36 -44Z', shade(skin, 0.35), {
        outline: 2,
        shadow: [-1, -2.4],
      }) +
      // body
      part(
        'M-14 -3C-34 -12 -46 -38 -41 -66C-37 -92 -15 -108 9 -107C30 -106 44 -92 46 -77C56 -79 69 -75 70 -67C71 -59 58 -55 46 -56C45 -38 42 -18 30 -7C20 2 -2 3 -14 -3Z',
        skin,
        {
          outline: 2,
          shadow: [-2, -3.4],
          inside:
            fill('M72 -64C58 -58 44 -60 33 -63C16 -66 8 -46 7 -30C6 -14 12 -2 24 4L46 0L56 -50Z', '#fdfbf4') +
            fill('M24 4C34 -6 42 -22 44 -52L52 -48L46 4Z', '#d5e3f2', 0.9) +
            ellipse(-10, -95, 15, 5, '#ffffff', 0.42, -28) +
            ellipse(8, -101, 4, 2.2, '#ffffff', 0.42),
        },
      ) +
      line('M69 -65C58 -58.6 44 -60 34.6 -63.6C32.6 -64.4 31.6 -66 31.8 -67.4', '#234a7a', 2.1) +
      beakMouth(open) +
      ellipse(21, -62, 6.4, 3.8, '#ff7f8f', 0.42) +
      mascotEye(24, -77, 6.4, 8.6, '#3b6fd0', expression) +
      line('M17 -91.6Q23 -95 29 -92.4', '#234a7a', 2.2) +
      // neckerchief
      part('M-42.4 -56C-24 -44 22 -42 44.4 -53L44.6 -44C26 -33.6 -20 -35 -42.6 -46Z', '#ee6258', {
        outline: 1.8,
        shadow: [0, -2],
      }) +
      part('M18 -42C12 -32 10 -26 12 -21L19 -26L24 -19C27 -26 27 -34 23 -42Z', '#ee6258', {
        outline: 1.6,
        shadow: [-1, -1.4],
      }) +
      part(star(20.4, -42, 7.6, 3.7), '#ffd34d', { outline: 1.4, shadow: [-0.6, -1] }) +
      // flipper
      at(
        svg`rotate(${flap - 4 + lift * -1} -14 -34)`,
        part(
          'M-19 -39C-31 -35 -39 -22 -38 -10C-28 -10 -14 -16 -8 -29C-7 -36 -13 -41 -19 -39Z',
          shade(skin, 0.25),
          {
            outline: 2,
            shadow: [-1, -2.4],
          },
        ),
      ),
  );
}

/** Below the line of the beak; shut, the line alone smiles. */
function beakMouth(open: number): string {
  if (open < 0.12) return '';
  const deep = open * 11;
  return part(
    svg`M35 -63C42 -60.6 52 -60.4 61 -62.6C58 ${-63 + deep} 41 ${-62 + deep * 1.1} 35 -63Z`,
    '#c04a5a',
    {
      outline: 1.3,
      ink: '#234a7a',
      shadow: null,
      inside: ellipse(48, -61.6 + deep * 0.62, 6.4, deep * 0.3, '#ff9a94'),
    },
  );
}
