import { ink, light } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import type { Gradient } from '../core/svg.ts';
import { at, clip, ellipse, fill, line, linear, part, radial, ring, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { castle } from '../scenery/castle.ts';
import { anemone, branchCoral, fanCoral } from '../scenery/corals.ts';
import { fish } from '../scenery/fish.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { trophy } from '../scenery/trophy.ts';
import { conch, pearlShell } from '../ui/shells.ts';
import { GOLD, GOLD_INK, solid, WOOD, WOOD_INK } from './materials.ts';

/** A picture around the origin in a frame of the given size. */
export function frame(w: number, h: number, color: string, picture: string, ground = '#cdf3fb'): string {
  return (
    part(roundedRect(-w / 2, -h / 2, w, h, 9), color, { outline: 2.2, shadow: [-1, -3] }) +
    part(roundedRect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 5), ground, {
      outline: 1.6,
      ink: ink(color),
      shadow: null,
      inside: picture,
    })
  );
}

const R = 84;

const FAR = { width: 2 * R, foot: R, step: 40 } as const;

/** The view through the window. */
const view = (sea: Gradient) =>
  sea.def +
  fill(svg`M${-R} ${-R}h${2 * R}v${2 * R}h${-2 * R}Z`, sea.url) +
  at('translate(6 40)', castle(64, '#8ad2ee', '#6fbde6')) +
  at(svg`translate(${-R} 0)`, hills({ ...FAR, crest: 34, color: '#5fbfe6', seed: 3, swing: 12 })) +
  at(
    svg`translate(${-R} 0)`,
    hills({ ...FAR, crest: 56, color: '#f8dfa6', seed: 8, swing: 5, depth: '#eec583' }),
  ) +
  at(svg`translate(${-R * 0.62} ${R * 0.6})`, kelp(74, '#3fb08e', 5)) +
  at(svg`translate(${-R * 0.34} ${R * 0.62})`, branchCoral(38, '#ff8f7d', 21)) +
  at(svg`translate(${R * 0.2} ${R * 0.64})`, anemone(15, '#c79bf0')) +
  at(svg`translate(${R * 0.52} ${R * 0.6})`, fanCoral(40, '#f08fd0')) +
  at(svg`translate(${R * 0.78} ${R * 0.6})`, kelp(60, '#46c79a', 9)) +
  at('translate(-34 -26) scale(1.5)', fish('#ff9f43')) +
  at('translate(30 -50) scale(-1.1 1.1)', fish('#ffd34d')) +
  at('translate(40 12) scale(1.2)', fish('#ff86ac')) +
  bubble(-58, 8, 8) +
  bubble(-50, -16, 5) +
  bubble(58, -20, 7) +
  fill(svg`M${-R} ${-R}h${R * 0.9}L${-R * 0.5} ${R}H${-R}Z`, '#ffffff', 0.1);

/** A round window of brass with the village behind it, 202 wide. */
export function porthole(): string {
  const sea = linear([
    [0, '#8fe0f2'],
    [0.6, '#59c4ec'],
    [1, '#3fa4dc'],
  ]);
  const bolts = Array.from({ length: 8 }, (_, k) => {
    const angle = (k * Math.PI) / 4 + 0.39;
    const [x, y] = [Math.cos(angle) * (R + 6), Math.sin(angle) * (R + 6)];
    return ellipse(x, y, 4.6, 4.6, GOLD_INK) + ellipse(x - 0.6, y - 1.2, 3, 3, '#ffe9b0');
  });
  return (
    ellipse(0, 3, R + 17, R + 17, '#6b3d08', 0.18) +
    clip(ellipsePath(0, 0, R, R), view(sea)) +
    ring(0, 0, R + 6, R + 6, '#7a4a10', 25) +
    ring(0, 0, R + 6, R + 6, '#f2b84a', 20) +
    ring(0, -1, R + 11, R + 11, '#ffe3a0', 4) +
    ring(0, 1, R - 1, R - 1, '#c98620', 3.4) +
    bolts.join('') +
    line(
      svg`M${-R * 0.72} ${-R * 0.34}A${R * 0.8} ${R * 0.8} 0 0 1 ${-R * 0.2} ${-R * 0.76}`,
      '#ffffff',
      6,
      0.8,
    )
  );
}

