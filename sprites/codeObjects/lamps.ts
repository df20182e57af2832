import { ink, light, shade } from '../core/color.ts';
import { ellipse, line, part, radial } from '../core/svg.ts';

const WOOD = '#8a78b0';

/** A post that a string of lamps hangs from, 150 high. */
export function lampPost(): string {
  return (
    ellipse(0, 2, 17, 4, '#123f5c', 0.24) +
    line('M0 0V-148', ink(WOOD), 10.4) +
    line('M0 0V-148', WOOD, 6.4) +
    line('M-1.6 -4V-144', light(WOOD, 1), 1.6, 0.7) +
    part('M-12 4C-12 -6 -6 -8 0 -8C6 -8 12 -6 12 4Z', shade(WOOD, 0.4), { outline: 2, shadow: [0, -2] }) +
    part(
      'M0 -140C-9 -140 -13 -150 -9 -156C-6 -163 -3 -160 0 -156C3 -160 6 -163 9 -156C13 -150 9 -140 0 -140Z',
      '#ff9fb8',
      {
        outline: 2,
        shadow: [-0.6, -2],
        inside: line('M0 -140V-158M-3 -141L-7 -155M3 -141L7 -155', '#e0628f', 1.5, 0.7),
      },
    )
  );
}

/** The string between two lamps, 40 wide, from (-20, 0) to (20, 0). */
export function lampString(): string {
  return line('M-21 0Q0 7 21 0', '#4a3a5e', 4.4) + line('M-21 0Q0 7 21 0', '#c9b8ea', 1.8);
}

/** A lamp like a jellyfish, hanging from the origin, 30 wide and 48 high; without a colour it sleeps. */
export function jellyLamp(color: string | null): string {
  const tone = color ?? '#d5e2ee';
  const arms = 'M-8 26Q-11 33 -7 40M-2.6 27Q-4 36 -1 44M3 27Q6 35 2.6 43M8 26Q12 32 8 39';
  return (
    line('M0 -2V7', '#4a3a5e', 3.6) +
    line(arms, ink(tone), 4.6) +
    line(arms, light(tone, color === null ? 0.4 : 0.9), 2.4) +
    part(
      'M-15 24C-16 10 -8 5 0 5C8 5 16 10 15 24C12 29 9 25 7 25C5 30 1 29 0 25C-1 29 -5 30 -7 25C-9 25 -12 29 -15 24Z',
      tone,
      {
        outline: 2,
        shadow: color === null ? [-1, -2] : null,
        top: light(tone, color === null ? 0.5 : 1.3),
        inside: color === null ? '' : ellipse(0, 17, 8, 8, '#ffffff', 0.6),
      },
    ) +
    ellipse(-6, 11.6, 3.6, 2.2, '#ffffff', 0.8, -28) +
    (color === null
      ? line('M-6.4 18q2 2 4 0M2.6 18q2 2 4 0', '#5b6f8c', 1.6)
      : ellipse(-4.4, 18, 1.6, 2.2, '#2a2148') +
        ellipse(4.8, 18, 1.6, 2.2, '#2a2148') +
        line('M-1.6 21.6q1.8 1.8 3.6 0', '#2a2148', 1.4))
  );
}

/** White light around a lamp; the game gives it its colour. */
export function lampHalo(): string {
  const fade = radial([
    [0, '#ffffff', 0.9],
    [0.35, '#ffffff', 0.42],
    [1, '#ffffff', 0],
  ]);
  return fade.def + ellipse(0, 0, 40, 40, fade.url);
}
