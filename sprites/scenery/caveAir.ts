import { blur, ellipse, fill, linear, radial, svg } from '../core/svg.ts';

/** The air of the cave: deep blue under the roof, brighter towards the lake that glows. */
export function caveAir(w: number, h: number): string {
  const depth = linear([
    [0, '#222a6c'],
    [0.28, '#2f4596'],
    [0.58, '#3f74bd'],
    [0.82, '#55aecb'],
    [1, '#6fd4cc'],
  ]);
  const glow = radial([
    [0, '#c9fff4', 0.75],
    [0.45, '#8fe6f0', 0.34],
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
