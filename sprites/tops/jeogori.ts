import { ink, light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, line, part, svg } from '../core/svg.ts';
import { sleeve } from './sleeve.ts';
import type { SleeveWidths } from './sleeve.ts';

const WIDE: SleeveWidths = [11, 13.6, 13];

/** The jacket of a hanbok: wide sleeves, white collar, and a ribbon that swings. */
export const jeogori = (color: string, trim: string): Drawing => ({
  draw: (pose) => {
    const [x] = pose.sway;
    const ribbon = (from: number, to: number, length: number) =>
      part(
        svg`M${from - 1.4} -12.6C${from - 2} -8 ${to - 3.4 + x * 0.3} -2 ${to - 2.6 + x * 0.5} ${length}L${to + 2.2 + x * 0.5} ${length - 1}C${to + 1.4 + x * 0.3} -3 ${from + 1.6} -8 ${from + 2} -12.6Z`,
        trim,
        { outline: 1.1, shadow: [-0.3, -0.8] },
      );
    return {
      armB: sleeve(pose.armB, 0.88, color, WIDE, '#ffffff'),
      armF: sleeve(pose.armF, 0.88, color, WIDE, '#ffffff'),
      top: at(
        pose.torso,
        part(
          'M-8.8 -23.6C-12.6 -21 -12 -13 -12.4 -8.4C-6 -5.4 7 -5.4 12.6 -8.4C12.4 -13 12.6 -21 8.8 -23.6C4 -25.6 -4 -25.6 -8.8 -23.6Z',
          color,
        ),
      ),
      neck: at(
        pose.torso,
        part('M-8.4 -24L-4.4 -25L1.6 -15.4L6.4 -24.8L9.6 -23.6L3.4 -10.8L-.4 -10.4Z', trim, {
          outline: 1.1,
          shadow: null,
        }) +
          line('M-5.6 -23.6L1.2 -13.6L7.4 -23.6', ink('#ffffff'), 3) +
          line('M-5.6 -23.6L1.2 -13.6L7.4 -23.6', '#ffffff', 1.7) +
          ribbon(2.6, 5, 4) +
          ribbon(1, 0.4, 7.6) +
          part('M1.4 -12C-3 -15.6 -6.4 -12.6 -5.6 -10C-5 -7.8 -1 -8.8 1.4 -12Z', trim, {
            outline: 1.1,
            shadow: [-0.3, -0.8],
          }) +
          part('M.2 -13.6h3.6v3.6h-3.6Z', light(trim, 0.4), { outline: 1, shadow: null }),
      ),
    };
  },
});
