import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const SKIN = '#ffbf47';
const INK = ink(SKIN);

/** Five plump arms: tips from the top clockwise, the dents between them follow from the middle. */
function body(lift: number, lean: number): string {
  const points: readonly Point[] = [
    [3 + lean, -117],
    [15 + lean * 0.6, -107],
    [24, -83],
    [49, -82 - lift],
    [60, -73 - lift],
    [53, -60 - lift * 0.6],
    [37, -45],
    [42, -19],
    [38, -4],
    [26, -2],
    [4, -15],
    [-18, -2],
    [-30, -4],
    [-34, -19],
    [-29, -45],
    [-47, -60 - lift * 0.6],
    [-54, -73 - lift],
    [-43, -82 - lift],
    [-18, -83],
    [-9 + lean * 0.6, -107],
  ];
  return smooth(points, true, 0.52);
}

/** The singer: a star who is one, with a bow and a microphone. */
export function starfish(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0.45),
): string {
  const bob = Math.abs(bobbing(t, 2.4));
  const lift = sway(t, 5) + (expression === 'happy' ? 8 : 0);
  const lean = sway(t, 3.4);
  const spot = (x: number, y: number, r: number) => ellipse(x, y, r, r * 0.86, light(SKIN, 1.1), 0.75);
  return at(
    svg`translate(0 ${-bob})`,
    part(body(lift, lean), SKIN, {
      outline: 2,
      shadow: [-1.6, -3.4],
      inside:
        ellipse(5, -38, 25, 21, '#fff1c4', 0.95) +
        spot(3 + lean, -104, 3.4) +
        spot(-5 + lean * 0.6, -94, 2.2) +
        spot(10 + lean * 0.6, -95, 2.4) +
        spot(-40, -71 - lift, 3) +
        spot(-30, -65 - lift * 0.6, 2.2) +
        spot(46, -71 - lift, 3) +
        spot(-24, -14, 2.8) +
        spot(32, -14, 2.8) +
        ellipse(-12, -80, 7, 3, '#ffffff', 0.5, -24) +
        ellipse(-4 + lean, -110, 3, 2, '#ffffff', 0.6, -40),
    }) +
      ellipse(-13, -57, 6.2, 3.8, '#ff5f5f', 0.46) +
      ellipse(29, -57, 5.4, 3.6, '#ff5f5f', 0.46) +
      mascotEye(-4, -69, 6.8, 9.4, '#9a5be0', expression) +
      mascotEye(22, -69, 6.2, 9, '#9a5be0', expression) +
      line('M-9 -81.6Q-3 -84.6 3 -82M18 -82Q23 -84.4 28 -81.4', INK, 2.2) +
      mascotMouth({ x: 10, y: -57.4, w: 8.6, h: 10, open, ink: '#8a2a3a' }) +
      bow() +
      at(svg`translate(0 ${-lift * 0.8})`, microphone()) +
      notes(t, expression),
  );
}

function bow(): string {
  const pink = '#f27f9f';
  return (
    part('M8 -38C-2 -47 -13 -46 -14 -38C-13 -30 -2 -29 8 -38Z', pink, {
      outline: 1.7,
      shadow: [-0.8, -1.8],
    }) +
    part('M8 -38C18 -47 29 -46 30 -38C29 -30 18 -29 8 -38Z', pink, { outline: 1.7, shadow: [-0.8, -1.8] }) +
    part(ellipsePath(8, -38, 4.4, 5), shade(pink, 0.6), { outline: 1.5, shadow: [-0.4, -1.2] })
  );
}

/** Held before the mouth in the tip of an arm. */
function microphone(): string {
  return at(
    'rotate(-34 50 -64)',
    part(roundedRect(46, -66, 9, 26, 4), '#4a5f9e', { outline: 1.8, shadow: [-1, 0] }) +
      part(ellipsePath(50.5, -72, 9.4, 9.4), '#d8e2f0', {
        outline: 1.9,
        shadow: [-1, -2],
        inside:
          line('M42 -76L58 -66M42 -68L58 -78M50 -82V-62', '#9fb2ce', 1.4) +
          ellipse(47, -76, 2.6, 2, '#ffffff', 0.9),
      }) +
      part(roundedRect(44.5, -66, 12, 4.6, 2), '#ffd34d', { outline: 1.4, shadow: null }) +
      part('M42 -58C42 -64 58 -64 60 -57C61 -50 44 -49 42 -58Z', SKIN, {
        outline: 1.9,
        shadow: [-0.8, -1.8],
      }),
  );
}

/** The notes of its song of joy. */
function notes(t: number, expression: MascotExpression): string {
  if (expression !== 'happy') return '';
  const note = (x: number, y: number, color: string) =>
    line(svg`M${x} ${y}V${y - 14}Q${x + 4} ${y - 9} ${x + 8} ${y - 9}`, ink(color), 5) +
    ellipse(x - 3.2, y + 0.6, 6, 5, ink(color), 1, -18) +
    line(svg`M${x} ${y}V${y - 14}Q${x + 4} ${y - 9} ${x + 8} ${y - 9}`, color, 2.2) +
    ellipse(x - 3.2, y + 0.6, 4.4, 3.4, color, 1, -18);
  return note(42, -112 + sway(t, 3), '#f27f9f') + note(-44, -104 + sway(t + 0.5, 3), '#4fa7e6');
}
