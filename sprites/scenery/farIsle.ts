import { fog, mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { fill, line, linear, svg } from '../core/svg.ts';

/** A floating island in the distance, `w` wide, its meadow on the origin: no outlines, fading downwards. */
export function farIsle(w: number, haze: number, seed: number, hasFall = false): string {
  const next = random(seed * 61 + 7);
  const grass = fog('#7fd48a', haze);
  const rock = fog('#eeb09a', haze);
  const fade = linear([
    [0, rock],
    [1, mix(rock, '#cfc9f6', 0.7)],
  ]);
  const fall = linear([
    [0, '#ffffff', 0.95],
    [1, '#ffffff', 0],
  ]);
  const h = w / 2;
  const points = [-0.78, -0.5, -0.2, 0.12, 0.42, 0.76]
    .map((k) => svg`L${k * h} ${w * (0.12 + (1 - Math.abs(k)) * 0.42) * (0.8 + next() * 0.35)}`)
    .reverse();
  return (
    fade.def +
    fill(svg`M${-h} 0H${h}${points.join('')}Z`, fade.url) +
    (hasFall
      ? fall.def +
        fill(
          svg`M${h * 0.4} 2h${w * 0.07}q4 ${w * 0.3} 2 ${w * 0.62}h${-w * 0.09}q2 ${-w * 0.3} ${w * 0.02} ${-w * 0.62}Z`,
          fall.url,
        )
      : '') +
    fill(
      svg`M${-h - 6} 2C${-h * 0.9} ${-w * 0.1} ${-h * 0.3} ${-w * 0.12} 0 ${-w * 0.06}C${h * 0.4} ${-w * 0.13} ${h * 0.9} ${-w * 0.08} ${h + 6} 2Q${h * 0.5} ${w * 0.06} 0 ${w * 0.035}T${-h - 6} 2Z`,
      grass,
    ) +
    line(
      svg`M${-h * 0.8} ${-w * 0.03}Q${-h * 0.3} ${-w * 0.08} 0 ${-w * 0.03}`,
      mix(grass, '#ffffff', 0.5),
      w * 0.012,
      0.7,
    )
  );
}
