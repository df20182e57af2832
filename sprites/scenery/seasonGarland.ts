import { shade } from '../core/color.ts';
import { ellipsePath, heart, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, radial, svg } from '../core/svg.ts';

/** An ornament of a garland, drawn below its knot at (x, y). */
export type Charm = (x: number, y: number, color: string) => string;

/** Half the way between the poles of a garland, and the height of their tops. */
const REACH = 190;
const TOP = -196;
const SAG = 46;
const CHARMS = 9;

/** Two poles with a string between them on which charms hang, standing on the origin. */
export function garland(charm: Charm, colors: readonly string[], pole = '#c98b52'): string {
  const poles = [-REACH, REACH].map(
    (x) =>
      ellipse(x, 0, 14, 3.4, '#123f5c', 0.26) +
      part(roundedRect(x - 4, TOP - 6, 8, 206, 4), pole, { outline: 1.9, shadow: [-1.4, 0] }) +
      part(ellipsePath(x, TOP - 8, 8, 8), '#ffd34d', { outline: 1.9, shadow: [-0.8, -2] }),
  );
  const string = svg`M${-REACH} ${TOP + 6}Q0 ${TOP + SAG * 2} ${REACH} ${TOP + 6}`;
  const charms = Array.from({ length: CHARMS }, (_, index) => {
    const share = (index + 1) / (CHARMS + 1);
    const x = -REACH + share * REACH * 2;
    const y = TOP + 6 + 4 * share * (1 - share) * (SAG - 3);
    return charm(x, y, colors[index % colors.length] ?? '#ffd34d');
  });
  return poles.join('') + line(string, '#7a4f2c', 4) + line(string, '#e2b27c', 2) + charms.join('');
}

export const blossomCharm: Charm = (x, y, color) =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      const [cx, cy] = [x + Math.cos(angle) * 8, y + 11 + Math.sin(angle) * 8];
      return part(ellipsePath(cx, cy, 7, 7), color, { outline: 1.5, shadow: [-0.6, -1.4] });
    })
    .join('') + part(ellipsePath(x, y + 11, 4.4, 4.4), '#ffd34d', { outline: 1.2, shadow: null });

export const pennantCharm: Charm = (x, y, color) =>
  part(svg`M${x - 15} ${y - 1}H${x + 15}L${x} ${y + 31}Z`, color, {
    outline: 1.8,
    shadow: [-0.8, -2.4],
    inside: ellipse(x, y + 9, 4.6, 4.6, '#ffffff', 0.9),
  });

export const leafCharm: Charm = (x, y, color) =>
  part(
    svg`M${x} ${y}C${x + 17} ${y + 6} ${x + 13} ${y + 26} ${x} ${y + 34}C${x - 13} ${y + 26} ${x - 17} ${y + 6} ${x} ${y}Z`,
    color,
    {
      outline: 1.7,
      shadow: [-0.8, -2.4],
      inside: line(
        svg`M${x} ${y + 4}V${y + 30}M${x} ${y + 15}l7 -5M${x} ${y + 15}l-7 -5M${x} ${y + 23}l6 -5M${x} ${y + 23}l-6 -5`,
        shade(color, 1.4),
        1.5,
        0.8,
      ),
    },
  );

export const bulbCharm: Charm = (x, y, color) => {
  const glow = radial([
    [0, color, 0.75],
    [0.4, color, 0.26],
    [1, color, 0],
  ]);
  return (
    glow.def +
    ellipse(x, y + 15, 27, 27, glow.url) +
    part(roundedRect(x - 4.5, y - 2, 9, 8, 2.5), '#3c7a5a', { outline: 1.5, shadow: null }) +
    part(ellipsePath(x, y + 15, 8.6, 11), color, {
      outline: 1.7,
      shadow: [-0.8, -2],
      gloss: ellipsePath(x - 3, y + 10, 2.4, 3.6),
    })
  );
};

/** A lantern of silk with a tassel. */
export const lanternCharm: Charm = (x, y, color) =>
  line(svg`M${x} ${y + 32}v14`, '#ffd34d', 4) +
  part(roundedRect(x - 14, y + 4, 28, 26, 10), color, {
    outline: 1.8,
    shadow: [-0.8, -2.4],
    inside:
      ellipse(x, y + 17, 8, 9, '#fff3c4', 0.9) + line(svg`M${x - 14} ${y + 17}h28`, '#ffd34d', 1.6, 0.8),
  }) +
  part(roundedRect(x - 8, y, 16, 6, 2.5), '#ffd34d', { outline: 1.5, shadow: null }) +
  part(roundedRect(x - 8, y + 28, 16, 6, 2.5), '#ffd34d', { outline: 1.5, shadow: null });

export const heartCharm: Charm = (x, y, color) =>
  part(heart(x, y + 15, 13), color, { outline: 1.8, shadow: [-0.8, -2.2] });

export const starCharm: Charm = (x, y, color) =>
  part(star(x, y + 15, 15, 7), color, { outline: 1.8, shadow: [-0.7, -2] });

/** The first letters, each stroke by stroke. */
const LETTERS = [
  'M-8 -8H8V9',
  'M-8 -9V8H9',
  'M9 -9H-8V8H9M-8 0H7',
  'M-8 -9H8V0H-8V9H9',
  'M-8 -8H8V8H-8Z',
] as const;

export const letterCharm: Charm = (x, y, color) => {
  const letter = LETTERS[Math.abs(Math.round(x / 38)) % LETTERS.length] ?? LETTERS[0];
  return (
    part(roundedRect(x - 16, y, 32, 34, 7), '#fff8ea', {
      outline: 1.8,
      shadow: [-0.8, -2.2],
      inside: fill(svg`M${x - 16} ${y}h32v6h-32Z`, color),
    }) +
    `<g transform="translate(${x.toFixed(2)} ${(y + 20).toFixed(2)}) scale(0.85)">${line(letter, '#2c5f8a', 4.6)}</g>`
  );
};
