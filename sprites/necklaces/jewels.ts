import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

/** Pendants of necklaces, around (0.6, -9). */

export const starJewel = () =>
  part(star(0.6, -9, 5.6, 2.8), '#ffd34d', {
    outline: 1.2,
    shadow: [-0.3, -1],
    gloss: ellipsePath(-0.8, -10.4, 1, 0.8),
  });

export const medalJewel = () =>
  part('M-3.4 -17L-1 -9H2.2L4.6 -17Z', '#4fa7e6', {
    outline: 1,
    shadow: null,
    inside: line('M.6 -18V-9', '#ffffff', 1.8),
  }) +
  part(ellipsePath(0.6, -6.6, 5.2, 5.2), '#ffcf3f', {
    outline: 1.2,
    shadow: [-0.4, -1],
    over: ellipse(0.6, -6.6, 3.6, 3.6, '#ffe08a') + fill(star(0.6, -6.6, 3, 1.4), '#e0952a'),
  });

export const bellJewel = () =>
  part(ellipsePath(0.6, -10.4, 5.2, 5), '#ffcf3f', {
    outline: 1.2,
    shadow: [-0.4, -1.2],
    gloss: ellipsePath(-1.4, -12.6, 1.4, 1),
    inside: line('M-6 -10.4H7', '#b8771c', 1.2),
  }) +
  ellipse(0.6, -8.2, 1.3, 1.2, '#6b4018') +
  line('M.6 -7.4v1.6', '#6b4018', 1);

/** A computer chip. */
export const chipJewel = () =>
  line('M-6 -11.6H7.2M-6 -9H7.2M-6 -6.4H7.2M-2 -15V-3M.6 -15V-3M3.2 -15V-3', '#c9a23a', 1.2) +
  part(roundedRect(-4, -13.6, 9.2, 9.2, 1.6), '#2f7a5f', { outline: 1.1, shadow: [0, -0.8] }) +
  fill(roundedRect(-1.8, -11.4, 4.8, 4.8, 0.8), '#7ff0b8') +
  ellipse(-2.6, -12.4, 0.6, 0.6, '#ffffff');
