import { light } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';

/** The reward of a climb: a telescope, 60 high, looking to the right. */
export function telescope(): string {
  return (
    line('M-16 3L0 -28M16 3L0 -28M0 3V-28', '#5a3722', 6.4) +
    line('M-16 3L0 -28M16 3L0 -28M0 3V-28', '#c98d55', 3.2) +
    at(
      'translate(0 -32) rotate(-18)',
      part(roundedRect(-26, -7, 30, 14, 3), '#4fa7e6', { outline: 1.8, shadow: [0, -2.4] }) +
        part(roundedRect(2, -9, 26, 18, 3), '#3f8fe0', { outline: 1.8, shadow: [0, -3] }) +
        part(roundedRect(-30, -8, 7, 16, 2), '#ffcf3f', { outline: 1.6, shadow: [0, -2] }) +
        part(roundedRect(26, -10.6, 7, 21, 2), '#ffcf3f', { outline: 1.6, shadow: [0, -2] }) +
        ellipse(14, -5, 7, 1.6, '#ffffff', 0.6),
    ) +
    part(ellipsePath(0, -29, 4.6, 4.6), '#ffcf3f', { outline: 1.6, shadow: null })
  );
}

/** A half-open chest full of shells and pearls, 62 wide. */
export function chest(): string {
  const wood = '#b5703a';
  return (
    part('M-30 -28C-30 -52 30 -52 30 -28L26 -22H-26Z', light(wood, 0.1), {
      outline: 2,
      shadow: [0, -3],
      inside: fill('M-7 -54H7V-20H-7Z', '#ffd34d') + ellipse(-16, -42, 7, 2.2, '#ffffff', 0.4, -14),
    }) +
    ellipse(0, -22, 25, 6, '#5a2f1a') +
    [
      [-16, -25, '#ffd34d'],
      [-5, -28, '#fff4fb'],
      [6, -26, '#ffd34d'],
      [16, -25, '#ff9fb8'],
    ]
      .map(([x, y, color]) => part(ellipsePath(Number(x), Number(y), 6, 6), String(color), { outline: 1.4 }))
      .join('') +
    part(roundedRect(-29, -24, 58, 27, 4), wood, {
      outline: 2,
      shadow: [-1, -3],
      inside: fill('M-7 -26H7V6H-7Z', '#ffd34d') + fill('M-30 -12H30V-9H-30Z', '#7a4520', 0.5),
    }) +
    part(star(0, -12, 7.4, 3.8), '#fff1b8', { outline: 1.4, ink: '#9a5f14', shadow: null })
  );
}
