import { ellipse, line, part, radial, svg } from '../core/svg.ts';

/** A ship's lantern hanging `drop` below the origin. */
export function shipLantern(drop = 20, color = '#ffe9a0'): string {
  const glow = radial([
    [0, '#fff6cf', 0.9],
    [0.4, '#ffe79a', 0.36],
    [1, '#ffe79a', 0],
  ]);
  return (
    line(svg`M0 0V${drop}`, '#57302a', 3) +
    glow.def +
    ellipse(0, drop + 16, 52, 52, glow.url) +
    part(svg`M-9 ${drop + 6}H9L11 ${drop + 26}H-11Z`, color, {
      outline: 2,
      ink: '#9a5f14',
      shadow: null,
      top: '#fffbe6',
    }) +
    line(svg`M-3 ${drop + 7}L-4 ${drop + 25}M3 ${drop + 7}L4 ${drop + 25}`, '#c98a2a', 1.6) +
    part(svg`M-12 ${drop + 7}Q-8 ${drop - 4} 0 ${drop - 4}Q8 ${drop - 4} 12 ${drop + 7}Z`, '#b5783f', {
      outline: 2,
      shadow: [0, -2],
    }) +
    part(svg`M-12 ${drop + 25}H12L9 ${drop + 31}H-9Z`, '#b5783f', { outline: 2, shadow: null })
  );
}
