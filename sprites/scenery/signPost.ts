import { star } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';

/** An empty board: the game writes on it (see `SIGN_TEXT`). */
export function signPost(): string {
  return (
    line(svg`M0 0V-74`, '#5a3722', 11) +
    line(svg`M0 0V-74`, '#b5773f', 7) +
    part(svg`M-56 -100Q0 -106 50 -100L66 -84L50 -66Q0 -62 -56 -66Q-60 -84 -56 -100Z`, '#d8964f', {
      outline: 2.2,
      ink: '#5a3722',
      shadow: [0, -3],
      inside: line(svg`M-52 -92Q0 -97 52 -92M-52 -75Q0 -72 54 -75`, '#b5773f', 1.4, 0.6),
    }) +
    part(star(-44, -64, 9, 4.6, 5, -70), '#ff8f7a', { outline: 1.6, shadow: [-0.6, -1.2] })
  );
}
