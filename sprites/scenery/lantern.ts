import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { ellipse, line, part, radial, svg } from '../core/svg.ts';

/** A glass float with a light in it, hanging `drop` below the origin. */
export function lantern(drop: number, color: string): string {
  const glow = radial([
    [0, light(color, 1.3), 0.85],
    [0.35, light(color, 0.6), 0.32],
    [1, color, 0],
  ]);
  const rope = svg`M0 -2Q3 ${drop * 0.5} 0 ${drop}`;
  return (
    line(rope, '#4a3326', 4.4) +
    line(rope, '#c98d55', 2.2) +
    glow.def +
    ellipse(0, drop + 16, 44, 44, glow.url) +
    part(ellipsePath(0, drop + 16, 13, 14.5), color, {
      outline: 2,
      shadow: [-1, -3],
      top: light(color, 1.4),
      gloss: ellipsePath(-4.6, drop + 9, 3.2, 4),
      inside:
        ellipse(0, drop + 19, 6.4, 7.4, '#fffbe0', 0.95) +
        line(svg`M-14 ${drop + 16}Q0 ${drop + 24} 14 ${drop + 16}`, shade(color, 1.4), 1.6, 0.7),
    }) +
    part(roundedRect(-7, drop - 2, 14, 7, 3), '#b5773f', {
      outline: 1.8,
      ink: '#4a3326',
      shadow: [0, -1.6],
    }) +
    part(roundedRect(-5, drop + 28, 10, 5, 2.4), '#b5773f', {
      outline: 1.6,
      ink: ink('#b5773f'),
      shadow: null,
    })
  );
}
