import { ellipse, line, svg } from '../core/svg.ts';

/** A seed under its little parachute, 26 high. */
export function flyingSeed(): string {
  const rays = [-64, -40, -18, 0, 18, 40, 64].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 12, 2 + Math.sin(angle) * 12];
    return line(svg`M0 2L${x} ${y}`, '#ffffff', 1.4, 0.95) + ellipse(x, y, 1.8, 1.8, '#ffffff');
  });
  return rays.join('') + line('M0 2V12', '#c99a86', 1.6) + ellipse(0, 13, 1.8, 2.8, '#a86f5c');
}
