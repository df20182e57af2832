import { ellipse, radial, ring } from '../core/svg.ts';

export function bubble(x: number, y: number, r: number, opacity = 0.9): string {
  const skin = radial([
    [0, '#ffffff', 0],
    [0.7, '#ffffff', 0.08],
    [1, '#ffffff', 0.55],
  ]);
  return `<g opacity="${opacity}">${
    skin.def +
    ellipse(x, y, r, r, skin.url) +
    ring(x, y, r, r, '#ffffff', Math.max(1, r * 0.08), 0.75) +
    ellipse(x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.15, '#ffffff', 0.95, -35)
  }</g>`;
}
