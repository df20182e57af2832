import { roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import type { Light } from './layers.ts';
import { WARM, windowLight } from './lights.ts';

const WHITE = '#fff8ee';
const RED = '#ff7f6b';
/** Heights of the windows as shares of the height. */
const WINDOWS = [0.46, 0.82] as const;
const LINE = '#6a4a5e';

/** High enough to be walked through, with a star over it. */
function door(): string {
  return (
    part('M-36 6V-52A36 34 0 0 1 36 -52V6Z', WHITE, { outline: 2.2, ink: LINE, shadow: [-2, -3] }) +
    part('M-28 5V-50A28 27 0 0 1 28 -50V5Z', '#3f9fc8', {
      outline: 2,
      ink: '#1d4f86',
      shadow: [-2, -3],
      inside: line('M-9 5V-80M9 5V-80', '#2a78a8', 2, 0.7) + fill('M-30 -22H30V-16H-30Z', '#ffcf57', 0.9),
    }) +
    part(star(0, -50, 12, 6), '#ffe27a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(star(0, -88, 13, 6.4), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-1, -2] }) +
    ellipse(19, -30, 3, 3, '#ffe08a')
  );
}

/** The lighthouse on the hill, `h` high to the gallery and 70 more to its tip. */
export function lighthouse(h: number): string {
  const glow = radial([
    [0, '#fffbe0', 0.95],
    [0.35, '#fff1a8', 0.45],
    [1, '#fff1a8', 0],
  ]);
  const half = (k: number) => 58 - 22 * k;
  const band = (from: number, to: number) =>
    fill(
      svg`M${-half(from)} ${-h * from}Q0 ${-h * from + 12} ${half(from)} ${-h * from}L${half(to)} ${-h * to}Q0 ${-h * to + 9} ${-half(to)} ${-h * to}Z`,
      RED,
    );
  const window = (k: number) =>
    part(svg`M-9 ${-h * k}v-14a9 9 0 0 1 18 0v14Z`, '#ffe9a0', { outline: 2.2, ink: LINE, shadow: null }) +
    line(svg`M0 ${-h * k - 22}v22M-9 ${-h * k - 10}h18`, '#fff6df', 2);
  return (
    part(svg`M${-half(0)} 6L${-half(1)} ${-h}H${half(1)}L${half(0)} 6Z`, WHITE, {
      outline: 2.2,
      ink: LINE,
      shadow: [-8, 0],
      shadowColor: '#e6d3cf',
      inside: band(0.12, 0.34) + band(0.56, 0.76),
    }) +
    WINDOWS.map(window).join('') +
    door() +
    glow.def +
    ellipse(0, -h - 34, 130, 96, glow.url) +
    part(roundedRect(-26, -h - 52, 52, 48, 4), '#fff3b8', { outline: 2.2, ink: LINE, shadow: null }) +
    line(svg`M-9 ${-h - 52}v48M9 ${-h - 52}v48`, LINE, 2.4) +
    ellipse(0, -h - 28, 12, 15, '#ffffff', 0.95) +
    part(svg`M-36 ${-h - 50}Q-24 ${-h - 84} 0 ${-h - 88}Q24 ${-h - 84} 36 ${-h - 50}Z`, RED, {
      outline: 2.2,
      ink: LINE,
      shadow: [-2, -4],
    }) +
    line(svg`M0 ${-h - 88}v-12`, LINE, 4) +
    part(roundedRect(-46, -h - 8, 92, 12, 4), '#f3dcc4', { outline: 2.2, ink: LINE, shadow: [0, -3] }) +
    [-38, -19, 0, 19, 38].map((x) => line(svg`M${x} ${-h - 8}v-14`, LINE, 2.4)).join('') +
    line(svg`M-44 ${-h - 22}H44`, LINE, 3)
  );
}

/** The lamp with its beam, and the windows, of a lighthouse whose foot is at (x, y) of the ground. */
export function lighthouseLights(x: number, y: number, h: number): Light[] {
  const lamp = { layer: 'ground', x, y: y - h - 30, color: WARM, flicker: 0 } as const;
  return [
    { ...lamp, radius: 200, strength: 0.36 },
    { ...lamp, radius: 62, strength: 0.95, beam: 760 },
    ...WINDOWS.map((k) => windowLight('ground', x, y - h * k - 10, 34)),
  ];
}
