import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

export const BALLOON_COLORS = [
  '#ff7f7a',
  '#ffab5c',
  '#ffd34d',
  '#7ed08a',
  '#5fc3f0',
  '#8f9ff5',
  '#e79bea',
] as const;

/** A balloon that pulls upwards at its knot at the origin, 40 wide and 56 high; its middle is 32 higher. */
export function wishBalloon(color: string): string {
  return (
    part(
      'M0 -7C-13 -12 -20 -24 -19 -37C-18 -50 -9 -57 0 -57C9 -57 18 -50 19 -37C20 -24 13 -12 0 -7Z',
      color,
      {
        outline: 2,
        shadow: [-1.4, -3.4],
        top: light(color, 0.5),
      },
    ) +
    part('M0 -8L-5 1H5Z', shade(color, 0.4), { outline: 1.6, shadow: null }) +
    ellipse(-9, -46, 3.6, 6.4, '#ffffff', 0.75, 24) +
    ellipse(0, -31, 12.4, 11.4, '#fffdf6', 0.92)
  );
}

/** The string of a balloon, downwards from the origin, 60 long. */
export const balloonString = () =>
  line('M0 0C5 14 -5 32 0 60', '#ffffff', 3.4, 0.9) + line('M0 0C5 14 -5 32 0 60', '#6a5a8a', 1.4);

/** The rail that the balloons are tied to: a garland on two stars, 320 wide. */
export function balloonRail(): string {
  const wood = '#d59a5e';
  return (
    ellipse(0, 3, 166, 5, '#123f5c', 0.2) +
    [-148, 0, 148]
      .map((x) => part(roundedRect(x - 7, -34, 14, 38, 5), wood, { outline: 2, shadow: [-2, 0] }))
      .join('') +
    part(roundedRect(-162, -42, 324, 14, 7), '#ff9fb8', {
      outline: 2.1,
      shadow: [0, -3],
      inside: fill(
        Array.from({ length: 12 }, (_, i) => svg`M${-160 + i * 28} -42h12l-8 16h-12Z`).join(''),
        '#fff6ec',
        0.9,
      ),
    }) +
    [-162, 162]
      .map((x) =>
        part(star(x, -35, 13, 6.4), '#ffd34d', { outline: 1.9, ink: '#9a5f14', shadow: [-0.8, -2] }),
      )
      .join('') +
    [-123, -82, -41, 0, 41, 82, 123].map((x) => line(svg`M${x - 4} -40q4 6 8 0`, ink(wood), 2)).join('')
  );
}

/** The ticket with the number that is looked for, 58 wide, on a stick; around its middle. */
export function wishTicket(): string {
  return (
    line('M0 0V17', '#6b4230', 6) +
    line('M0 0V17', '#d59a5e', 3) +
    part('M-29 -15H29V-5A5 5 0 0 0 29 5V15H-29V5A5 5 0 0 0 -29 -5Z', '#fff1b8', {
      outline: 2.1,
      ink: '#8a5a14',
      shadow: [0, -3],
      inside: line('M16 -13V13', '#d9a83a', 1.6, 0.8),
    }) +
    part(ellipsePath(22, 0, 3.2, 3.2), '#ff8fa8', { outline: 1.2, shadow: null })
  );
}
