import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const SKIN = '#a878e6';
const INK = ink(SKIN);

/** An arm: ink below, skin over it, a lighter stripe where the light falls. */
const arm = (d: string, color: string, width = 13) =>
  line(d, INK, width + 4) + line(d, color, width) + line(d, light(color, 0.5), width * 0.22, 0.55);

const suckers = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => ellipse(x, y, 2.3, 2.1, '#ffd3ea')).join('');

function coin(x: number, y: number): string {
  return (
    part(svg`M${x - 11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z`, '#ffd34d', {
      outline: 1.9,
      shadow: [-1, -2],
      inside: ellipse(x - 4.4, y - 5.6, 3.4, 1.8, '#ffffff', 0.7, -34),
    }) + part(star(x, y + 0.4, 5.8, 2.9), '#f0a92a', { outline: 0, shadow: null })
  );
}

/** The factor by which it is drawn larger than in the world. */
const SIZE = 0.94;

/** The keeper of the shop: a paper cap, a striped apron, and a hand for everything. */
export function octopus(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0.3),
): string {
  const bob = bobbing(t, 2) / SIZE;
  const wave = sway(t + 0.5, 4);
  const cheer = expression === 'happy' ? -8 : 0;
  const far = shade(SKIN, 0.5);
  return at(
    svg`scale(${SIZE})`,
    // what it stands on
    arm(svg`M18 -26C34 -22 36 -6 ${50 + wave * 0.3} -5C60 -4 61 -15 54 -16`, far, 12) +
      arm(svg`M-18 -26C-34 -22 -36 -6 ${-48 + wave * 0.3} -5C-58 -4 -59 -15 -52 -16`, far, 12) +
      arm('M-4 -22C-6 -10 -16 -4 -26 -4', far, 13) +
      arm('M8 -22C10 -10 20 -4 30 -4', far, 13) +
      at(
        svg`translate(0 ${bob})`,
        // a coin held up on one side, a greeting on the other
        arm(svg`M34 -46C54 -38 ${68 + wave * 0.4} -48 ${64 + wave} ${-74 + cheer}`, SKIN, 12) +
          suckers([
            [60, -47],
            [66, -55],
          ]) +
          coin(63 + wave, -84 + cheer) +
          arm(
            svg`M-30 -44C-52 -36 -66 -44 ${-64 - wave} ${-66 + cheer}C${-63 - wave} ${-76 + cheer} ${-52 - wave} ${-76 + cheer} ${-53 - wave} ${-67 + cheer}`,
            SKIN,
            11,
          ) +
          part(
            'M-45 -66C-48 -100 -26 -120 4 -120C36 -120 56 -98 52 -66C50 -48 46 -36 42 -26C38 -16 26 -18 22 -24C18 -15 4 -15 0 -24C-4 -15 -18 -15 -22 -24C-26 -16 -36 -16 -38 -26C-42 -40 -44 -52 -45 -66Z',
            SKIN,
            {
              outline: 2,
              shadow: [-2, -3.6],
              inside:
                ellipse(-22, -104, 14, 5, '#ffffff', 0.42, -34) +
                ellipse(-7, -113, 4, 2.2, '#ffffff', 0.42, -12) +
                ellipse(-34, -76, 3.4, 4.4, shade(SKIN, 1.1), 0.5) +
                ellipse(-38, -64, 2.2, 2.8, shade(SKIN, 1.1), 0.5) +
                ellipse(-30, -64, 1.8, 2.2, shade(SKIN, 1.1), 0.5),
            },
          ) +
          apron() +
          ellipse(-10, -68, 6.4, 3.8, '#ff5f9a', 0.46) +
          ellipse(44, -68, 5, 3.6, '#ff5f9a', 0.46) +
          eyeball(1, -82, 10, 12) +
          mascotEye(3, -81, 6.6, 9, '#3b6fd0', expression) +
          eyeball(36, -82, 9, 11.4) +
          mascotEye(37.6, -81, 6, 8.6, '#3b6fd0', expression) +
          line('M-9 -98Q0 -103 8 -99.4M30 -99.6Q37 -102.6 44 -98', INK, 2.3) +
          mascotMouth({ x: 19, y: -69, w: 9.5, h: 10, open, ink: '#4a2050' }) +
          cap(),
      ),
  );
}

function apron(): string {
  const stripes = [-20, -4, 12, 28].map((x) => fill(svg`M${x} -60h8v50h-8Z`, '#ee6258')).join('');
  return (
    line('M-43 -55C-20 -47 34 -47 50 -55', '#a8403e', 4.6) +
    part(
      'M-22 -51C-6 -47.6 26 -47.6 39 -51C43 -40 43 -30 38 -22C24 -16 -6 -16 -20 -22C-25 -32 -26 -42 -22 -51Z',
      '#fff6e6',
      {
        outline: 1.8,
        ink: '#8a3440',
        shadow: [-1, -2.2],
        shadowColor: '#ecd9c4',
        inside: stripes,
      },
    ) +
    part('M-4 -40H22V-31C22 -24 -4 -24 -4 -31Z', '#fff6e6', {
      outline: 1.4,
      ink: '#8a3440',
      shadow: [-0.6, -1.4],
      shadowColor: '#ecd9c4',
    }) +
    part(star(9, -34, 5, 2.5), '#ffd34d', { outline: 1.1, shadow: null })
  );
}

const eyeball = (x: number, y: number, rx: number, ry: number) =>
  part(ellipsePath(x, y, rx, ry), '#ffffff', {
    outline: 1.7,
    ink: INK,
    shadowColor: '#dbe4f2',
    shadow: [-1, -1.8],
  });

/** A paper cap, worn a little to one side. */
function cap(): string {
  return at(
    'rotate(-9 8 -116)',
    part('M-18 -117C-12 -128 -4 -137 8 -137C20 -137 30 -128 35 -117Z', '#fff6e6', {
      outline: 1.9,
      ink: '#8a3440',
      shadow: [-1, -2.2],
      shadowColor: '#ecd9c4',
      inside: fill('M2 -140H14L17 -114H-1Z', '#ee6258') + ellipse(-6, -128, 2.6, 5, '#ffffff', 0.8, 30),
    }) +
      part(
        'M-21 -112C-20 -119 -19 -121 -16 -121C0 -125 18 -125 33 -121C36 -121 38 -118 38 -112C22 -117 -4 -117 -21 -112Z',
        '#ee6258',
        {
          outline: 1.8,
          shadow: [-0.6, -1.6],
        },
      ),
  );
}
