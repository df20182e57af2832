import { blur, ellipse, fill, linear, radial } from '../core/svg.ts';

/**
 * Light around a lamp. White is the flame, black is its light on things: the game gives each its colour and keeps the
 * transparency.
 */
export function glow(): string {
  const fade = radial([
    [0, '#ffffff', 1],
    [0.16, '#d8d8d8', 0.86],
    [0.32, '#707070', 0.5],
    [0.58, '#101010', 0.17],
    [1, '#000000', 0],
  ]);
  return fade.def + ellipse(0, 0, 46, 46, fade.url);
}

/** A beam that begins at the left end of its canvas, 122 long. */
export function beam(): string {
  const fade = linear(
    [
      [0, '#ffffff', 0.8],
      [0.4, '#ffffff', 0.34],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    1,
    0,
  );
  return fade.def + blur(1.6, fill('M-62 -3L60 -15V15L-62 3Z', fade.url));
}
