import { ink, light } from '../core/color.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

/** A sailing boat out on the sea, floating on the origin, 90 high. */
export function sailBoat(color: string): string {
  return (
    line('M0 -10V-92', '#a9836a', 3.6) +
    part('M-4 -88C-34 -70 -42 -40 -44 -20H-4Z', '#ffffff', {
      outline: 1.4,
      ink: '#6f9fc0',
      shadow: [-2, -3],
      shadowColor: '#d5e6f2',
    }) +
    part('M5 -84C26 -66 32 -42 33 -20H5Z', color, { outline: 1.4, ink: ink(color), shadow: [-2, -3] }) +
    part('M-48 -14H46C40 4 28 8 0 8C-28 8 -40 4 -48 -14Z', '#c98d55', {
      outline: 1.6,
      shadow: [0, -4],
      inside: fill('M-50 -12H50V-6H-50Z', '#fff1dc'),
    }) +
    line('M-62 9q12 -4 24 0t24 0t24 0t24 0t24 0', '#ffffff', 2.6, 0.7)
  );
}

/** A rowing boat drawn up on the sand, 120 wide. */
export function rowBoat(color: string): string {
  return (
    part('M-62 -34C-30 -24 30 -24 62 -38C58 -10 44 4 20 4H-22C-46 4 -58 -8 -62 -34Z', color, {
      outline: 2,
      shadow: [-2, -4],
      inside:
        line('M-58 -20C-26 -10 30 -10 60 -22M-50 -7C-24 0 28 0 50 -8', light(color, 0.9), 2.2, 0.7) +
        fill('M-64 -36C-30 -26 30 -26 64 -40V-33C30 -20 -30 -20 -64 -29Z', '#fff6e6'),
    }) +
    line('M-30 -34L46 -66', '#5a3722', 7) +
    line('M-30 -34L46 -66', '#e0b07a', 4) +
    ellipse(-38, -22, 7, 2, '#ffffff', 0.5, 12)
  );
}

/** A surfboard stuck in the sand, 100 high. */
export function surfboard(color: string): string {
  return part(
    'M0 4C-14 -8 -19 -40 -14 -70C-11 -88 -5 -100 2 -106C9 -98 15 -86 17 -68C20 -38 14 -8 0 4Z',
    color,
    {
      outline: 2,
      shadow: [-3, -2],
      inside:
        line('M1 -106V6', '#ffffff', 5, 0.9) +
        fill('M-22 -52Q0 -40 24 -52V-40Q0 -28 -22 -40Z', light(color, 0.9), 0.8),
    },
  );
}

/** A deck chair, 70 wide. */
export function deckChair(color: string): string {
  return (
    line('M-30 3L26 -44M28 3L-16 -30', '#5a3722', 6.4) +
    line('M-30 3L26 -44M28 3L-16 -30', '#e0b07a', 3.6) +
    part('M-26 -12C-14 -8 -4 -10 4 -18L26 -54L36 -50L16 -10C8 2 -14 6 -28 -2Z', color, {
      outline: 1.8,
      shadow: [-1, -2],
      inside: line('M-30 -4C-10 2 6 -2 12 -14L32 -50', '#ffffff', 4, 0.9),
    })
  );
}
