import { light, shade } from '../core/color.ts';
import { roundedRect } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';

/** A row of seats with shell backs, each 44 wide, centred on the origin. */
export function shellSeats(colors: readonly string[]): string {
  const left = -(colors.length * 44) / 2;
  const seat = (color: string, x: number) =>
    part(svg`M${x - 18} -16C${x - 24} -58 ${x + 24} -58 ${x + 18} -16Z`, color, {
      outline: 1.9,
      shadow: [-1, -3],
      inside: line(
        svg`M${x} -18V-46M${x - 6} -18L${x - 11} -42M${x + 6} -18L${x + 11} -42`,
        shade(color, 1.2),
        2,
        0.6,
      ),
    }) +
    part(roundedRect(x - 20, -22, 40, 11, 5), light(color, 0.4), { outline: 1.9, shadow: [0, -2.6] }) +
    line(svg`M${x - 13} -10V2M${x + 13} -10V2`, '#57302a', 6.4) +
    line(svg`M${x - 13} -10V2M${x + 13} -10V2`, '#c98d55', 3.2);
  return colors.map((color, i) => seat(color, left + (i + 0.5) * 44)).join('');
}
