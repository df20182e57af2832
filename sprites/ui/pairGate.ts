import { light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

/** A gate for two: a shell plate to stand on, and a giant clam. Both stand on the line y = 0. */

/** A flat fan shell, 84 wide; it glows while an avatar stands on it. */
export function shellPlate(isLit: boolean): string {
  const color = isLit ? '#ffd34d' : '#ff9fb4';
  const rays = [-30, -18, -6, 6, 18, 30].map((x) => `M${x * 0.35} -2L${x} -11`).join('');
  return (
    (isLit ? ellipse(0, -8, 46, 17, '#fff3b0', 0.7) : '') +
    part('M-42 -4C-42 -10 -24 -14 0 -14C24 -14 42 -10 42 -4C42 1 24 4 0 4C-24 4 -42 1 -42 -4Z', color, {
      outline: 2.4,
      shadow: [0, -4],
      inside:
        line(rays, shade(color), 2, 0.75) +
        fill('M-36 -7C-28 -11.5 28 -11.5 36 -7C28 -9 -28 -9 -36 -7Z', light(color, 0.6), 0.9),
    })
  );
}

const BOWL = 'M-46 -26C-44 -6 -24 2 0 2C24 2 44 -6 46 -26C30 -20 -30 -20 -46 -26Z';
const LID =
  'M-46 -30C-50 -46 -40 -54 -32 -54C-28 -66 -12 -68 0 -60C12 -68 28 -66 32 -54C40 -54 50 -46 46 -30C30 -24 -30 -24 -46 -30Z';
const LID_RIBS = 'M0 -28V-58M-16 -27L-22 -58M16 -27L22 -58M-32 -28L-38 -46M32 -28L38 -46';

/** A giant clam, shut or showing its pearl. */
export function giantClam(isOpen: boolean): string {
  const color = '#8f7be0';
  const lift = isOpen ? -26 : 0;
  const lid = `<g transform="translate(0 ${lift})">${part(LID, color, {
    outline: 2.6,
    shadow: [0, -4],
    inside: line(LID_RIBS, shade(color), 2.2, 0.8),
    over: ellipse(-24, -48, 5, 8, '#ffffff', 0.6, 30),
  })}</g>`;
  const treasure = isOpen
    ? ellipse(0, -38, 40, 20, '#fff3b0', 0.75) +
      fill('M-40 -28C-24 -44 24 -44 40 -28C24 -20 -24 -20 -40 -28Z', '#ff9fc4') +
      part(ellipsePath(0, -38, 15, 15), '#fdf3ff', {
        outline: 2,
        ink: '#7a5aa8',
        shadow: [-2, -3],
        shadowColor: '#e0c6f5',
      }) +
      ellipse(-5, -44, 4, 3, '#ffffff', 1, -30)
    : '';
  return (
    lid +
    treasure +
    part(BOWL, light(color, 0.12), {
      outline: 2.6,
      shadow: [0, -4],
      inside: line(
        'M0 0V-22M-16 -1L-20 -22M16 -1L20 -22M-31 -7L-38 -22M31 -7L38 -22',
        shade(color),
        2.2,
        0.7,
      ),
    })
  );
}
