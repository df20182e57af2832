import { light, shade } from '../core/color.ts';
import { heart, roundedRect } from '../core/shapes.ts';
import { at, ellipse, line, part } from '../core/svg.ts';
import { scallop } from '../ui/shells.ts';
import { fan, footShadow, GOLD_INK, motif, solid, WOOD, WOOD_INK } from './materials.ts';

const QUILT =
  'M-36 -72C-8 -82 70 -80 104 -70C114 -66 116 -54 115 -40L115 -26C106 -18 96 -18 88 -26C80 -17 68 -17 60 -26C52 -17 40 -17 32 -26C24 -17 12 -17 4 -26C-4 -17 -18 -17 -26 -26C-34 -22 -42 -26 -42 -36C-42 -52 -42 -66 -36 -72Z';
const PILLOW =
  'M-104 -70C-106 -90 -96 -96 -76 -94C-54 -96 -44 -90 -46 -70C-44 -58 -56 -58 -74 -58C-94 -57 -106 -58 -104 -70Z';
const DOTS = [
  [-16, -50],
  [24, -58],
  [62, -46],
  [96, -56],
  [4, -36],
  [44, -38],
  [84, -32],
] as const;

/** A bed under a quilt of waves, its head a shell, 272 wide. */
export function bed(): string {
  const pattern = DOTS.map(([x, y], i) =>
    i % 2 ? motif(x, y, 7, '#ffe08a') : ellipse(x, y, 4.2, 4.2, '#d4ecff', 0.85),
  ).join('');
  return (
    footShadow(122, 8) +
    at(
      'translate(18 0)',
      at('translate(-96 -22)', fan(104, 104, '#ff9fb8')) +
        part(roundedRect(-108, -16, 14, 18, 5), WOOD, solid(WOOD_INK)) +
        part(roundedRect(98, -16, 14, 18, 5), WOOD, solid(WOOD_INK)) +
        part(roundedRect(-116, -44, 232, 34, 12), WOOD, {
          ...solid(WOOD_INK, 2.4),
          inside: line('M-110 -20H110', shade(WOOD, 1.2), 2, 0.6),
        }) +
        part(roundedRect(-108, -66, 216, 30, 13), '#fffaf0', solid('#8a6a54')) +
        part(PILLOW, '#fff0b8', { ...solid('#9a6f2a', 2), inside: motif(-75, -76, 9, '#ffb54a') }) +
        part(QUILT, '#5aa6f5', {
          outline: 2.4,
          ink: '#1d4a86',
          shadow: [-1, -5],
          gloss: 'M-28 -72C0 -79 50 -78 80 -73C50 -74 0 -73 -28 -66Z',
          inside: pattern + line('M-42 -62C-10 -70 70 -68 116 -60', '#ffffff', 3, 0.75),
        }),
    )
  );
}

/** A sofa that is a shell, 174 wide. */
export function sofa(color: string, contour: string): string {
  const arm = (x: number) => part(roundedRect(x, -54, 32, 48, 15), color, solid(contour, 2.4));
  return (
    footShadow(84, 7) +
    at('translate(0 -16)', fan(158, 108, color)) +
    part(roundedRect(-62, -10, 12, 12, 4), WOOD, solid(WOOD_INK, 2)) +
    part(roundedRect(50, -10, 12, 12, 4), WOOD, solid(WOOD_INK, 2)) +
    part(roundedRect(-72, -42, 144, 36, 15), light(color, 0.2), {
      ...solid(contour, 2.4),
      gloss: 'M-60 -39H40V-35H-60Z',
    }) +
    arm(-84) +
    arm(52) +
    at('translate(-26 -50) rotate(-10)', part(STAR_CUSHION, '#ffd34d', solid(GOLD_INK, 2))) +
    at('translate(26 -48) scale(.9)', scallop('#ff8fa8'))
  );
}

const STAR_CUSHION = 'M0 -22L6.5 -9.5L21 -7L11 4L13 18L0 12L-13 18L-11 4L-21 -7L-6.5 -9.5Z';

/** A stool of coral, 60 wide. */
export function stool(): string {
  const legs = 'M-16 0L-10 -34M16 0L10 -34';
  return (
    footShadow(28, 4) +
    line(legs, WOOD_INK, 9) +
    line(legs, WOOD, 4.6) +
    part(roundedRect(-30, -48, 60, 18, 9), '#ff9f7a', { ...solid('#8a3a1e'), gloss: 'M-22 -45H14V-42H-22Z' })
  );
}

/** A cushion to sit on, 70 wide. */
export function cushion(): string {
  return (
    footShadow(34, 4) +
    part(
      'M-30 -4C-40 -14 -36 -34 -24 -36C-8 -40 8 -40 24 -36C36 -34 40 -14 30 -4C14 2 -14 2 -30 -4Z',
      '#ff9fb8',
      {
        ...solid('#8a2f4a'),
        inside: part(heart(0, -20, 9), '#fff0f4', { outline: 0, shadow: null }),
        gloss: 'M-22 -32C-8 -36 4 -36 12 -35C0 -33 -14 -30 -24 -24Z',
      },
    )
  );
}
