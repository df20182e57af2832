import { ink, shade } from '../core/color.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';

export function shark(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0.8),
): string {
  const skin = '#7f9fbd';
  const bob = bobbing(t, 1.8);
  const wave = sway(t, 7);
  // its teeth leave no room for a closed mouth
  const wide = Math.max(0.35, open);
  return at(
    svg`translate(0 ${bob})`,
    part(
      'M-18 -12C-34 -8 -46 -14 -56 -28C-60 -14 -54 -6 -46 -2C-50 6 -48 14 -40 18C-34 8 -22 4 -8 0Z',
      shade(skin, 0.4),
      {
        outline: 2,
        shadow: [-1, -2.4],
      },
    ) +
      part('M-26 -100C-34 -116 -34 -132 -24 -142C-14 -134 0 -122 10 -108Z', shade(skin, 0.3), {
        outline: 2,
        shadow: [-2, -2],
      }) +
      at(
        svg`rotate(${-wave} 42 -46)`,
        part('M38 -54C52 -54 64 -44 66 -30C56 -28 42 -32 34 -40Z', shade(skin, 0.35), {
          outline: 2,
          shadow: [-1, -2.4],
        }),
      ) +
      part(
        'M-20 -3C-42 -14 -50 -44 -44 -74C-38 -104 -14 -118 12 -116C42 -114 60 -96 60 -74C60 -64 56 -56 52 -50C54 -30 46 -12 32 -4C16 3 -6 3 -20 -3Z',
        skin,
        {
          outline: 2,
          shadow: [-2, -3.6],
          inside:
            fill('M62 -64C50 -60 20 -58 0 -66C-8 -50 -8 -20 2 4H40C56 -10 60 -40 64 -60Z', '#fbfcff') +
            fill('M34 4C48 -8 54 -30 54 -50L64 -50L58 4Z', '#d3e0ee', 0.9) +
            ellipse(-10, -102, 15, 5, '#ffffff', 0.4, -24) +
            ellipse(9, -108, 4, 2.2, '#ffffff', 0.4),
        },
      ) +
      part(svg`M0 -67C18 -58 44 -58 57 -64C54 ${-61 + wide * 20} 12 ${-59 + wide * 20} 0 -67Z`, '#a83a48', {
        outline: 2,
        ink: '#3a2a4a',
        shadow: null,
        inside:
          ellipse(34, -61 + wide * 14, 13, 2 + wide * 4.4, '#ff9a94') +
          fill(
            'M4 -68q3 9 8.6 3.4q3.4 9 9.4 2q4.4 9 10 .6q5 8 9.4 -.6q4.6 7 8.6 -2.4q3.4 4 6 -4V-76H0Z',
            '#ffffff',
          ),
      }) +
      line('M0 -67C-3 -69 -4 -71 -3.6 -73', '#3a2a4a', 2.2) +
      ellipse(-4, -76, 6, 3.6, '#ff7f8f', 0.4) +
      ellipse(54, -74, 3.6, 3.4, '#ff7f8f', 0.4) +
      mascotEye(10, -86, 6.2, 8.6, '#3b6fa0', expression) +
      mascotEye(42, -86, 5.6, 8.2, '#3b6fa0', expression) +
      line('M2 -100Q9 -103 15 -99M37 -99Q43 -102.6 49 -99', '#3a4a66', 2.4) +
      line('M-30 -62l7 2M-31 -55l7 1M-30 -48l7 0', shade(skin, 2), 2.2) +
      // whistle
      line('M-30 -44C-14 -30 30 -28 50 -42', ink('#ee6258'), 5) +
      line('M-30 -44C-14 -30 30 -28 50 -42', '#ee6258', 2.6) +
      part('M8 -34H26V-28C26 -18 10 -18 8 -26Z', '#ffcf3f', { outline: 1.8, shadow: [-1, -1.6] }) +
      ellipse(17, -27, 2.6, 2.6, '#7a4a10') +
      at(
        svg`rotate(${wave} -26 -44)`,
        part('M-30 -52C-44 -48 -54 -36 -54 -22C-44 -20 -28 -26 -20 -40Z', shade(skin, 0.3), {
          outline: 2,
          shadow: [-1, -2.4],
        }),
      ),
  );
}
