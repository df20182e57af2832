import type { Expression } from '#shared/content/avatarLayers.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { FaceStyle } from './styles.ts';
import { STYLES } from './styles.ts';

const X = 5.6;
const Y = -7.6;
const LIP = '#6b2233';

const laugh = () =>
  part(
    svg`M${X - 4.6} ${Y - 1.4}Q${X} ${Y - 0.2} ${X + 4.6} ${Y - 1.4}C${X + 4.4} ${Y + 5.4} ${X - 4.4} ${Y + 5.4} ${X - 4.6} ${Y - 1.4}Z`,
    '#b8404f',
    { outline: 0.9, shadow: null, top: null, ink: '#7a2c3c', inside: ellipse(X, Y + 4.2, 3, 2, '#ff9a94') },
  );

export function mouth(expression: Expression, style: FaceStyle): string {
  const resting = STYLES[style].mouth;
  if (expression === 'happy') return laugh();
  if (expression === 'sad')
    return line(svg`M${X - 3.2} ${Y + 1.6}Q${X} ${Y - 1.8} ${X + 3.2} ${Y + 1.6}`, LIP, 1.9);
  if (expression === 'surprised')
    return part(svg`M${X - 2.4} ${Y + 0.4}a2.4 2.8 0 1 1 4.8 0a2.4 2.8 0 1 1 -4.8 0Z`, '#b8404f', {
      outline: 0.8,
      shadow: null,
      ink: '#7a2c3c',
    });
  if (resting === 'open' && expression === 'default') return laugh();
  if (resting === 'smirk')
    return line(svg`M${X - 3.6} ${Y + 0.2}Q${X} ${Y + 1.6} ${X + 4.2} ${Y - 1.4}`, LIP, 1.9);
  if (resting === 'small')
    return line(svg`M${X - 2.4} ${Y - 0.2}Q${X} ${Y + 1.8} ${X + 2.4} ${Y - 0.2}`, LIP, 1.9);
  if (resting === 'cat')
    return (
      fill(svg`M${X + 2.4} ${Y + 1}l1.2 2.6l1.2 -2.8Z`, '#ffffff') +
      line(svg`M${X - 4.6} ${Y - 0.6}q.4 2.4 2.4 2.4q1.8 0 2.2 -2.2q.4 2.2 2.2 2.2q2 0 2.4 -2.4`, LIP, 1.7)
    );
  const smile = line(svg`M${X - 4.2} ${Y - 0.8}Q${X} ${Y + 3} ${X + 4.2} ${Y - 0.8}`, LIP, 1.9);
  if (resting !== 'tooth') return smile;
  return (
    fill(svg`M${X - 1.6} ${Y + 0.8}h3.4v2.2q-1.7 1 -3.4 0Z`, '#ffffff') +
    line(svg`M${X - 1.6} ${Y + 1}v2q1.7 1 3.4 0v-2`, LIP, 0.8) +
    smile
  );
}
