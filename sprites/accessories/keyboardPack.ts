import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, part } from '../core/svg.ts';
import { strap } from './straps.ts';

const ROWS = 11;
const COLUMNS = 3;

/** A keyboard carried like a sword, slanting behind the back. */
export const keyboardPack = (body: string, keys: readonly [string, string, string]): Drawing => ({
  draw(pose) {
    let caps = '';
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++)
        caps += part(
          roundedRect(-5.4 + column * 3.8, -26.4 + row * 4.6, 3, 3.6, 0.8),
          (row + column) % 4 ? (keys[column] ?? keys[0]) : '#ffffff',
          {
            outline: 0.6,
            shadow: [0, -0.8],
            ink: shade(body, 2.6),
          },
        );
    return {
      capeB: at(
        pose.torso,
        `<g transform="translate(-5 -9) rotate(62)">${part(roundedRect(-8, -30, 16, 58, 3), body) + caps}</g>`,
      ),
      capeF: strap(pose, body),
    };
  },
});
