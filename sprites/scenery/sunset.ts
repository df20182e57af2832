import { random } from '../core/random.ts';
import { ellipse, fill, linear, radial, svg } from '../core/svg.ts';

interface Sunset {
  /** The middle of the sun. */
  readonly x: number;
  readonly y: number;
  readonly horizon: number;
}

/** The evening sky over the sea: the first stars above, the sun about to touch the horizon. */
export function sunset(w: number, h: number, { x, y, horizon }: Sunset): string {
  const k = horizon / h;
  const air = linear([
    [0, '#2f2f7e'],
    [k * 0.34, '#5b4aa4'],
    [k * 0.62, '#a566b4'],
    [k * 0.84, '#ee8fa0'],
    [k, '#ffd0a0'],
    [1, '#ffd9b0'],
  ]);
  const glow = radial([
    [0, '#fff6e0', 0.95],
    [0.22, '#ffe6c0', 0.6],
    [0.55, '#ffc0a0', 0.25],
    [1, '#ffa8a0', 0],
  ]);
  return (
    air.def +
    fill(svg`M0 0H${w}V${h}H0Z`, air.url) +
    stars(w, horizon * 0.5) +
    glow.def +
    ellipse(x, y, 430, 250, glow.url) +
    ellipse(x, y, 50, 50, '#fffaea')
  );
}

/** Stars where it is dark enough for them: fewer and fainter further down. */
function stars(w: number, h: number): string {
  const next = random(77);
  return Array.from({ length: 60 }, () => {
    const y = 8 + next() ** 1.5 * h;
    const size = 0.7 + next() * 1.3;
    return ellipse(next() * w, y, size, size, '#fff6ff', (0.35 + next() * 0.5) * (1 - y / h));
  }).join('');
}
