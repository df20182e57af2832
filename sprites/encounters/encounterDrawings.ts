import { ENCOUNTER_FRAME } from '#shared/content/encounters.ts';
import { ink, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { mascotEye } from '../npcs/mascotEye.ts';
import { petSeahorse } from '../pets/petDrawings.ts';
import { scallop } from '../ui/shells.ts';

/* Things of small events, over the middle of their foot. */

const GLASS = '#c9f5ea';
const WOOD = '#c98d55';
const GOLD = '#ffd34d';

const shadow = (width: number) => ellipse(0, -2, width, 6, '#123f5c', 0.22);
const spark = (x: number, y: number, r: number) => fill(star(x, y, r, r * 0.3, 4), '#fff3c0');

/** A bottle of glass with a rolled letter, washed ashore. */
function bottle(): string {
  const glass =
    'M-56 -20C-56 -38 -44 -42 -30 -42H12C24 -42 28 -33 38 -31H50V-11H38C28 -9 24 0 12 0H-30C-44 0 -56 -3 -56 -20Z';
  const paper = part(roundedRect(-42, -34, 54, 26, 7), '#fff6df', {
    outline: 1.6,
    ink: '#8a6a3a',
    shadow: [0, -2.6],
    inside: line('M-35 -27H5M-35 -21H-3M-35 -15H3', '#c9a86a', 2.2),
  });
  return (
    shadow(54) +
    at(
      'translate(-4 -10) rotate(-12)',
      part(glass, GLASS, {
        outline: 2.4,
        ink: '#1d6a6a',
        shadow: [0, -5],
        shadowColor: '#8fe0d0',
        inside: paper,
      }) +
        fill(glass, '#bff2e6', 0.3) +
        line('M-46 -31Q-38 -36 -25 -36H4', '#ffffff', 4.4, 0.9) +
        line('M-48 -21V-17', '#ffffff', 4.4, 0.7) +
        part(roundedRect(48, -34, 20, 26, 6), WOOD, { outline: 2, ink: '#5a3722', shadow: [0, -2.6] }),
    ) +
    spark(-58, -62, 7) +
    spark(60, -70, 5)
  );
}

const FISH = 'M-20 0C-14 -13 6 -15 18 -1C6 14 -14 12 -20 0Z';

function fish(x: number, y: number, size: number, color: string, facing: -1 | 1): string {
  return at(
    svg`translate(${x} ${y}) scale(${facing * size} ${size})`,
    part('M-16 0L-33 -12C-29 -4 -29 4 -33 12Z', shade(color, 0.4), {
      outline: 2,
      ink: ink(color),
      shadow: null,
    }) +
      part(FISH, color, {
        outline: 2,
        shadow: [-0.6, -3],
        inside:
          line('M-4 -14C0 -5 0 5 -4 14', shade(color), 2.4, 0.6) +
          ellipse(-4, -7, 6, 2.2, '#ffffff', 0.5, -12),
      }) +
      mascotEye(9, -2, 3.6, 4.6, '#3a4a86', 'default'),
  );
}

/** Fish of all sizes that look in all directions. */
const shoal = (): string =>
  shadow(50) +
  fish(-34, -34, 1.05, '#ff9f43', 1) +
  fish(36, -28, 0.8, '#4fa7e6', -1) +
  fish(6, -66, 0.92, '#ff86ac', 1) +
  fish(42, -82, 0.6, '#ffcf3f', -1) +
  fish(-42, -86, 0.66, '#5fd0b0', 1) +
  fish(2, -20, 0.58, '#b98af0', -1);

/** A small seahorse among bubbles that does not know where to go. */
const seahorse = (): string =>
  shadow(30) +
  at('translate(-6 -8) scale(1.32)', petSeahorse()) +
  [
    [40, -40, 7],
    [50, -66, 5],
    [-44, -52, 6],
  ]
    .map(([x = 0, y = 0, r = 4]) =>
      part(ellipsePath(x, y, r, r), '#dff8ff', { outline: 1.6, ink: '#3a93d8', shadow: [-0.6, -1.4] }),
    )
    .join('');

/** A chest whose lock shows a pattern. */
function chest(): string {
  const band = (x: number) => fill(svg`M${x - 5} -82h10V0h-10Z`, GOLD);
  return (
    shadow(56) +
    part('M-50 -44H50V-4C50 0 46 0 44 0H-44C-46 0 -50 0 -50 -4Z', WOOD, {
      outline: 2.4,
      shadow: [0, -5],
      inside: band(-36) + band(36) + line('M-50 -22H50', shade(WOOD), 2, 0.6),
    }) +
    part('M-52 -42C-52 -70 -34 -82 0 -82C34 -82 52 -70 52 -42Z', '#d99a5e', {
      outline: 2.4,
      shadow: [-1, -4],
      inside: band(-36) + band(36) + line('M-50 -60H50', shade(WOOD), 2, 0.5),
    }) +
    part(roundedRect(-26, -56, 52, 24, 9), '#fff6df', { outline: 2.2, ink: '#9a5f14', shadow: [0, -2] }) +
    at('translate(-14 -44) scale(.46)', scallop()) +
    part(star(2, -44, 7.4, 3.6), GOLD, { outline: 1.4, ink: '#9a5f14', shadow: null }) +
    line('M15 -47C15 -51 21 -51 21 -47C21 -44 18 -44 18 -41', '#8a6a3a', 2.2) +
    ellipse(18, -37.4, 1.4, 1.4, '#8a6a3a') +
    spark(-50, -92, 7) +
    spark(56, -84, 5)
  );
}

/** Bubbles that rise from a clam. */
function bubbles(): string {
  const bubble = (x: number, y: number, r: number) =>
    part(ellipsePath(x, y, r, r), '#c8f2ff', {
      outline: 2,
      ink: '#2f7fc4',
      shadow: [-1, -3],
      shadowColor: '#8fd8f6',
      over:
        ellipse(x - r * 0.36, y - r * 0.42, r * 0.22, r * 0.34, '#ffffff', 0.9, 30) +
        ellipse(x + r * 0.34, y + r * 0.4, r * 0.14, r * 0.12, '#ffffff', 0.7),
    });
  return (
    shadow(46) +
    at('translate(0 -29) scale(1.8)', scallop('#ff9db4')) +
    bubble(-34, -62, 14) +
    bubble(2, -82, 17) +
    bubble(36, -54, 13) +
    bubble(50, -84, 8) +
    bubble(-48, -88, 9)
  );
}

export const ENCOUNTER_DRAWINGS: Readonly<Record<string, () => string>> = {
  bottle,
  shoal,
  seahorse,
  chest,
  bubbles,
};

export const ENCOUNTER_VIEW = {
  x: -ENCOUNTER_FRAME.width / 2,
  y: 6 - ENCOUNTER_FRAME.height,
  w: ENCOUNTER_FRAME.width,
  h: ENCOUNTER_FRAME.height,
} as const;