export function starClock(): string {
  return (
    part(star(0, 0, 40, 27), '#ffb54a', solid('#8a4a10', 2.4)) +
    part(ellipsePath(0, 0, 21, 21), '#fffaf0', { outline: 2, ink: '#8a4a10', shadow: null }) +
    line('M0 0V-13M0 0L9 5', '#20507a', 3.4) +
    ellipse(0, 0, 2.6, 2.6, '#cc4841')
  );
}

const BELL =
  'M-40 18C-44 -30 -22 -44 0 -44C22 -44 44 -30 40 18C34 26 26 26 20 19C14 26 6 26 0 19C-6 26 -14 26 -20 19C-26 26 -34 26 -40 18Z';

/** A lamp like a jellyfish, 80 wide; its cord is drawn by the room. */
export function jellyLamp(color = '#ffb0d0'): string {
  const glow = radial([
    [0, '#ffe9a0', 0.75],
    [0.5, '#ffd9b0', 0.32],
    [1, '#ffd9b0', 0],
  ]);
  const arms = [-20, -7, 7, 20].map((x, k) => {
    const d = svg`M${x} 18q${k % 2 ? 7 : -7} 12 0 24t0 ${k % 2 ? 20 : 14}`;
    return line(d, '#a83f78', 6.4) + line(d, light(color, 0.4), 3);
  });
  return (
    glow.def +
    ellipse(0, 4, 74, 70, glow.url) +
    at(
      'translate(0 -8) scale(.86)',
      arms.join('') +
        part(BELL, color, {
          outline: 2.4,
          ink: '#8a2f5e',
          shadow: [-2, -5],
          inside: ellipse(0, 6, 26, 16, '#fff3c0', 0.75),
          gloss: 'M-28 -10C-26 -28 -14 -36 -4 -37C-14 -28 -20 -18 -22 -4Z',
        }) +
        at('translate(0 -46)', part(roundedRect(-8, -5, 16, 9, 4), GOLD, solid(GOLD_INK, 1.8))),
    )
  );
}

/** A star of glass with a light in it, 90 across. */
export function starLamp(): string {
  const glow = radial([
    [0, '#fff3b0', 0.8],
    [0.5, '#ffe08a', 0.32],
    [1, '#ffe08a', 0],
  ]);
  return (
    glow.def +
    ellipse(0, 2, 74, 70, glow.url) +
    part(star(0, 2, 44, 23), '#ffcf3f', {
      outline: 2.6,
      ink: GOLD_INK,
      shadow: [-2, -4],
      inside: ellipse(0, 6, 18, 16, '#fffbe0', 0.85),
      gloss: 'M-8 -28L-16 -12L-34 -10L-20 -2L-10 -10Z',
    }) +
    at('translate(0 -44)', part(roundedRect(-7, -5, 14, 9, 4), GOLD, solid(GOLD_INK, 1.8)))
  );
}

/** Cups and shells on a board, 206 wide. */
export function trophyShelf(): string {
  return at(
    'translate(0 16)',
    part('M-66 6H-54V20Z', WOOD, solid(WOOD_INK, 1.8)) +
      part('M66 6H54V20Z', WOOD, solid(WOOD_INK, 1.8)) +
      part(roundedRect(-103, -2, 206, 12, 6), light(WOOD, 0.15), solid(WOOD_INK)) +
      at('translate(-64 -2) scale(.66)', trophy('#ffcf3f')) +
      at('translate(-22 -2) scale(.52)', trophy('#b9cbe0')) +
      at('translate(12 -2) scale(.46)', trophy('#d98e5f')) +
      at('translate(46 -16) scale(.9)', pearlShell('#b89bf2')) +
      at('translate(79 -16) scale(.8)', conch()),
  );
}

/** The wheel of a ship, 92 across. */
export function shipWheel(): string {
  const spokes = Array.from({ length: 8 }, (_, k) => {
    const angle = (k * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const d = svg`M0 0L${x * 42} ${y * 42}`;
    return line(d, WOOD_INK, 9) + line(d, WOOD, 5);
  });
  return (
    spokes.join('') +
    ring(0, 0, 28, 28, WOOD_INK, 13) +
    ring(0, 0, 28, 28, light(WOOD, 0.2), 8.6) +
    part(ellipsePath(0, 0, 11, 11), GOLD, solid(GOLD_INK, 2)) +
    part(star(0, 0, 6.4, 3.2), '#fff6d8', { outline: 0, shadow: null })
  );
}
