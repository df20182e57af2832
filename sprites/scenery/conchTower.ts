import { light } from '../core/color.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { lampGlow, tones } from './haze.ts';

/** Half width, foot and height of each whorl, as shares of the size. */
const TIERS: readonly (readonly [width: number, foot: number, height: number])[] = [
  [0.5, 0.95, 0.36],
  [0.4, 1.25, 0.32],
  [0.3, 1.52, 0.28],
  [0.2, 1.75, 0.24],
  [0.1, 1.94, 0.26],
];

/** A tower with the roof of a conch, 2.2 `s` high. */
export function conchTower(s: number, base: string, haze = 0.3): string {
  const { color, outline, through } = tones(base, haze);
  const glow = lampGlow();
  let tower = part(
    svg`M${-s * 0.34} 0C${-s * 0.4} ${-s * 0.4} ${-s * 0.38} ${-s * 0.7} ${-s * 0.3} ${-s * 0.95}H${s * 0.3}C${s * 0.38} ${-s * 0.7} ${s * 0.4} ${-s * 0.4} ${s * 0.34} 0Z`,
    through('#fff1d6'),
    { outline: 2, ink: outline, shadow: [-4, -2], shadowColor: through('#ecd2b0') },
  );
  for (const [w, h, t] of TIERS)
    tower += part(
      svg`M${-s * w} ${-s * h}C${-s * w * 1.16} ${-s * (h + t * 0.5)} ${-s * w * 0.8} ${-s * (h + t)} 0 ${-s * (h + t * 1.05)}C${s * w * 0.8} ${-s * (h + t)} ${s * w * 1.16} ${-s * (h + t * 0.5)} ${s * w} ${-s * h}Q0 ${-s * (h - 0.12)} ${-s * w} ${-s * h}Z`,
      color,
      {
        outline: 2,
        ink: outline,
        shadow: [-2, -3.4],
        inside: line(
          svg`M${-s * w * 0.8} ${-s * (h + t * 0.6)}Q0 ${-s * (h + t * 0.3)} ${s * w * 0.8} ${-s * (h + t * 0.62)}`,
          light(color, 1),
          s * 0.03,
          0.6,
        ),
      },
    );
  tower +=
    glow.def +
    ellipse(0, -s * 0.62, s * 0.3, s * 0.3, glow.url) +
    part(
      svg`M${-s * 0.1} ${-s * 0.5}V${-s * 0.68}A${s * 0.1} ${s * 0.1} 0 0 1 ${s * 0.1} ${-s * 0.68}V${-s * 0.5}Z`,
      '#fff0a8',
      { outline: 2.2, ink: through('#c98a5a'), shadow: null },
    ) +
    part(
      svg`M${-s * 0.13} 0V${-s * 0.22}A${s * 0.13} ${s * 0.13} 0 0 1 ${s * 0.13} ${-s * 0.22}V0Z`,
      through('#9a6238'),
      { outline: 2, ink: outline, shadow: [-1, -2] },
    );
  return tower;
}
