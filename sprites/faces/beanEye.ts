import type { Expression } from '#shared/content/avatarLayers.ts';
import { ellipse, line, svg } from '../core/svg.ts';
import type { EyePlace } from './styles.ts';
import { EYE_LINE, isShut, LASH } from './styles.ts';

/** A shiny little bean. */
export function beanEye({ x, k, far }: EyePlace, expression: Expression): string {
  const y = EYE_LINE + 1;
  const rx = 3.4 * k;
  if (isShut(expression, far))
    return line(svg`M${x - rx - 1} ${y}Q${x} ${y + 3.4} ${x + rx + 1} ${y}`, LASH, 2.2);
  if (expression === 'happy')
    return line(svg`M${x - rx - 1} ${y + 1.6}Q${x} ${y - 5} ${x + rx + 1} ${y + 1.6}`, LASH, 2.4);
  const ry = expression === 'surprised' ? 6 : 5;
  return (
    ellipse(x, y, rx, ry, LASH) +
    ellipse(x - rx * 0.3, y - ry * 0.42, rx * 0.4, ry * 0.28, '#ffffff') +
    ellipse(x + rx * 0.36, y + ry * 0.44, rx * 0.2, ry * 0.14, '#ffffff', 0.9)
  );
}
