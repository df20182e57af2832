import type { Drawing } from '../core/drawing.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';

/** The mark of a child that fell and got up again. */
export const plaster = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      `<g transform="translate(6.4 -13.6) rotate(-8)">${
        part(roundedRect(-7.4, -2.4, 14.8, 5, 2.4), color, { outline: 1.1, shadow: [0, -0.9] }) +
        fill(roundedRect(-2.6, -2, 5.2, 4.2, 0.6), '#fff3dc') +
        ellipse(-5.2, 0, 0.5, 0.5, '#a8683c') +
        ellipse(5.2, 0, 0.5, 0.5, '#a8683c')
      }</g><g transform="translate(-15 -7.4) rotate(38)">${
        part(roundedRect(-5.4, -1.9, 10.8, 4, 1.9), color, { outline: 1.1, shadow: [0, -0.8] }) +
        line('M-1.8 -1.4v3M1.8 -1.4v3', '#fff3dc', 1.2)
      }</g>`,
    ),
  }),
});
