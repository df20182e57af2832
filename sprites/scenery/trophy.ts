import { light } from '../core/color.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

/** A cup on its foot, 58 wide and 74 high. */
export function trophy(color: string, ink = '#8a5414'): string {
  const handles = 'M-18 -64C-38 -66 -38 -42 -14 -40M18 -64C38 -66 38 -42 14 -40';
  return (
    line(handles, ink, 9) +
    line(handles, color, 5) +
    part('M-6 -38H6L9 -14H-9Z', color, { outline: 2, ink, shadow: [-1, -2] }) +
    part('M-21 -74H21C21 -46 14 -34 0 -34C-14 -34 -21 -46 -21 -74Z', color, {
      outline: 2,
      ink,
      shadow: [-3, -3],
      gloss: 'M-16 -70H-9C-9 -58 -8 -50 -5 -44C-12 -48 -16 -56 -16 -70Z',
    }) +
    part(roundedRect(-24, -79, 48, 8, 4), light(color, 0.5), { outline: 2, ink, shadow: [0, -2] }) +
    part(star(2, -56, 9.6, 4.8), '#fff8dc', { outline: 1.4, ink, shadow: null }) +
    part(roundedRect(-19, -15, 38, 17, 4), '#5a4a7a', {
      outline: 2,
      shadow: [0, -3],
      inside: fill('M-9 -11H9V-5H-9Z', light(color, 0.6)),
    })
  );
}

/** The stand of the winners, 210 wide: the middle step is the highest. */
export function podium(): string {
  const step = (x: number, h: number, color: string) =>
    part(
      svg`M${x - 35} 2V${-h + 6}Q${x - 35} ${-h} ${x - 29} ${-h}H${x + 29}Q${x + 35} ${-h} ${x + 35} ${-h + 6}V2Z`,
      color,
      { outline: 2, shadow: [-1, -4] },
    ) +
    part(star(x, -h / 2, 10, 5), '#fff6d8', { outline: 1.6, ink: '#8a5414', shadow: null }) +
    ellipse(x - 16, -h + 6, 9, 2.2, '#ffffff', 0.5);
  return step(-70, 36, '#b9cbe0') + step(70, 26, '#d98e5f') + step(0, 50, '#ffcf3f');
}
