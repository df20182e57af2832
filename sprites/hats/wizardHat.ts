import { light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

/** Its tip trails behind the wearer. */
export const wizardHat = (color: string, band = '#ffd34d'): Drawing => ({
  draw(pose) {
    const [x, y] = [pose.hair[0] * 0.9, pose.hair[1] * 0.8];
    return {
      hat: at(
        pose.head,
        part(
          svg`M-27 -42C-24 -58 -18 -72 ${-10 + x * 0.4} ${-84 + y * 0.4}C${-14 + x * 0.7} ${-90 + y * 0.7} ${-22 + x} ${-92 + y} ${-29 + x} ${-88 + y}C${-26 + x} ${-97 + y} ${-8 + x * 0.8} ${-99 + y * 0.8} ${1 + x * 0.5} ${-91 + y * 0.5}C14 -80 26 -62 31 -42Z`,
          color,
          {
            inside:
              fill(star(-8, -60, 4.4, 2), light(band, 0.3)) +
              fill(star(12, -68, 3.4, 1.5), light(band, 0.3)) +
              fill(star(18, -54, 2.4, 1.1), light(band, 0.3)) +
              ellipse(2, -80, 1.6, 1.6, light(band, 0.5)) +
              ellipse(-18, -52, 1.4, 1.4, light(band, 0.5)),
          },
        ) +
          part('M-28 -50C-10 -55 14 -55 31 -50L33 -40H-29Z', band, { outline: 1.2, shadow: [0, -1] }) +
          part(
            'M-46 -35C-46 -41 -34 -44 -26 -45C-8 -48 14 -48 30 -45C40 -44 50 -41 50 -35C50 -30 41 -29.4 35 -31C14 -37 -10 -37 -31 -31C-37 -29.4 -46 -30 -46 -35Z',
            color,
            { shadow: [0, -2], inside: line('M-42 -35C-20 -43 26 -43 46 -35', light(color, 0.9), 1.2, 0.5) },
          ) +
          part(roundedRect(3, -52.6, 11, 9.4, 2), '#fff0b8', {
            outline: 1.2,
            shadow: null,
            inside: fill(roundedRect(6, -50, 5, 4.2, 1), color),
          }),
      ),
    };
  },
});
