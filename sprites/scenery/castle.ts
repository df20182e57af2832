import { ellipse, fill, line, svg } from '../core/svg.ts';
import type { Light } from './layers.ts';
import { windowLight } from './lights.ts';

/** Middle, half width and height of each spire, as shares of the size. */
const SPIRES = [
  [-0.95, 0.17, 0.75],
  [0.98, 0.17, 0.7],
  [-0.5, 0.22, 1.15],
  [0.55, 0.2, 1.02],
  [0, 0.3, 1.5],
] as const;

/** The focal point far behind the village: two tones, no outline. 2.4 `s` wide. */
export function castle(s: number, wall: string, roof: string): string {
  const spire = (dx: number, w: number, h: number) =>
    fill(svg`M${dx - w} 0V${-h}H${dx + w}V0Z`, wall) +
    fill(svg`M${dx + w * 0.2} 0V${-h}H${dx + w}V0Z`, roof, 0.5) +
    [0, 1, 2]
      .map((i) =>
        fill(
          svg`M${dx - w * (1.35 - i * 0.36)} ${-h - i * w * 0.62}C${dx - w * (1.3 - i * 0.36)} ${-h - w * (1 + i * 0.62)} ${dx + w * (1.3 - i * 0.36)} ${-h - w * (1 + i * 0.62)} ${dx + w * (1.35 - i * 0.36)} ${-h - i * w * 0.62}Z`,
          i % 2 ? wall : roof,
        ),
      )
      .join('') +
    line(svg`M${dx} ${-h - w * 2}v${-w * 0.8}`, roof, w * 0.12) +
    fill(svg`M${dx} ${-h - w * 2.8}l${w * 0.8} ${w * 0.24}l${-w * 0.8} ${w * 0.24}Z`, '#ffd7e4', 0.9) +
    ellipse(dx - w * 0.1, -h + w * 0.7, w * 0.26, w * 0.4, '#fff6c8', 0.9);
  return (
    SPIRES.map(([dx, w, h]) => spire(dx * s, w * s, h * s)).join('') +
    fill(
      svg`M${-s * 1.2} 4V${-s * 0.42}q${s * 0.1} ${-s * 0.1} ${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0t${s * 0.2} 0V4Z`,
      wall,
    ) +
    fill(
      svg`M${-s * 0.2} 4v${-s * 0.2}a${s * 0.2} ${s * 0.22} 0 0 1 ${s * 0.4} 0v${s * 0.2}Z`,
      '#fff0bf',
      0.85,
    )
  );
}

/** The lit windows of a castle on the layer `far`; its gate lies behind the hills. */
export function castleLights(x: number, y: number, s: number): Light[] {
  return SPIRES.map(([dx, w, h]) =>
    windowLight('far', x + (dx - w * 0.1) * s, y - (h - w * 0.7) * s, w * s * 1.15),
  );
}
