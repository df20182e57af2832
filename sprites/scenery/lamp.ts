import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { ellipse, line, part, radial, svg } from '../core/svg.ts';

export function lamp(): string {
  const g = radial([
    [0, '#fff6c8', 0.95],
    [0.4, '#ffe890', 0.4],
    [1, '#ffe27a', 0],
  ]);
  return (
    g.def +
    line(svg`M0 0V-74q0 -14 14 -14`, '#4a3a5e', 8) +
    line(svg`M0 0V-74q0 -14 14 -14`, '#8a78b0', 4.4) +
    ellipse(16, -70, 54, 54, g.url) +
    part(svg`M4 -80C4 -92 28 -92 28 -80Q16 -76 4 -80Z`, '#ff8f7a', { outline: 1.8, shadow: [0, -1.4] }) +
    part(ellipsePath(16, -72, 9, 9.6), '#fff3b8', {
      outline: 1.8,
      shadow: null,
      ink: '#b5782a',
      gloss: ellipsePath(13, -76, 2.4, 2),
    }) +
    part(roundedRect(-9, -7, 18, 8, 3), '#6b5a90', { outline: 1.8, shadow: [0, -1] })
  );
}
