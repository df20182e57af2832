import type { Rect } from '#shared/content/maps/mapTypes.ts';
import { random } from '../core/random.ts';
import { at, ellipse, fill, line, linear, svg } from '../core/svg.ts';

/** Streaks of light that show which way the water streams. */
function streaks(w: number, h: number, seed: number, count: number, alpha: number): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const length = 30 + next() * 70;
    const [x, y] = [next() * (w - 110) + 8, 22 + next() * (h - 40)];
    return line(
      svg`M${x} ${y}q${length * 0.25} -5 ${length * 0.5} 0t${length * 0.5} 0`,
      '#e4fffa',
      1.6 + next() * 1.4,
      alpha,
    );
  }).join('');
}

/** The water behind a wading avatar, glowing from below. */
export function lakeBack({ x, y, w, h }: Rect): string {
  const water = linear([
    [0, '#2f9fc4'],
    [0.5, '#37c6cc'],
    [1, '#8ff5dc'],
  ]);
  const glows = [0.14, 0.4, 0.66, 0.88]
    .map((share, i) => ellipse(w * share, h - 6, 90 + (i % 2) * 40, 44, '#d8fff0', 0.2))
    .join('');
  return at(
    svg`translate(${x} ${y})`,
    water.def + fill(svg`M0 0H${w}V${h + 10}H0Z`, water.url, 0.86) + glows + streaks(w, h, 7, 22, 0.4),
  );
}

/** The water in front of a wading avatar: thin enough to see through. */
export function lakeFront({ x, y, w, h }: Rect): string {
  const water = linear([
    [0, '#8ff5ee', 0.62],
    [0.2, '#4fd4da', 0.36],
    [1, '#3fb4d0', 0.3],
  ]);
  let surface = 'M0 0';
  for (let from = 0; from < w; from += 62) surface += 'q15.5 -5 31 0t31 0';
  return at(
    svg`translate(${x} ${y})`,
    water.def +
      fill(svg`${surface}V${h}H0Z`, water.url) +
      line(surface, '#e8fffb', 2.6, 0.85) +
      streaks(w, h, 19, 14, 0.5),
  );
}
