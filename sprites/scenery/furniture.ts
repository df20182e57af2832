import { ink, light, shade } from '../core/color.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

const WOOD = '#d8964f';
const WOOD_INK = '#5a3722';

/** A bench to look at the village from, 96 wide. */
export function bench(): string {
  const slat = (y: number) =>
    part(roundedRect(-46, y, 92, 9, 4), WOOD, { outline: 1.8, ink: WOOD_INK, shadow: [0, -1.8] });
  return (
    line('M-34 2V-50M34 2V-50', '#4a3a5e', 8) +
    line('M-34 2V-50M34 2V-50', '#8a78b0', 4.6) +
    slat(-54) +
    slat(-41) +
    part('M-50 -24H50L46 -14H-46Z', light(WOOD, 0.3), { outline: 1.8, ink: WOOD_INK, shadow: [0, -2] }) +
    line('M-40 2V-14M40 2V-14', '#4a3a5e', 8) +
    line('M-40 2V-14M40 2V-14', '#8a78b0', 4.6)
  );
}

const NOTES: readonly (readonly [x: number, y: number, turn: number, color: string])[] = [
  [-26, -78, -5, '#fffdf4'],
  [2, -82, 3, '#ffe9a8'],
  [28, -76, 6, '#cfeefc'],
  [-20, -50, 4, '#ffd3dc'],
  [14, -52, -4, '#fffdf4'],
];

/** The notice board of the village, 110 wide and 120 high. */
export function noticeBoard(): string {
  const notes = NOTES.map(([x, y, turn, color]) =>
    at(
      svg`translate(${x} ${y}) rotate(${turn})`,
      part('M-11 -11H11V11H-11Z', color, { outline: 1, ink: '#8a6a4a', shadow: [0, -1] }) +
        line('M-7 -4H7M-7 1H5M-7 6H2', '#8aa6c0', 1.4) +
        ellipse(0, -10, 2.4, 2.4, '#ee6258'),
    ),
  );
  return (
    line('M-44 4V-92M44 4V-92', WOOD_INK, 11) +
    line('M-44 4V-92M44 4V-92', '#b5773f', 7) +
    part(roundedRect(-54, -106, 108, 76, 6), WOOD, { outline: 2, ink: WOOD_INK, shadow: [0, -3] }) +
    fill(roundedRect(-46, -98, 92, 60, 3), '#e9bf86') +
    notes.join('') +
    part('M-64 -104C-50 -124 50 -124 64 -104C50 -108 -50 -108 -64 -104Z', '#ff8f7a', {
      outline: 2,
      shadow: [0, -2],
    })
  );
}

/** A tub of sea flowers, 64 wide. */
export function planter(color: string): string {
  const flower = (x: number, y: number, tone: string) =>
    line(svg`M${x * 0.6} -20Q${x} ${y + 12} ${x} ${y}`, '#1d5f5c', 4.4) +
    line(svg`M${x * 0.6} -20Q${x} ${y + 12} ${x} ${y}`, '#4fd0a0', 2.4) +
    part(star(x, y, 9.4, 6.4, 6, x), tone, { outline: 1.4, shadow: [-0.6, -1.2] }) +
    ellipse(x, y, 2.8, 2.8, '#fff3b8');
  return (
    flower(-20, -40, light(color, 0.3)) +
    flower(18, -42, light(color, 0.3)) +
    flower(0, -52, color) +
    flower(-9, -33, shade(color, 0.3)) +
    flower(10, -32, shade(color, 0.3)) +
    part('M-30 -22H30L24 4H-24Z', '#fff1dc', {
      outline: 2,
      ink: '#8a6a7a',
      shadow: [-2, -3],
      inside: line('M-30 -12Q-15 -6 0 -12T30 -12', '#7fd6e8', 3, 0.9),
    }) +
    part(roundedRect(-33, -27, 66, 8, 4), '#fff8ea', { outline: 2, ink: '#8a6a7a', shadow: [0, -1.6] })
  );
}

const FLAGS = ['#ff8f7a', '#ffd34d', '#6fd3e6', '#c79bf0', '#7fe8b4'] as const;

/** Flags on a string from the origin to (w, dy), hanging through by `sag`. */
export function bunting(w: number, dy: number, sag: number): string {
  const on = (k: number) => ({ x: w * k, y: dy * k + 4 * sag * k * (1 - k) });
  const count = Math.round(w / 30);
  let flags = '';
  for (let i = 0; i < count; i++) {
    const { x, y } = on((i + 0.5) / count);
    const color = FLAGS[i % FLAGS.length] ?? FLAGS[0];
    flags += part(svg`M${x - 9} ${y}H${x + 9}L${x} ${y + 19}Z`, color, {
      outline: 1.3,
      shadow: [-0.6, -1.4],
    });
  }
  const middle = { x: w / 2, y: dy / 2 + 2 * sag };
  const d = svg`M0 0Q${middle.x} ${middle.y} ${w} ${dy}`;
  return line(d, ink('#c98d55'), 2.4) + flags;
}

/** A post to hang flags and lanterns from, `h` high. */
export function pole(h: number): string {
  return (
    line(svg`M0 2V${-h}`, '#4a3a5e', 9) +
    line(svg`M0 2V${-h}`, '#8a78b0', 5.4) +
    part(star(0, -h - 4, 11, 5.4), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: [-0.8, -1.4] })
  );
}
