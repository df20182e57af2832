import { light } from '../core/color.ts';
import { ellipsePath, heart, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { branchCoral, fanCoral } from '../scenery/corals.ts';
import { fish } from '../scenery/fish.ts';
import { kelp } from '../scenery/kelp.ts';
import { trophy } from '../scenery/trophy.ts';
import { conch, pearlShell, scallop } from '../ui/shells.ts';
import { coin } from '../ui/treasures.ts';
import { footShadow, GOLD, GOLD_INK, motif, solid, WOOD, WOOD_INK } from './materials.ts';

const pot = (color: string, contour: string) =>
  part('M-26 -40H26L20 0H-20Z', color, {
    ...solid(contour),
    inside: line('M-24 -22Q0 -14 24 -22', '#fff0dc', 4, 0.9),
  }) + part(roundedRect(-30, -46, 60, 11, 5), light(color, 0.35), solid(contour));

export function kelpPlant(): string {
  const contour = { width: 1.8, ink: '#1f6f66' };
  return (
    footShadow(30, 5) +
    at('translate(-10 -34)', kelp(88, '#46c79a', 4, contour)) +
    at('translate(12 -34)', kelp(66, '#5fd9a8', 9, contour)) +
    pot('#ff9f7a', '#8a3a1e')
  );
}

export function coralTree(): string {
  return (
    footShadow(30, 5) +
    at('translate(0 -38)', branchCoral(86, '#ff8fb0', 21, { width: 1.8 })) +
    pot('#7fc8f0', '#1d5a86')
  );
}

/** An aquarium on its board, 104 wide. */
export function tank(): string {
  const inside =
    fill('M-50 -36H50V-20H-50Z', '#f8dfa6') +
    at('translate(-30 -34)', kelp(40, '#46c79a', 3)) +
    at('translate(26 -34)', fanCoral(26, '#ff8fa8')) +
    at('translate(0 -62) scale(1.1)', fish('#ff9f43')) +
    at('translate(-22 -48) scale(-.8 .8)', fish('#ffd34d')) +
    fill('M-44 -92H-30L-38 -30H-44Z', '#ffffff', 0.4);
  return (
    footShadow(56) +
    at(
      'scale(1.14)',
      part(roundedRect(-52, -24, 104, 26, 6), WOOD, solid(WOOD_INK)) +
        part(roundedRect(-48, -94, 96, 70, 9), '#8fe0f2', {
          outline: 2.4,
          ink: '#1d5a86',
          shadow: null,
          inside,
        }) +
        part(roundedRect(-52, -98, 104, 9, 4), '#4fa7e6', solid('#1d5a86', 2)),
    )
  );
}

interface Rug {
  readonly width: number;
  readonly colors: readonly [edge: string, contour: string, band: string, middle: string, heart: string];
  readonly sign: string;
}

function rug({ width: w, colors, sign }: Rug): string {
  const [edge, contour, band, middle, core] = colors;
  const flat = 0.105;
  const disc = (rx: number, color: string) => ellipse(0, 0, rx, rx * flat, color);
  const fringe = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 20), Math.sin((i * Math.PI) / 20)];
    const [rx, ry] = [w / 2, (w / 2) * flat];
    return line(svg`M${x * rx} ${y * ry}L${x * (rx + 7)} ${y * (ry + 4)}`, '#f2e3c0', 2.6);
  });
  const dots = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return ellipse(Math.cos(angle) * w * 0.46, Math.sin(angle) * w * 0.0485, 5, 2.4, light(edge, 0.8));
  });
  return (
    ellipse(0, 4, w / 2 + 8, (w / 2) * flat + 5, '#6b3d08', 0.22) +
    fringe.join('') +
    disc(w / 2 + 2, contour) +
    disc(w / 2, edge) +
    disc(w * 0.42, band) +
    disc(w * 0.38, middle) +
    disc(w * 0.26, core) +
    dots.join('') +
    at('scale(1 .3)', sign)
  );
}

export const roundRug = () =>
  rug({
    width: 344,
    colors: ['#5fd0c0', '#17645c', '#fff6da', '#ff9fb0', '#ffd9de'],
    sign: part(star(0, 0, 38, 19), '#ffd34d', { outline: 2.4, ink: GOLD_INK, shadow: null }),
  });

export const heartRug = () =>
  rug({
    width: 166,
    colors: ['#b79df0', '#452a80', '#fff6da', '#d9c8ff', '#f3ecff'],
    sign: part(heart(0, 0, 24), '#ff8fa8', { outline: 2.4, ink: '#8a2f4a', shadow: null }),
  });

export const starRug = () =>
  rug({
    width: 166,
    colors: ['#4fa7e6', '#1d4f86', '#fff6da', '#bfe4ff', '#e6f5ff'],
    sign: part(star(0, 0, 26, 13), '#ffd34d', { outline: 2.4, ink: GOLD_INK, shadow: null }),
  });

/** A ball for the beach, 44 across. */
export function beachBall(): string {
  const stripes =
    fill('M0 -44C-10 -34 -10 -10 0 0C-18 -4 -24 -20 -20 -34C-14 -42 -8 -44 0 -44Z', '#ff8f7a') +
    fill('M0 -44C10 -34 10 -10 0 0C18 -4 24 -20 20 -34C14 -42 8 -44 0 -44Z', '#6fd3e6') +
    ellipse(0, -40, 6, 3.4, '#ffd34d');
  return (
    footShadow(20, 4) +
    part(ellipsePath(0, -22, 22, 22), '#fff8ea', { ...solid('#8a6a7a'), inside: stripes }) +
    ellipse(-9, -33, 4, 2.6, '#ffffff', 0.9, -30)
  );
}

/** A column to show something on, `h` high. */
const column = (h: number, color: string) =>
  footShadow(34, 5) +
  part(svg`M-20 -10L-16 ${-h}H16L20 -10Z`, color, {
    ...solid(),
    inside: line(svg`M-7 -10V${-h}M7 -10V${-h}`, '#ffffff', 3, 0.35),
  }) +
  part(roundedRect(-30, -12, 60, 14, 5), color, solid()) +
  part(roundedRect(-26, -h - 8, 52, 11, 5), light(color, 0.3), solid());

export const raceTrophy = () => column(52, '#9fc4e8') + at('translate(0 -60) scale(.98)', trophy('#ffcf3f'));

export const pearlStand = () =>
  column(48, '#f3c6d6') + at('translate(0 -76) scale(1.5)', pearlShell('#8fd4f7'));

/** An open chest full of finds, 84 wide. */
export function treasureChest(): string {
  const lock =
    part(roundedRect(-9, -32, 18, 16, 4), GOLD, solid(GOLD_INK, 1.8)) + motif(0, -24, 5, '#fff6d8');
  return (
    footShadow(46, 5) +
    part('M-42 -44C-42 -76 42 -76 42 -44Z', '#a8693a', {
      ...solid(WOOD_INK, 2.4),
      inside: fill('M-34 -44C-34 -66 34 -66 34 -44Z', '#5a3320'),
    }) +
    at('translate(-20 -46) scale(.62)', coin()) +
    at('translate(18 -48) scale(.7)', conch()) +
    at('translate(-2 -50) scale(.74)', pearlShell()) +
    at('translate(32 -42) scale(.5)', scallop()) +
    part(roundedRect(-44, -40, 88, 40, 7), '#c07c45', {
      ...solid(WOOD_INK, 2.4),
      inside: line('M-44 -20H44', '#8a5430', 2.4) + line('M-30 -40V0M30 -40V0', GOLD, 7),
    }) +
    lock
  );
}
