import { legs } from '../bottoms/legs.ts';
import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, line, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';
import type { SleeveWidths } from '../tops/sleeve.ts';

const WIDE: SleeveWidths = [10.8, 12.4, 12.8];
const CLOTH = '#f7f9ff';

/** The suit of taekwondo, with a belt whose ends fly. */
export const dobok = (belt: string, collar = '#38406a'): Drawing => ({
  draw: (pose) => {
    const [x] = pose.sway;
    return {
      armB: sleeve(pose.armB, 0.82, CLOTH, WIDE),
      armF: sleeve(pose.armF, 0.82, CLOTH, WIDE),
      bottom: legs(pose, CLOTH, 0.9, [13, 13, 13.4], [12.6, 12.6, 13]),
      top: at(
        pose.torso,
        part(
          'M-8.8 -23.6C-12.6 -21 -12 -12 -12.4 -5L-13.4 4.6C-8 6.6 8 6.6 13.4 4.6L12.4 -5C12 -12 12.6 -21 8.8 -23.6C4 -25.6 -4 -25.6 -8.8 -23.6Z',
          CLOTH,
          { inside: line('M-1.4 -4.6L-3.6 8', ink(CLOTH), 0.9, 0.6) },
        ) +
          part('M-12.8 -6.6C-6 -4.6 7 -4.6 13 -6.6L13.2 -2C7 0 -6 0 -13 -2Z', belt, {
            outline: 1.1,
            shadow: [0, -1],
          }) +
          [
            [-1, -5],
            [2, 5],
          ]
            .map(([from = 0, to = 0]) =>
              part(
                svg`M${from - 1.4} -4L${to - 1.8 + x * 0.6} 7L${to + 2 + x * 0.6} 6.4L${from + 2} -4Z`,
                belt,
                { outline: 1, shadow: [-0.3, -0.8] },
              ),
            )
            .join('') +
          part('M-2.4 -6.4h5.4v4.6h-5.4Z', belt, { outline: 1.1, shadow: [0, -1] }),
      ),
      neck: at(
        pose.torso,
        line('M-6.6 -23.8L2.6 -8.4M8.2 -23.8L-.6 -9.6', ink(collar), 4.4) +
          line('M-6.6 -23.8L2.6 -8.4M8.2 -23.8L-.6 -9.6', collar, 2.8),
      ),
    };
  },
});
