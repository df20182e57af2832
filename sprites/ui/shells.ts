import { light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

/** Shells to collect. Each is centred on the origin and about 40 wide. */

const FAN =
  'M0 15C-3.4 15 -4.6 13.2 -4.6 11C-12.4 7.4 -17.4 1.6 -17 -4.4C-16.6 -9 -13.4 -11 -10.4 -10C-9 -14 -4.6 -15.6 0 -12.6C4.6 -15.6 9 -14 10.4 -10C13.4 -11 16.6 -9 17 -4.4C17.4 1.6 12.4 7.4 4.6 11C4.6 13.2 3.4 15 0 15Z';
const RIBS = 'M0 12V-11.4M-3 11L-8.6 -9.4M3 11L8.6 -9.4M-4 10.4L-14.6 -4M4 10.4L14.6 -4';

/** A fan shell in the colours of a coral. */
export function scallop(color = '#ff8fa8'): string {
  return part(FAN, color, {
    outline: 2,
    shadow: [-0.6, -2.4],
    inside:
      line(RIBS, shade(color), 1.7, 0.8) +
      fill(
        'M-4.6 11C-1.6 12.4 1.6 12.4 4.6 11C4.6 13.2 3.4 15 0 15C-3.4 15 -4.6 13.2 -4.6 11Z',
        light(color, 0.5),
      ),
    over: ellipse(-8.4, -5.6, 2.2, 3.6, '#ffffff', 0.75, 28),
  });
}

/** A wound shell, standing on its tip. */
export function conch(color = '#ffc75a'): string {
  const lip = '#ff9f8a';
  return part(
    'M-2 -17.6C2.6 -18.4 4.6 -15 4 -12.4C9 -12 11.6 -8.4 10.4 -5C14.6 -3.4 16 1 13.4 4.8C10 10 4.8 12.6 -1 16.4C-5 12.6 -12.6 8.4 -14 2.4C-15 -2 -12.6 -5.4 -9.2 -5.8C-10 -9.6 -8.2 -12.4 -5 -12.6C-5.4 -15 -4.6 -17.2 -2 -17.6Z',
    color,
    {
      outline: 2,
      shadow: [-0.8, -2.4],
      inside:
        line(
          'M-5 -12.4C-1.6 -10.6 1.4 -10.8 4 -12.4M-9.2 -5.8C-3 -2.4 4.6 -2 10.4 -5M-13.6 1.6C-6 6.6 6 7 13.8 3',
          shade(color),
          1.7,
          0.85,
        ) +
        fill('M-3.4 3.4C1 1.6 7.4 2.4 9.2 4.6C8 8.4 3.6 11.4 -.8 14.2C-4 11 -6.4 6 -3.4 3.4Z', lip, 0.95) +
        fill(
          'M-1.6 5.2C1.4 4 5 4.4 6.2 5.8C5 8.2 2.4 9.8 -.6 11.6C-2.4 9.4 -3.2 6.6 -1.6 5.2Z',
          shade(lip),
          0.75,
        ),
      over: ellipse(-5.4, -8.8, 1.6, 2.6, '#ffffff', 0.75, 20),
    },
  );
}

/** An open shell with the pearl of the day. */
export function pearlShell(color = '#b89bf2'): string {
  const pearl = '#fdf3ff';
  return (
    part('M-17 4C-18.6 -6 -10.6 -15 0 -15C10.6 -15 18.6 -6 17 4C12 6.6 -12 6.6 -17 4Z', color, {
      outline: 2,
      shadow: [0, -2.4],
      inside: line(
        'M0 5V-13M-6 5L-8.4 -11.4M6 5L8.4 -11.4M-11 4.6L-14.6 -5M11 4.6L14.6 -5',
        shade(color),
        1.6,
        0.8,
      ),
    }) +
    part('M-17.4 5C-12 8 12 8 17.4 5C17 12.4 9.6 16 0 16C-9.6 16 -17 12.4 -17.4 5Z', light(color, 0.25), {
      outline: 2,
      shadow: [0, -2],
      inside: fill('M-15 6.6C-9 9.6 9 9.6 15 6.6C13 9.6 7 11 0 11C-7 11 -13 9.6 -15 6.6Z', '#ff9fc4', 0.8),
    }) +
    part(ellipsePath(0, 2.6, 6.6, 6.6), pearl, {
      outline: 1.6,
      ink: '#7a5aa8',
      shadow: [-1, -1.6],
      shadowColor: '#e0c6f5',
    }) +
    ellipse(-2.2, 0, 2, 1.5, '#ffffff', 1, -30) +
    ellipse(2.6, 5, 1.2, 0.9, '#bff0ff', 0.9)
  );
}
