import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';

const PLUMES = '#f4f1ea';
const FEATHER_INK = '#44506e';
const BEAK = '#ff9f43';
const COAT = '#ffcf3f';

/** The factor by which it is drawn larger than in the world. */
const SIZE = 0.86;

/** The old keeper of the lighthouse: oilskins, a beard of feathers under the beak, a lamp that never goes out. */
export function pelican(t: number, expression: MascotExpression, open = mouthOpening(t, expression)): string {
  const bob = bobbing(t, 1.4) / SIZE;
  const swing = sway(t, 6);
  const wing = sway(t + 0.5, 4) + (expression === 'happy' ? 26 : 0);
  return at(
    svg`scale(${SIZE})`,
    foot(-10) +
      foot(18) +
      at(
        svg`translate(0 ${bob})`,
        part('M-34 -26C-48 -24 -58 -16 -62 -6C-52 -2 -38 -6 -26 -14Z', shade(PLUMES, 0.6), {
          outline: 2,
          ink: FEATHER_INK,
          shadow: [-1, -2],
          shadowColor: '#c3ccdc',
        }) +
          lamp(swing) +
          // one body from the feet to the crown
          part(
            'M-24 -6C-42 -20 -46 -48 -34 -66C-26 -78 -25 -88 -25 -98C-25 -116 -10 -126 8 -126C28 -126 42 -114 42 -97C42 -86 38 -76 38 -64C44 -44 42 -18 30 -6C18 1 -12 1 -24 -6Z',
            PLUMES,
            {
              outline: 2,
              ink: FEATHER_INK,
              shadow: [-1.8, -3.2],
              shadowColor: '#cdd6e4',
            },
          ) +
          coat() +
          at('translate(3 4)', beak(open)) +
          ellipse(-10, -86, 5.6, 3.6, '#ff8f8f', 0.5) +
          mascotEye(4, -99, 6.6, 9, '#3f7fbf', expression) +
          mascotEye(30, -101, 5.6, 8.4, '#3f7fbf', expression) +
          // brows of an old sailor
          part('M-8 -110.6C-5 -118 8 -119 13 -113C8 -110.4 -2 -108.6 -8 -110.6Z', '#ffffff', {
            outline: 1.4,
            ink: FEATHER_INK,
            shadow: null,
          }) +
          part('M23 -113C26 -119 36 -118 40 -112C36 -110.4 28 -110.6 23 -113Z', '#ffffff', {
            outline: 1.4,
            ink: FEATHER_INK,
            shadow: null,
          }) +
          hat() +
          at(
            svg`rotate(${wing} -24 -58)`,
            part(
              'M-28 -64C-42 -58 -50 -40 -46 -20C-40 -16 -36 -20 -34 -24C-30 -20 -26 -22 -25 -27C-20 -26 -16 -30 -15 -38C-14 -52 -18 -64 -28 -64Z',
              COAT,
              {
                outline: 2,
                shadow: [-1.2, -2.6],
                inside: fill('M-60 -32H-8V-10H-60Z', PLUMES) + line('M-52 -32.6H-8', '#c98a1a', 2.2),
              },
            ),
          ),
      ),
  );
}

const foot = (x: number) =>
  part(
    svg`M${x - 8} -3C${x - 6} -9 ${x + 4} -10 ${x + 8} -7L${x + 18} -3C${x + 19} 1 ${x + 14} 2 ${x + 10} 0C${x + 7} 3 ${x + 3} 2 ${x} 0.6C${x - 4} 2 ${x - 9} 1 ${x - 8} -3Z`,
    BEAK,
    { outline: 1.9, shadow: [-0.6, -1.6] },
  );

/** The pouch hangs lower the further it opens. */
function beak(open: number): string {
  const drop = open * 15;
  return (
    at(
      svg`rotate(${open * 9} 14 -86)`,
      part(
        svg`M11 -88C26 -84 54 -82 82 -80C84 -78 82 -76 78 -75.4C66 ${-62 + drop * 0.7} 34 ${-56 + drop} 17 ${-66 + drop * 0.5}C10 -72 8 -80 11 -88Z`,
        light(BEAK, 0.45),
        {
          outline: 2,
          ink: ink(BEAK),
          shadow: [-1, -3],
          shadowColor: shade(BEAK, 0.5),
          inside:
            (open > 0.1 ? fill('M10 -92L90 -84L74 -74C50 -72 30 -72 16 -78Z', '#b8484e') : '') +
            line('M24 -70C36 -65 50 -66 62 -71', shade(BEAK, 0.8), 1.6, 0.6),
        },
      ),
    ) +
    part(
      'M12 -93C24 -99 46 -94 66 -88C76 -85 86 -83 87 -78C86 -72 81 -73 79 -77C58 -77 32 -80 13 -84C9 -87 9 -91 12 -93Z',
      BEAK,
      {
        outline: 2,
        shadow: [-0.8, -2.4],
        inside: ellipse(34, -90.6, 12, 1.8, '#ffffff', 0.5, 9),
      },
    ) +
    line('M30 -88.4L35 -87.4', ink(BEAK), 1.8)
  );
}

