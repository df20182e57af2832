import { fog, ink, light, mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { around, scallops, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { WATER } from './haze.ts';

export interface RoundTree {
  readonly h: number;
  readonly color: string;
  readonly fruit: string;
  readonly seed: number;
  /** The haze, as for houses. */
  readonly haze?: number;
}

/** A tree with a round crown, `h` high, with blossoms or fruit. */
export function roundTree({ h, color, fruit, seed, haze = 0 }: RoundTree): string {
  const next = random(seed * 17 + 5);
  const r = h * 0.36;
  const y = -h + r;
  const crown = fog(color, haze);
  const edge = (base: string) => ({
    outline: haze ? 1.4 : 2,
    ink: haze ? mix(ink(base), WATER, 0.3 + haze * 0.6) : ink(base),
  });
  const fruits = Array.from({ length: haze ? 5 : 7 }, (_, i) => {
    const angle = i * 2.4;
    const far = r * (0.25 + next() * 0.5);
    return part(
      star(Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, 6.4, 4, 5, i * 20),
      fog(fruit, haze),
      { outline: haze ? 0 : 1.3, shadow: [-0.6, -1.2] },
    );
  });
  return (
    part(
      svg`M-8 4C-4 ${-h * 0.2} -5 ${-h * 0.3} -6 ${-h * 0.5}H6C5 ${-h * 0.3} 5 ${-h * 0.2} 9 4Z`,
      fog('#b97a58', haze),
      { ...edge('#b97a58'), shadow: [-2, 0] },
    ) +
    part(scallops(around(0, y, r, r * 0.86, 9)), crown, {
      ...edge(color),
      shadow: [-3, -7],
      top: light(crown, 0.9),
    }) +
    line(
      svg`M${-r * 0.5} ${y + r * 0.1}q${r * 0.16} ${r * 0.2} ${r * 0.36} 0M${r * 0.14} ${y + r * 0.42}q${r * 0.16} ${r * 0.18} ${r * 0.34} 0`,
      light(crown, 1.4),
      2.6,
      0.7,
    ) +
    fruits.join('') +
    ellipse(-r * 0.4, y - r * 0.5, r * 0.24, r * 0.12, '#ffffff', 0.45, -24)
  );
}
