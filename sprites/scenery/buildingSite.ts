import { light } from '../core/color.ts';
import { roundedRect } from '../core/shapes.ts';
import { fill, line, part, svg } from '../core/svg.ts';

const WOOD = '#d8a060';
const WOOD_INK = '#5a3722';

/** A wooden crate of side `s`. */
export function crate(s: number): string {
  const h = s / 2;
  return (
    part(roundedRect(-h, -s, s, s + 3, 3), WOOD, {
      outline: 2,
      ink: WOOD_INK,
      shadow: [-1, -2.4],
      inside: line(svg`M${-h} ${-s * 0.68}H${h}M${-h} ${-s * 0.34}H${h}`, '#a86f3a', 2, 0.7),
    }) +
    line(svg`M${-h + 5} ${-s + 5}L${h - 5} -3`, WOOD_INK, 9) +
    line(svg`M${-h + 5} ${-s + 5}L${h - 5} -3`, light(WOOD, 0.4), 5.4)
  );
}

/** A striped barrier: here something is being built. 84 wide. */
export function barrier(): string {
  const stripes = [-40, -18, 4, 26].map((x) => fill(`M${x} -44h11l-8 20h-11Z`, '#ffffff'));
  return (
    line('M-28 3V-50M28 3V-50', WOOD_INK, 8) +
    line('M-28 3V-50M28 3V-50', '#c98d55', 4.6) +
    part(roundedRect(-42, -42, 84, 17, 5), '#ff9f43', {
      outline: 2,
      shadow: [0, -2],
      inside: stripes.join(''),
    }) +
    part('M-7 -42C-7 -56 7 -56 7 -42Z', '#ffd34d', { outline: 1.8, shadow: [-1, -2] })
  );
}

/** Scaffolding of bamboo, `w` × `h`. */
export function scaffold(w: number, h: number): string {
  const d = svg`M${-w / 2} 3V${-h}M${w / 2} 3V${-h}M0 3V${-h}M${-w / 2 - 8} ${-h * 0.5}H${w / 2 + 8}M${-w / 2 - 8} ${-h * 0.92}H${w / 2 + 8}M${-w / 2} -4L0 ${-h * 0.5}M0 ${-h * 0.5}L${w / 2} ${-h * 0.92}`;
  const plank = (y: number) =>
    part(roundedRect(-w / 2 - 12, y - 7, w + 24, 7, 2), '#e0b07a', {
      outline: 1.8,
      ink: WOOD_INK,
      shadow: [0, -1.6],
    });
  return line(d, WOOD_INK, 7) + line(d, '#c9a25a', 4) + plank(-h * 0.5) + plank(-h * 0.92);
}
