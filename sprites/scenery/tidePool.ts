import { star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

const stone = (x: number, y: number, r: number, color: string) =>
  part(
    svg`M${x - r} ${y + 3}C${x - r * 1.1} ${y - r * 0.9} ${x + r * 1.1} ${y - r} ${x + r} ${y + 3}Z`,
    color,
    {
      outline: 1.8,
      ink: '#4a4f72',
      shadow: [-1, -2],
    },
  );

/** A pool of the last tide, ringed by stones, 210 wide, on the walking line. */
export function tidePool(): string {
  return (
    [-84, -56, -22, 18, 52, 84]
      .map((x, i) => stone(x, -4, 15 + ((i * 7) % 8), i % 2 ? '#b7bfd8' : '#a4adcb'))
      .join('') +
    ellipse(0, 2, 100, 13, '#2f8fb8') +
    ellipse(0, 1, 96, 11, '#6fdcea') +
    ellipse(-20, -2, 54, 4.4, '#c6f6f6', 0.9) +
    line('M-60 4q12 -4 24 0t24 0M10 6q10 -3 20 0t20 0', '#ffffff', 2, 0.8) +
    part(star(44, 0, 9, 4.6, 5, -60), '#ff8f7a', { outline: 1.5, shadow: [-0.6, -1.2] }) +
    part(star(-52, 3, 7, 3.6, 5, -80), '#ffd34d', { outline: 1.4, shadow: [-0.5, -1] }) +
    [-98, 98, -70, 66].map((x, i) => stone(x, 8, 11 + (i % 2) * 4, i % 2 ? '#c9d0e4' : '#aeb7d3')).join('')
  );
}
