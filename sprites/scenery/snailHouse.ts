import { light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { lampGlow, tones } from './haze.ts';

/** A house in a snail shell, 1.4 `s` high; its door is on the right. */
export function snailHouse(s: number, base: string, haze = 0.3): string {
  const { color, outline, through } = tones(base, haze);
  const glow = lampGlow();
  let spiral = 'M';
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * Math.PI * 4.4 + 0.3;
    const r = s * 0.62 * (1 - i / 66);
    spiral += svg`${i ? 'L' : ''}${Math.cos(a) * r} ${-s * 0.62 + Math.sin(a) * r * 0.96}`;
  }
  return (
    part(
      svg`M${-s * 0.5} 0C${-s * 0.95} ${-s * 0.2} ${-s * 0.95} ${-s * 1.3} 0 ${-s * 1.36}C${s * 0.85} ${-s * 1.36} ${s * 0.95} ${-s * 0.5} ${s * 0.9} 0Z`,
      color,
      {
        outline: 2,
        ink: outline,
        shadow: [-3, -4],
        inside:
          line(spiral, shade(color, 1.1), s * 0.05, 0.7) + line(spiral, light(color, 0.8), s * 0.018, 0.5),
      },
    ) +
    part(
      svg`M${s * 0.34} 0V${-s * 0.3}A${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.74} ${-s * 0.3}V0Z`,
      through('#9a6238'),
      { outline: 2, ink: outline, shadow: [-1, -2] },
    ) +
    glow.def +
    ellipse(-s * 0.06, -s * 0.6, s * 0.32, s * 0.32, glow.url) +
    part(ellipsePath(-s * 0.06, -s * 0.6, s * 0.15, s * 0.15), '#fff0a8', {
      outline: 2.4,
      ink: through('#fff6df'),
      shadow: null,
    }) +
    line(
      svg`M${-s * 0.06} ${-s * 0.75}v${s * 0.3}M${-s * 0.21} ${-s * 0.6}h${s * 0.3}`,
      through('#fff6df'),
      s * 0.03,
    )
  );
}
