import type { Expression } from '#shared/content/avatarLayers.ts';
import { light, mix } from '../core/color.ts';
import { heart, star } from '../core/shapes.ts';
import { clip, ellipse, fill, line, linear, svg } from '../core/svg.ts';
import type { EyePlace, FaceLook, FaceStyle } from './styles.ts';
import { EYE_LINE, isShut, LASH, STYLES } from './styles.ts';

const PUPIL = '#1d1030';
const RADIUS = { x: 5.7, y: 7.6 } as const;

export function eye(place: EyePlace, { iris, style }: FaceLook, expression: Expression): string {
  const { x, k, far } = place;
  const rx = RADIUS.x * k;
  const ry = RADIUS.y;
  const y = EYE_LINE;
  if (isShut(expression, far))
    return line(svg`M${x - rx} ${y + 1}Q${x} ${y + 4.6} ${x + rx} ${y + 1}`, LASH, 2.1);
  if (expression === 'happy')
    return line(svg`M${x - rx} ${y + 2.4}Q${x} ${y - 5.4} ${x + rx} ${y + 2.4}`, LASH, 2.3);

  const surprised = expression === 'surprised';
  const open = surprised ? 1.06 : 1;
  const lid = surprised ? 0 : STYLES[style].lid;
  const lashTop = y - ry * 0.86 * open + lid;
  const ball = eyeball(x, rx, open, k, iris, style);
  return (
    // A lowered lid cuts the eye off instead of covering it: only SKIN may know the colour of the skin.
    (lid
      ? clip(
          svg`M${x - rx - 2} ${lashTop + 1.6}Q${x} ${lashTop + 0.2} ${x + rx + 2} ${lashTop + 1.6}V${y + ry + 2}H${x - rx - 2}Z`,
          ball,
        )
      : ball) + lash(place, lashTop, style)
  );
}

/** The sparkle in the eyes of this style. */
function sparkle(x: number, rx: number, iris: string, style: FaceStyle): string {
  const y = EYE_LINE;
  const ry = RADIUS.y;
  const shine = ellipse(x - rx * 0.28, y - ry * 0.38, rx * 0.34, ry * 0.28, '#ffffff');
  const glint = ellipse(x + rx * 0.48, y + ry * 0.36, rx * 0.17, ry * 0.14, '#ffffff', 0.95);
  if (style === 'twinkle')
    return (
      shine +
      glint +
      fill(star(x - rx * 0.26, y - ry * 0.36, rx * 0.66, rx * 0.24, 4), '#ffffff') +
      ellipse(x + rx * 0.4, y + ry * 0.1, rx * 0.14, ry * 0.11, '#ffffff')
    );
  if (style === 'heart')
    return fill(heart(x + rx * 0.06, y + ry * 0.04, rx * 0.6), '#ff6f9c') + shine + glint;
  if (style === 'doe')
    return (
      ellipse(x - rx * 0.26, y - ry * 0.36, rx * 0.42, ry * 0.36, '#ffffff') +
      ellipse(x + rx * 0.4, y + ry * 0.36, rx * 0.28, ry * 0.23, '#ffffff', 0.95) +
      ellipse(x - rx * 0.3, y + ry * 0.44, rx * 0.13, ry * 0.1, '#ffffff', 0.95)
    );
  if (style === 'cat') return ellipse(x + 0.5, y + 0.1, rx * 0.2, ry * 0.74, PUPIL) + shine + glint;
  return shine + glint + ellipse(x + 0.4, y + ry * 0.56, rx * 0.5, ry * 0.2, light(iris, 0.9), 0.55);
}

function eyeball(x: number, rx: number, open: number, k: number, iris: string, style: FaceStyle): string {
  const y = EYE_LINE;
  const ry = RADIUS.y;
  const bright = style === 'cat' ? 0.4 : 0;
  const shine = linear([
    [0, mix(iris, PUPIL, 0.82 - bright)],
    [0.42, mix(iris, PUPIL, 0.45 - bright)],
    [0.8, iris],
    [1, light(iris, 0.7)],
  ]);
  const white = svg`M${x - rx} ${y}C${x - rx} ${y - ry * 1.12 * open} ${x + rx} ${y - ry * 1.12 * open} ${x + rx} ${y}C${x + rx} ${y + ry * 1.12} ${x - rx} ${y + ry * 1.12} ${x - rx} ${y}Z`;
  const pupil = style === 'cat' ? '' : ellipse(x + 0.5 * k, y + 0.1, rx * 0.4, ry * 0.42, PUPIL, 0.55);
  return `<g>${
    fill(white, '#ffffff') +
    shine.def +
    ellipse(x + 0.5 * k, y + 0.2, rx * 0.86, ry * 0.88 * open, shine.url) +
    pupil +
    sparkle(x, rx, iris, style)
  }</g>`;
}

/** The upper lash: thick, tapered, flicking outwards. */
function lash({ x, k, far }: EyePlace, top: number, style: FaceStyle): string {
  const y = EYE_LINE;
  const rx = RADIUS.x * k;
  const ry = RADIUS.y;
  const out = far ? 1 : -1;
  // the corners sink with the lid
  const corner = Math.max(y - ry * 0.2, top + 2.4);
  const { flicks } = STYLES[style];
  const edge = fill(
    svg`M${x - rx - 0.7} ${corner}C${x - rx * 0.9} ${top - 0.9} ${x + rx * 0.9} ${top - 0.9} ${x + rx + 0.7} ${corner}C${x + rx * 0.8} ${top + 2.3} ${x - rx * 0.8} ${top + 2.3} ${x - rx - 0.7} ${corner}Z`,
    LASH,
  );
  const from = corner - ry * 0.18;
  const flick = line(
    svg`M${x + out * (rx + 0.2)} ${from}L${x + out * (rx + 2)} ${from - ry * 0.3}`,
    LASH,
    1.5,
  );
  const second = line(
    svg`M${x + out * (rx - 0.6)} ${from - ry * 0.28}L${x + out * (rx + 1.1)} ${from - ry * 0.7}`,
    LASH,
    1.3,
  );
  return edge + (flicks > 0 ? flick : '') + (flicks > 1 ? second : '');
}
