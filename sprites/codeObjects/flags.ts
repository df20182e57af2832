import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

export const FLAG_COLORS = ['#ff7f7a', '#ffc04a', '#5fcf94', '#5fb8f0', '#c79bf0'] as const;
const WOOD = '#d59a5e';

/** A pole with a pearl, 136 high. */
export function signalPole(): string {
  return (
    ellipse(0, 2, 13, 3.4, '#123f5c', 0.24) +
    line('M0 0V-130', ink(WOOD), 8) +
    line('M0 0V-130', WOOD, 4.8) +
    line('M-1.2 -4V-126', light(WOOD, 1), 1.3, 0.7) +
    part('M-11 4C-11 -6 -5 -7 0 -7C5 -7 11 -6 11 4Z', '#8ed37a', { outline: 1.8, shadow: [0, -1.8] }) +
    part(ellipsePath(0, -134, 6.6, 6.6), '#ffd34d', { outline: 1.9, ink: '#9a5f14', shadow: [-0.8, -1.8] })
  );
}

/** A flag of cloth, 44 × 36, hoisted at the origin and blown to the right. */
export function signalFlag(color: string): string {
  return part('M1 0C12 -5 24 4 44 -1C41 10 41 24 44 36C26 41 14 31 1 36Z', color, {
    outline: 2,
    shadow: [-1, -3],
    inside:
      line('M16 -2C15 12 15 24 16 35M31 2C29 14 29 26 31 38', shade(color, 0.8), 2, 0.4) +
      ellipse(10, 6, 7, 2.4, '#ffffff', 0.45, -8),
    over: part(ellipsePath(23, 18, 13.4, 13), '#fffdf6', {
      outline: 1.4,
      ink: ink(color),
      shadow: [0, -1.6],
      shadowColor: '#f0e2c8',
    }),
  });
}

/** The plank that joins the poles, 270 wide. */
export function flagPlank(): string {
  return (
    ellipse(0, 3, 138, 5, '#123f5c', 0.18) +
    part(roundedRect(-134, -12, 268, 16, 7), WOOD, {
      outline: 2.1,
      shadow: [0, -3],
      inside: line('M-126 -6H-60M-20 -8H60M84 -5H126', shade(WOOD, 1), 1.6, 0.5),
    }) +
    [-104, -52, 0, 52, 104].map((x) => line(svg`M${x - 14} 0a14 6 0 0 1 28 0`, '#fff0d0', 2, 0.8)).join('')
  );
}
