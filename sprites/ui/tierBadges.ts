import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, heart, smooth, star } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

/**
 * Badges of the ranks, about 54 wide around the origin. Each has a different silhouette: colour is only the second
 * sign.
 */

const BRONZE = '#d08a52';
const SILVER = '#b9c6d8';
const GOLD = '#ffcf3f';
const PLATINUM = '#8fdcd8';
const DIAMOND = '#8fd0ff';

/** Two tails of a ribbon under a medal. */
const tails = (color: string) =>
  part('M-14 8L-20 27L-11.6 23.4L-6 29L-1 12Z', color, { outline: 2, shadow: [0, -2] }) +
  part('M14 8L20 27L11.6 23.4L6 29L1 12Z', color, { outline: 2, shadow: [0, -2] });

/** A round medal with a scallop. */
function bronze(): string {
  const shell =
    'M0 9C-3 9 -3.6 7.4 -3.6 5.6C-9.6 2.8 -11.4 -2 -10 -6.4C-8.4 -10 -5 -9.4 -4.6 -8.6C-3 -11.4 3 -11.4 4.6 -8.6C5 -9.4 8.4 -10 10 -6.4C11.4 -2 9.6 2.8 3.6 5.6C3.6 7.4 3 9 0 9Z';
  return (
    tails('#4fa7e6') +
    part(ellipsePath(0, -5, 21, 21), BRONZE, { outline: 2.4, shadow: [0, -4], top: light(BRONZE, 0.7) }) +
    part(ellipsePath(0, -5.6, 15.4, 15.4), shade(BRONZE, 0.7), {
      outline: 0,
      shadow: [0, 2.4],
      shadowColor: shade(BRONZE, 1.6),
      top: null,
    }) +
    `<g transform="translate(0 -5)">${part(shell, '#f0bd8c', { outline: 1.6, ink: ink(BRONZE), shadow: [0, -1.8], inside: line('M0 7V-9M-2 6L-6 -7M2 6L6 -7', shade('#f0bd8c', 1.4), 1.4) })}</g>` +
    ellipse(-9, -18, 6, 2.8, '#ffffff', 0.6, -30)
  );
}

/** A shield with waves. */
function silver(): string {
  const shield =
    'M0 -27C7 -22 15 -20.6 23 -21C24.4 0 17 19 0 27C-17 19 -24.4 0 -23 -21C-15 -20.6 -7 -22 0 -27Z';
  const field =
    'M0 -19.6C6 -16 11 -15 16.6 -15C17 0 12 13 0 19.4C-12 13 -17 0 -16.6 -15C-11 -15 -6 -16 0 -19.6Z';
  return (
    part(shield, SILVER, { outline: 2.4, shadow: [0, -3.6], top: '#f4f8fd' }) +
    part(field, '#4f86c8', {
      outline: 1.4,
      ink: ink(SILVER),
      shadow: null,
      inside:
        fill('M-20 -2Q-15 -8 -10 -2T0 -2T10 -2T20 -2V24H-20Z', '#7fc0ee') +
        fill('M-20 6Q-15 0 -10 6T0 6T10 6T20 6V24H-20Z', '#c9ecfa'),
    }) +
    ellipse(-14, -17, 5, 2.2, '#ffffff', 0.9, -12)
  );
}

/** A star with a crown. */
function gold(): string {
  const points: Point[] = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    const radius = i % 2 ? 14.6 : 27;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius + 4];
  });
  return (
    part(smooth(points, true, 0.36), GOLD, {
      outline: 2.4,
      ink: '#9a5f14',
      shadow: [0, -4],
      shadowColor: '#f0a02e',
      top: '#ffeaa0',
      inside: fill('M0 -30L6 -6L0 4L-6 -6Z', '#ffffff', 0.35) + fill('M0 4L18 26L4 18Z', '#f0a02e', 0.5),
    }) +
    part('M-10.4 8L-12.6 -5.6L-5.4 0L0 -9L5.4 0L12.6 -5.6L10.4 8Z', '#fff6c8', {
      outline: 1.8,
      ink: '#9a5f14',
      shadow: [0, -2],
      shadowColor: '#ffd98a',
    }) +
    [-5.4, 0, 5.4]
      .map((x) => part(ellipsePath(x, 4.4, 1.7, 1.7), '#ee6258', { outline: 0.9, shadow: null }))
      .join('')
  );
}

/** A hexagon between two wings. */
function platinum(): string {
  const wing =
    'M-12 8C-22 12 -30 4 -31 -15C-27 -12 -25 -12 -23 -12C-23 -15 -23 -17 -22 -19C-17 -15 -13 -10 -11 -4Z';
  const mirrored = (d: string) => `<g transform="scale(-1 1)">${d}</g>`;
  const feathers = part(wing, '#f6fffd', {
    outline: 2.2,
    ink: ink(PLATINUM),
    shadow: [0, -2.4],
    shadowColor: '#bfe6ea',
    inside: line('M-27 -6C-22 -4 -18 -2 -14 3M-24 2C-20 3 -16 5 -12 7', '#8fc9d2', 1.6),
  });
  const hexagon = (r: number) =>
    svg`M0 ${-r}L${r * 0.87} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.87} ${r / 2}V${-r / 2}Z`;
  return (
    feathers +
    mirrored(feathers) +
    part(hexagon(23), PLATINUM, { outline: 2.4, shadow: [0, -3.6], top: '#e6fffb' }) +
    part(hexagon(15.6), '#3fa9b8', {
      outline: 1.2,
      ink: ink(PLATINUM),
      shadow: [0, 2],
      shadowColor: shade('#3fa9b8'),
    }) +
    part(heart(0, 0, 8.4), '#fffdf4', {
      outline: 1.5,
      ink: ink('#3fa9b8'),
      shadow: [0, -1.6],
      shadowColor: '#bfeef0',
    }) +
    ellipse(-10, -14, 4.6, 2, '#ffffff', 0.95, -30)
  );
}

/** A cut stone with sparks. */
function diamond(): string {
  const stone = 'M-15 -20H15L27 -5L0 27L-27 -5Z';
  const facet = (d: string, color: string) => fill(d, color);
  const spark = (x: number, y: number, r: number) =>
    part(star(x, y, r, r * 0.34, 4), '#fff6c8', { outline: 1.3, ink: '#9a5f14', shadow: null });
  return (
    part(stone, DIAMOND, {
      outline: 2.4,
      ink: '#2b4a94',
      shadow: null,
      inside:
        facet('M-15 -20L-10 -5H-27Z', '#d6f1ff') +
        facet('M-15 -20H0L-10 -5Z', '#b4e2ff') +
        facet('M0 -20L10 -5H-10Z', '#eefaff') +
        facet('M0 -20H15L10 -5Z', '#a6d8ff') +
        facet('M15 -20L27 -5H10Z', '#7dbef6') +
        facet('M-27 -5H-10L0 27Z', '#9cd4ff') +
        facet('M-10 -5H10L0 27Z', '#c9ebff') +
        facet('M10 -5H27L0 27Z', '#5fa0ea'),
    }) +
    line('M-27 -5H27M-15 -20L-10 -5L0 -20L10 -5L15 -20M-10 -5L0 27L10 -5', '#3f70c4', 1.3, 0.75) +
    spark(22, -20, 8) +
    spark(-24, 14, 6) +
    spark(-21, -22, 4.6)
  );
}

export const TIER_BADGES = {
  'tier.bronze': bronze,
  'tier.silver': silver,
  'tier.gold': gold,
  'tier.platinum': platinum,
  'tier.diamond': diamond,
} as const satisfies Record<string, () => string>;
