import { blur, ellipse, fill, linear, radial, svg } from '../core/svg.ts';

export interface CaveLight {
  /** The air from the roof down. */
  readonly depth: readonly [string, string, string, string, string];
  /** Strength of the lake's glow, 0 to 1. */
  readonly glow: number;
}

/** While the sun stands over the shafts. */
export const CAVE_DAY: CaveLight = {
  depth: ['#222a6c', '#2f4596', '#3f74bd', '#55aecb', '#6fd4cc'],
  glow: 1,
};
/** No light but that of the crystals and the lake. */
export const CAVE_NIGHT: CaveLight = {
  depth: ['#171a4c', '#23296e', '#35408f', '#3f6aa4', '#4a9aa8'],
  glow: 0.8,
};

/** The air of the cave: deep blue under the roof, brighter towards the lake that glows. */
export function caveAir(w: number, h: number, { depth: colors, glow: strength }: CaveLight): string {
  const [roof, high, middle, low, floor] = colors;
  const depth = linear([
    [0, roof],
    [0.28, high],
    [0.58, middle],
    [0.82, low],
    [1, floor],
  ]);
  const glow = radial([
    [0, '#c9fff4', 0.75 * strength],
    [0.45, '#8fe6f0', 0.34 * strength],
    [1, '#8fe6f0', 0],
  ]);
  const rose = radial([
    [0, '#f7a9e0', 0.5],
    [1, '#f7a9e0', 0],
  ]);
  return (
    depth.def +
    fill(svg`M0 0H${w}V${h}H0Z`, depth.url) +
    glow.def +
    rose.def +
    blur(
      6,
      ellipse(w * 0.12, h * 0.42, w * 0.26, h * 0.4, rose.url) +
        ellipse(w * 0.9, h * 0.36, w * 0.24, h * 0.38, rose.url, 0.8) +
        ellipse(w * 0.52, h * 0.56, w * 0.46, h * 0.6, glow.url),
    )
  );
}
