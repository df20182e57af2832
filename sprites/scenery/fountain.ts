import { light } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

const STONE = '#fff1dc';
const STONE_INK = '#8a6a7a';
const WATER = '#7fe0f2';
const CORAL = '#ff9fb0';

const basin = (w: number, y: number, h: number) =>
  `M${-w} ${y}C${-w * 0.96} ${y + h * 0.8} ${-w * 0.4} ${y + h} 0 ${y + h}C${w * 0.4} ${y + h} ${w * 0.96} ${y + h * 0.8} ${w} ${y}Z`;

const ribs = (w: number, y: number, h: number) =>
  [-0.66, -0.36, -0.12, 0.12, 0.36, 0.66]
    .map((k) =>
      line(`M${w * k} ${y}Q${w * k * 0.8} ${y + h * 0.6} ${w * k * 0.3} ${y + h}`, '#e8c9b4', 2.2, 0.8),
    )
    .join('');

/** One bowl of the fountain with its water, the rim at `y`. */
const bowl = (w: number, y: number, h: number, color: string) =>
  part(basin(w, y, h), color, { outline: 2, ink: STONE_INK, shadow: [-2, -4], inside: ribs(w, y, h) }) +
  part(ellipsePath(0, y, w, w * 0.13), light(color, 0.5), { outline: 2, ink: STONE_INK, shadow: null }) +
  ellipse(0, y + 1, w * 0.88, w * 0.09, WATER) +
  ellipse(-w * 0.3, y - 1, w * 0.3, w * 0.026, '#ffffff', 0.8);

const jet = (x: number, y: number, toX: number, toY: number) => {
  const d = `M${x} ${y}C${x + (toX - x) * 0.4} ${y - 26} ${toX} ${y - 18} ${toX} ${toY}`;
  return line(d, '#5fcbe6', 7, 0.9) + line(d, '#dcfaff', 3.4, 0.95);
};

/** The shell fountain in the middle of the square, 190 wide and 150 high. */
export function fountain(): string {
  return (
    part('M-70 4C-72 -10 -60 -16 0 -16C60 -16 72 -10 70 4Z', STONE, {
      outline: 2,
      ink: STONE_INK,
      shadow: [-1, -3],
    }) +
    bowl(92, -48, 36, STONE) +
    part('M-13 -48C-9 -66 -9 -78 -15 -92H15C9 -78 9 -66 13 -48Z', STONE, {
      outline: 2,
      ink: STONE_INK,
      shadow: [-3, -1],
    }) +
    jet(-30, -98, -70, -50) +
    jet(30, -98, 70, -50) +
    bowl(44, -98, 22, CORAL) +
    jet(-6, -122, -28, -100) +
    jet(6, -122, 28, -100) +
    part(
      'M0 -118C-12 -118 -17 -128 -13 -136C-10 -142 -4 -142 0 -138C4 -142 10 -142 13 -136C17 -128 12 -118 0 -118Z',
      '#fff8ea',
      {
        outline: 2,
        ink: STONE_INK,
        shadow: [-1, -2],
        inside: line('M0 -118V-138M-4 -118L-8 -136M4 -118L8 -136', '#e8c9b4', 1.6),
      },
    ) +
    fill('M-2 -144C-4 -152 -2 -158 0 -164C2 -158 4 -152 2 -144Z', '#dcfaff', 0.95) +
    [
      [-34, -66, 2.6],
      [38, -70, 3],
      [-76, -58, 2.4],
      [80, -60, 2],
      [12, -152, 2.2],
      [-11, -150, 1.8],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r, '#ffffff', 0.9))
      .join('')
  );
}