function coat(): string {
  return (
    part(
      'M-27 -74C-16 -68 24 -68 37 -72C46 -50 46 -22 34 -8C30 -10 26 -12 24 -14C26 -32 24 -52 18 -64C8 -52 6 -28 8 -10C-4 -4 -18 -5 -26 -9C-42 -24 -44 -54 -27 -74Z',
      COAT,
      {
        outline: 1.9,
        shadow: [-1.2, -2.8],
        inside: line('M4 -62C-2 -44 -2 -24 2 -8', '#d9a01f', 1.8, 0.8),
      },
    ) +
    ellipse(-2, -44, 2.6, 2.8, '#8a5a10') +
    ellipse(-2.4, -28, 2.6, 2.8, '#8a5a10') +
    part('M-29 -76C-14 -66 24 -64 39 -73L38 -64C24 -56 -12 -56 -31 -66Z', '#3f78b8', {
      outline: 1.7,
      shadow: [0, -2],
    }) +
    part('M-6 -62C-12 -54 -14 -48 -12 -42L-4 -45L2 -40C4 -48 4 -56 0 -62Z', '#3f78b8', {
      outline: 1.6,
      shadow: [-0.8, -1.6],
    })
  );
}

function hat(): string {
  return at(
    'translate(0 -7.4) rotate(-4 8 -116)',
    part('M-22 -117C-24 -136 -10 -147 8 -147C28 -147 40 -136 38 -117Z', COAT, {
      outline: 2,
      shadow: [-1.2, -3],
      inside:
        line('M-4 -146C-10 -138 -11 -128 -10 -116M20 -146C26 -138 27 -128 26 -116', '#d9a01f', 1.8, 0.8) +
        ellipse(-9, -137, 3, 5.4, '#ffffff', 0.5, 26),
    }) +
      part(
        'M-44 -103C-42 -114 -24 -122 8 -122C36 -122 52 -118 53 -112C40 -115 20 -116 4 -115C-14 -114 -32 -110 -44 -103Z',
        shade(COAT, 0.35),
        {
          outline: 2,
          shadow: [-0.6, -2],
        },
      ),
  );
}

/** Its light reaches a little beyond the glass. */
function lamp(swing: number): string {
  const glow = radial([
    [0, '#fff6cf', 0.95],
    [0.5, '#ffe9a0', 0.45],
    [1, '#ffe9a0', 0],
  ]);
  return (
    part('M26 -62C42 -62 56 -56 60 -48C54 -40 38 -42 28 -48Z', COAT, {
      outline: 2,
      shadow: [-1, -2.2],
      inside: fill('M48 -70H70V-30H48Z', PLUMES) + line('M48 -66V-36', '#c98a1a', 2.2),
    }) +
    at(
      svg`rotate(${swing} 57 -46)`,
      glow.def +
        ellipse(57, -23, 25, 25, glow.url) +
        line('M49 -34C49 -46 65 -46 65 -34', '#5a4a2e', 3) +
        part('M48 -33L52 -39H62L66 -33Z', '#c4413d', { outline: 1.7, shadow: [-0.6, -1.4] }) +
        part(roundedRect(49, -33, 16, 19, 2), '#fff3b8', { outline: 1.7, ink: '#5a3a1e', shadow: null }) +
        part(ellipsePath(57, -22, 4, 6), '#ff9f43', {
          outline: 0,
          shadow: null,
          inside: ellipse(57, -20, 2, 3.4, '#fffbe0'),
        }) +
        line('M54 -33V-14M60 -33V-14', '#8a5a2e', 1.2, 0.7) +
        part(roundedRect(47, -14, 20, 5, 2), '#c4413d', { outline: 1.7, shadow: [-0.4, -1.2] }),
    )
  );
}
