import { ink, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const FUR = '#b0764a';
const CREAM = '#ffe9c9';
const CLOTH = '#7fb08a';
const INK = ink(FUR);

/** The factor by which it is drawn larger than in the world. */
const SIZE = 0.88;

/** The detective: a checked cap, a cape of the same cloth, a magnifier for bugs. */
export function otter(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0),
): string {
  const bob = bobbing(t, 1.6) / SIZE;
  const wag = sway(t, 6);
  const search = sway(t + 0.5, 7) + (expression === 'happy' ? -14 : 0);
  const foot = (x: number) =>
    part(
      svg`M${x - 13} -4C${x - 13} -10 ${x + 9} -11 ${x + 14} -4C${x + 15} 1 ${x - 13} 1 ${x - 13} -4Z`,
      shade(FUR, 0.5),
      {
        outline: 2,
        shadow: [-0.6, -1.8],
      },
    );
  return at(
    svg`scale(${SIZE})`,
    at(
      svg`rotate(${wag} -18 -10)`,
      part('M-14 -20C-34 -14 -48 -16 -62 -30C-70 -36 -78 -28 -72 -18C-60 2 -34 4 -12 -2Z', shade(FUR, 0.35), {
        outline: 2,
        shadow: [-1, -2.8],
      }),
    ) +
      at(
        svg`translate(0 ${bob})`,
        part('M-26 -6C-38 -22 -36 -56 -22 -70H28C42 -56 44 -22 32 -6C20 0 -14 0 -26 -6Z', FUR, {
          outline: 2,
          shadow: [-1.6, -3.2],
          inside: fill('M-4 -60C-16 -40 -14 -12 2 2H30C40 -14 40 -40 34 -60Z', CREAM),
        }) +
          cape() +
          ear(-34, -96) +
          ear(46, -96) +
          part(
            'M-38 -84C-42 -110 -18 -124 6 -124C32 -124 54 -110 50 -84C48 -64 30 -57 6 -57C-18 -57 -36 -64 -38 -84Z',
            FUR,
            {
              outline: 2,
              shadow: [-1.6, -3.4],
              inside:
                fill('M54 -78C44 -84 34 -80 22 -80C8 -84 -10 -80 -16 -70C-18 -60 0 -52 10 -52H40Z', CREAM) +
                ellipse(-24, -104, 9, 3.8, '#ffffff', 0.3, -40),
            },
          ) +
          ellipse(-17, -74, 6.4, 3.8, '#ff7f6f', 0.5) +
          ellipse(46, -74, 4.4, 3.6, '#ff7f6f', 0.5) +
          mascotEye(0, -87, 7, 9.4, '#4f9a6a', expression) +
          mascotEye(34, -87, 6.4, 9, '#4f9a6a', expression) +
          mascotMouth({ x: 18, y: -71, w: 8, h: 9, open, ink: '#6a2a2a' }) +
          line('M10 -72.4Q14 -70 18 -74Q22 -70 26 -72.4', INK, 2) +
          part(
            'M11 -80C12 -84 24 -84 25 -80C25 -76 20.6 -73.6 18 -73.4C15.4 -73.6 11 -76 11 -80Z',
            '#5a3030',
            {
              outline: 0,
              shadow: null,
              inside: ellipse(15.6, -80.6, 2.4, 1.2, '#ffffff', 0.7),
            },
          ) +
          line('M-4 -72L-22 -69M-3 -67L-19 -62M39 -72L54 -70M38 -67L52 -63', INK, 1.3, 0.75) +
          cap() +
          magnifier(search) +
          part('M-24 -52C-36 -46 -40 -34 -36 -24C-28 -22 -16 -30 -12 -42Z', FUR, {
            outline: 2,
            shadow: [-1, -2.2],
          }),
      ) +
      foot(-12) +
      foot(22),
  );
}

const ear = (x: number, y: number) =>
  part(ellipsePath(x, y, 8.6, 8.6), FUR, {
    outline: 2,
    shadow: [-0.6, -1.8],
    inside: ellipse(x, y + 1, 4.6, 4.6, '#e0a27c'),
  });

const checks = (lines: string) => line(lines, shade(CLOTH, 1.3), 2.2, 0.7) + line(lines, '#fff3d0', 0.9, 0.8);

function cape(): string {
  return (
    part(
      'M-24 -66C-34 -58 -40 -46 -41 -34C-30 -30 -18 -33 -8 -40C4 -32 28 -32 44 -40C44 -50 38 -60 30 -66Z',
      CLOTH,
      {
        outline: 2,
        shadow: [-1, -2.6],
        inside: checks(
          'M-34 -70L-26 -28M-18 -70L-10 -28M0 -70V-28M18 -70L16 -28M34 -70L30 -28M-46 -54L50 -58M-46 -42L50 -44',
        ),
      },
    ) + part(ellipsePath(10, -52, 4.4, 4.4), '#ffd34d', { outline: 1.5, shadow: [-0.6, -1] })
  );
}

/** A cap with a peak before and behind, its flaps tied up on top. */
function cap(): string {
  return at(
    'rotate(-5 6 -112)',
    part('M34 -113C48 -113 60 -106 63 -98C54 -96 42 -100 30 -106Z', shade(CLOTH, 0.5), {
      outline: 1.9,
      shadow: [-0.6, -1.8],
    }) +
      part('M-24 -113C-38 -112 -47 -105 -50 -97C-42 -95 -30 -99 -20 -106Z', shade(CLOTH, 0.5), {
        outline: 1.9,
        shadow: [-0.6, -1.8],
      }) +
      part('M-33 -104C-36 -128 -16 -140 6 -140C30 -140 48 -128 45 -104C26 -111 -12 -111 -33 -104Z', CLOTH, {
        outline: 2,
        shadow: [-1.2, -3],
        inside:
          checks(
            'M-26 -142C-30 -128 -28 -114 -24 -100M-10 -142V-100M6 -142V-100M22 -142V-100M38 -142C42 -128 40 -114 36 -100M-40 -129Q6 -137 52 -129M-40 -117Q6 -124 52 -117',
          ) + ellipse(-14, -131, 8, 3, '#ffffff', 0.3, -26),
      }) +
      part(
        'M6 -139C-2 -148 -11 -147 -12 -141C-11 -135 -2 -134 6 -139C14 -148 23 -147 24 -141C23 -135 14 -134 6 -139Z',
        '#ee6258',
        {
          outline: 1.6,
          shadow: [-0.6, -1.4],
        },
      ) +
      ellipse(6, -140, 2.6, 2.8, '#c4413d'),
  );
}

function magnifier(turn: number): string {
  return at(
    svg`rotate(${turn} 34 -40)`,
    line('M50 -38L60 -54', ink('#c9782a'), 8) +
      line('M50 -38L60 -54', '#d98a3a', 4.4) +
      part(ellipsePath(67, -67, 14, 14), '#dff4ff', {
        outline: 2.2,
        ink: '#6a4414',
        shadow: null,
        inside: ellipse(62, -73, 4, 6.4, '#ffffff', 0.9, 38) + ellipse(72, -60, 2.4, 3.4, '#ffffff', 0.6, 38),
      }) +
      ring(67, -67, 13, 13, '#f2b43a', 3.2) +
      part('M28 -54C40 -54 52 -48 56 -38C50 -30 36 -34 28 -42Z', FUR, { outline: 2, shadow: [-1, -2.2] }),
  );
}
