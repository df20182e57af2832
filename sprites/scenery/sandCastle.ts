import { roundedRect } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

const SAND = '#f3d08a';
const SAND_INK = '#8a5a38';

const tower = (x: number, w: number, h: number) => {
  const notch = w / 5;
  const teeth = `v${-notch}h${notch}v${notch}h${notch}v${-notch}h${notch}v${notch}h${notch}v${-notch}h${notch}v${notch}`;
  return (
    part(`M${x - w / 2} 4L${x - w / 2 + 2} ${-h}${teeth}L${x + w / 2} 4Z`, SAND, {
      outline: 2,
      ink: SAND_INK,
      shadow: [-2, -2],
      inside: line(
        `M${x - w / 2} ${-h * 0.6}h${w * 0.3}M${x + 2} ${-h * 0.34}h${w * 0.3}`,
        '#c98f58',
        2,
        0.6,
      ),
    }) + fill(`M${x - 4} ${-h * 0.55}v-8a4 4 0 0 1 8 0v8Z`, '#9a6238')
  );
};

const flag = (x: number, y: number, color: string) =>
  line(`M${x} ${y}v-24`, SAND_INK, 2.6) +
  part(`M${x} ${y - 24}l17 6l-17 6Z`, color, { outline: 1.4, shadow: [-0.6, -1] });

/** The architect's master piece, 150 wide and 120 high. */
export function sandCastle(): string {
  return (
    flag(0, -92, '#ee6258') +
    flag(-50, -60, '#4fa7e6') +
    flag(50, -60, '#ffcf3f') +
    tower(0, 40, 90) +
    tower(-50, 32, 58) +
    tower(50, 32, 58) +
    part('M-72 4L-68 -34H68L72 4Z', SAND, {
      outline: 2,
      ink: SAND_INK,
      shadow: [-2, -3],
      inside: line('M-70 -20H-24M24 -12H70M-40 -8H-10', '#c98f58', 2, 0.5),
    }) +
    part('M-14 4V-14A14 15 0 0 1 14 -14V4Z', '#a86f4a', { outline: 1.8, ink: SAND_INK, shadow: [-1, -2] }) +
    [-52, -38, 38, 52].map((x) => ellipse(x, -18, 4.4, 3.4, '#ff9fb8')).join('') +
    ellipse(-58, 2, 22, 5, SAND) +
    ellipse(56, 3, 26, 6, SAND)
  );
}

/** Bucket and spade. */
export function bucket(): string {
  return (
    line('M-20 -26C-20 -44 12 -44 12 -26', '#8a94a8', 3) +
    part('M-22 -28H14L9 3H-17Z', '#4fa7e6', {
      outline: 2,
      shadow: [-2, -2],
      inside: fill('M-24 -18H16V-12H-24Z', '#ffffff', 0.85),
    }) +
    ellipse(-4, -28, 17, 4, SAND) +
    line('M28 -44L20 -8', '#5a3722', 6) +
    line('M28 -44L20 -8', '#e0b07a', 3.4) +
    part(roundedRect(12, -12, 14, 18, 5), '#ffcf3f', { outline: 1.8, shadow: [-1, -2] }) +
    part(roundedRect(22, -50, 14, 8, 3), '#ee6258', { outline: 1.6, shadow: null })
  );
}
