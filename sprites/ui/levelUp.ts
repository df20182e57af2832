import { shade } from '../core/color.ts';
import { smooth, star } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';

const GOLD = '#ffcf3f';
const GOLD_INK = '#9a5f14';
const RIBBON = '#ee6258';
const WREATH = '#4fd0a0';

const bigStar = (): string => {
  const points: Point[] = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    const radius = i % 2 ? 34 : 62;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return part(smooth(points, true, 0.38), GOLD, {
    outline: 3,
    ink: GOLD_INK,
    shadow: [0, -7],
    shadowColor: '#f0a02e',
    top: '#fff0b0',
    inside:
      ellipse(-12, -30, 9, 20, '#ffffff', 0.5, 22) +
      ellipse(-16, 2, 5.4, 7.4, '#5a3210') +
      ellipse(16, 2, 5.4, 7.4, '#5a3210') +
      ellipse(-17.6, -1, 2, 2.6, '#ffffff') +
      ellipse(14.4, -1, 2, 2.6, '#ffffff') +
      ellipse(-25, 11, 6, 3.6, '#ff7f6b', 0.6) +
      ellipse(25, 11, 6, 3.6, '#ff7f6b', 0.6) +
      part('M-8 11Q0 13 8 11C7 21 -7 21 -8 11Z', '#b8433f', { outline: 1.4, ink: '#5a2014', shadow: null }),
  });
};

const LEAVES = Array.from({ length: 6 }, (_, i) => i);

/** A half of the wreath, on the right: leaves of sea moss along an arc. */
const wreath = () =>
  line('M30 40C66 26 78 -18 62 -54', shade(WREATH, 2.4), 4) +
  LEAVES.map((i) => {
    const angle = ((58 - i * 21) * Math.PI) / 180;
    const x = Math.cos(angle) * 70;
    const y = Math.sin(angle) * 62 - 6;
    const leaf = 'M0 0C6 -9 18 -9 25 0C18 8 6 8 0 0Z';
    const put = (turn: number) =>
      at(svg`translate(${x} ${y}) rotate(${turn})`, part(leaf, WREATH, { outline: 2, shadow: [0, -2] }));
    return put(-62 - i * 17) + put(8 - i * 17);
  }).join('');

/** A laughing star in a wreath over a ribbon, for a new level. The ribbon is left for words. */
export function levelUp(): string {
  const half = wreath();
  return at(
    'translate(0 -58)',
    half +
      at('scale(-1 1)', half) +
      bigStar() +
      part('M-84 46L-104 40L-98 56L-106 70L-80 70Z', shade(RIBBON, 1.2), { outline: 2.6, shadow: [0, -3] }) +
      part('M84 46L104 40L98 56L106 70L80 70Z', shade(RIBBON, 1.2), { outline: 2.6, shadow: [0, -3] }) +
      part('M-88 40Q0 60 88 40V70Q0 90 -88 70Z', RIBBON, {
        outline: 2.8,
        shadow: [0, -5],
        inside: line('M-90 45.6Q0 65 90 45.6', '#ffffff', 2, 0.5),
      }) +
      [
        [-92, -44, 9],
        [92, -56, 11],
        [104, 6, 7],
        [-104, 10, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          part(star(x, y, r, r * 0.36, 4), '#fff6c8', { outline: 1.7, ink: GOLD_INK, shadow: null }),
        )
        .join('') +
      bubble(-70, -66, 6) +
      bubble(72, -26, 5),
  );
}
