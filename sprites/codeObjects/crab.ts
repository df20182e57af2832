import { ink, light, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { around, ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { place } from '../scenery/place.ts';

const SHELL = '#ff7a5c';
const WOOD = '#c98d55';
/** The board: cells, their size, and the middle of the cell (0, 0) from the foot. */
export const CRAB_BOARD = { columns: 7, rows: 5, cellW: 33, cellH: 29, left: -99, top: -150 } as const;

/** A box of sand that stands on its edge like a blackboard, 262 wide and 196 high. */
export function crabBoard(): string {
  const { columns, rows, cellW, cellH, left, top } = CRAB_BOARD;
  const [x, y] = [left - cellW / 2, top - cellH / 2];
  const [w, h] = [columns * cellW, rows * cellH];
  const next = random(19);
  const grains = Array.from({ length: 46 }, () =>
    ellipse(x + next() * w, y + next() * h, 1.4, 1, next() > 0.5 ? '#d9a768' : '#fff2d0', 0.8),
  ).join('');
  const spots = Array.from({ length: columns * rows }, (_, i) =>
    ellipse(left + (i % columns) * cellW, top + Math.floor(i / columns) * cellH, 3.4, 2.8, '#d9a768', 0.55),
  ).join('');
  const leg = (at: number, lean: number) =>
    part(svg`M${at - 7} ${y + h}L${at - 9 + lean} 4H${at + 7 + lean}L${at + 7} ${y + h}Z`, WOOD, {
      outline: 2.2,
      shadow: [-2, 0],
    });
  return (
    ellipse(0, 3, 122, 6, '#123f5c', 0.2) +
    leg(x + 22, -8) +
    leg(x + w - 22, 8) +
    part(roundedRect(x - 13, y - 13, w + 26, h + 26, 14), WOOD, {
      outline: 2.4,
      shadow: [0, -4],
      inside: line(
        svg`M${x - 6} ${y - 8}H${x + w + 6}M${x - 6} ${y + h + 6}H${x + w + 6}`,
        light(WOOD, 0.9),
        1.8,
        0.5,
      ),
    }) +
    part(roundedRect(x - 2, y - 2, w + 4, h + 4, 8), '#f4d79c', {
      outline: 1.8,
      ink: '#7a4a30',
      shadow: [0, 3],
      shadowColor: '#d9ae6c',
      top: '#f9e4b4',
      inside: grains + spots,
    }) +
    place(x - 8, y - 4, at('rotate(-20)', groundShell(11, '#ff9fb8'))) +
    place(x + w + 6, y - 6, at('rotate(24)', groundShell(10, '#bfe3ff'))) +
    part(star(x + w - 2, y + h + 6, 10, 5), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-0.8, -1.8] })
  );
}

/** Wet sand where the crab has been: a print with sparkling pearls, around its middle. */
export function crabTrail(): string {
  return (
    fill(roundedRect(-15, -13, 30, 26, 9), '#c98a52', 0.9) +
    fill(roundedRect(-13, -10.6, 26, 23, 8), '#4fc3d9') +
    fill(roundedRect(-13, -10.6, 26, 9, 7), '#8fe6ee', 0.8) +
    (
      [
        [-6, 4, 2.4],
        [5, -1, 2],
        [3, 7, 1.6],
      ] as const
    )
      .map(([x, y, r]) => ellipse(x, y, r, r, '#ffffff', 0.95))
      .join('')
  );
}

/** The crab seen from above, looking to the right, around its middle; `step` says which of its legs are forward. */
export function crabFromAbove(step: 0 | 1): string {
  const legs = [-9, -3, 3]
    .flatMap((x, i) =>
      [-1, 1].map((side) => {
        const reach = (i + step + (side > 0 ? 1 : 0)) % 2 ? 4 : -3;
        return svg`M${x} ${side * 8}Q${x + reach * 0.6} ${side * 16} ${x + reach - 2} ${side * 19}`;
      }),
    )
    .join('');
  const claw = (side: number) =>
    line(svg`M8 ${side * 8}Q16 ${side * 15} 18 ${side * 11}`, ink(SHELL), 6.6) +
    line(svg`M8 ${side * 8}Q16 ${side * 15} 18 ${side * 11}`, shade(SHELL, 0.3), 3.8) +
    at(
      svg`translate(18 ${side * 10}) scale(1 ${side})`,
      part('M-3 1C-3 6 3 9 9 7L6 3.6L11 3C12 -2 6 -5 1 -4C-2 -3 -3 -1 -3 1Z', SHELL, {
        outline: 1.6,
        shadow: null,
      }),
    );
  return (
    ellipse(-1, 3, 19, 16, '#8a5a3a', 0.25) +
    line(legs, ink(SHELL), 5) +
    line(legs, shade(SHELL, 0.6), 2.6) +
    claw(-1) +
    claw(1) +
    part(ellipsePath(-1, 0, 15, 13.4), SHELL, {
      outline: 1.9,
      shadow: [-0.8, -2],
      inside:
        ellipse(-6, -5, 4.6, 2.8, '#ffffff', 0.5, -20) +
        around(-3, 0, 6, 5, 5)
          .map(([x, y]) => ellipse(x, y, 1.4, 1.3, shade(SHELL, 1.2), 0.7))
          .join(''),
    }) +
    [-1, 1]
      .map(
        (side) =>
          part(ellipsePath(11, side * 5.4, 4.4, 4.4), '#ffffff', {
            outline: 1.5,
            ink: '#5a1f2a',
            shadow: null,
          }) +
          ellipse(12.4, side * 5.4, 2.5, 2.7, '#2a2148') +
          ellipse(11.6, side * 5.4 - 1, 0.9, 0.9, '#ffffff'),
      )
      .join('')
  );
}
