import { ellipse, fill, line, part } from '../core/svg.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';

/** Pictures for T-shirts, around (0.6, -10). They are the same seen in a mirror: avatars turn around. */

export const robotPrint = (): string =>
  line('M.6 -17.4v2.6', '#2c4a7a', 1.4) +
  ellipse(0.6, -17.8, 1.6, 1.6, '#ff6f6f') +
  part(roundedRect(-6.8, -15, 14.8, 11.6, 3.4), '#dfe8f6', { outline: 1.1, shadow: [0, -1] }) +
  fill(roundedRect(-4.8, -12.8, 10.8, 6.4, 2), '#24365c') +
  ellipse(-1.8, -9.8, 1.4, 1.8, '#6ff0e0') +
  ellipse(3, -9.8, 1.4, 1.8, '#6ff0e0');

/** Curly brackets around a heart-sized cursor. */
export const codePrint = (): string =>
  line('M-4.4 -15.4C-7 -15.4 -4.6 -10.4 -8 -9.6C-4.6 -8.8 -7 -3.8 -4.4 -3.8', '#7ff0b8', 1.8) +
  line('M5.6 -15.4C8.2 -15.4 5.8 -10.4 9.2 -9.6C5.8 -8.8 8.2 -3.8 5.6 -3.8', '#7ff0b8', 1.8) +
  ellipse(-2.4, -9.6, 1.3, 1.3, '#ffd34d') +
  ellipse(0.6, -9.6, 1.3, 1.3, '#ff8fb0') +
  ellipse(3.6, -9.6, 1.3, 1.3, '#6fd3f6');

export const whalePrint = (): string =>
  line('M.6 -14C.6 -16.4 -1 -17.8 -3 -17.6M.6 -14C.6 -16.4 2.2 -17.8 4.2 -17.6', '#5cb6ec', 1.3) +
  part(
    'M-7.4 -8C-7.4 -12.4 -3.6 -14 .6 -14C4.8 -14 8.6 -12.4 8.6 -8C8.6 -4.6 5 -3.4 .6 -3.4C-3.8 -3.4 -7.4 -4.6 -7.4 -8Z',
    '#3f8fd8',
    {
      outline: 1,
      shadow: null,
      inside: ellipse(0.6, -3.6, 6, 3, '#dff2ff'),
    },
  ) +
  ellipse(-3.4, -8.8, 0.9, 1.1, '#1f2f5a') +
  ellipse(4.6, -8.8, 0.9, 1.1, '#1f2f5a') +
  part(ellipsePath(0.6, -7.6, 1.2, 0.7), '#ff8f9c', { outline: 0, shadow: null });
