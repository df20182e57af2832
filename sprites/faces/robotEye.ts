import type { Expression } from '#shared/content/avatarLayers.ts';
import { light } from '../core/color.ts';
import { roundedRect } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { EyePlace } from './styles.ts';
import { EYE_LINE, isShut } from './styles.ts';

const GLASS = '#24365c';

/** A small screen that shows an eye. */
export function robotEye({ x, k, far }: EyePlace, glow: string, expression: Expression): string {
  const y = EYE_LINE;
  const w = 6.2 * k;
  return part(roundedRect(x - w, y - 7.2, 2 * w, 14.4, 3.6), GLASS, {
    outline: 1.3,
    shadow: null,
    inside:
      lights(x, y, w, far, glow, expression) +
      fill(svg`M${x - w} ${y - 8}h${w * 0.9}l-4 15h-8Z`, '#ffffff', 0.1),
  });
}

function lights(x: number, y: number, w: number, far: boolean, glow: string, expression: Expression): string {
  const bright = light(glow, 0.6);
  const r = w * 0.58;
  if (isShut(expression, far)) return line(svg`M${x - r} ${y + 1}H${x + r}`, bright, 2.2);
  if (expression === 'happy')
    return line(svg`M${x - r} ${y + 2}L${x} ${y - 2.6}L${x + r} ${y + 2}`, bright, 2.2);
  if (expression === 'sad') {
    const side = far ? 1 : -1;
    return line(svg`M${x - r * side} ${y - 2}L${x + r * side} ${y + 1.6}M${x} ${y + 4.6}v.1`, bright, 2.2);
  }
  const tall = expression === 'surprised' ? 5.6 : 4.4;
  return (
    ellipse(x, y, r + 1.4, tall + 1.4, glow, 0.35) +
    fill(roundedRect(x - r * 0.8, y - tall, r * 1.6, tall * 2, r * 0.7), bright) +
    ellipse(x - r * 0.2, y - tall * 0.5, r * 0.3, tall * 0.24, '#ffffff')
  );
}
