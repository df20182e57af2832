import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, fill, line, part } from '../core/svg.ts';

export const sneakers = (color: string): Drawing => ({
  draw: (pose) => {
    const shoe = (foot: string, tone: string) =>
      at(
        foot,
        part(
          'M-5.4 -4.4C-6 0 -6.2 4.4 -4 4.4H7.4C10.4 4.4 10.2 -.2 7 -1.4C4.8 -2.2 4.4 -4.4 4.4 -4.4C1 -3.4 -2 -3.4 -5.4 -4.4Z',
          tone,
          {
            inside:
              fill('M-8 1.8H12V6H-8Z', '#ffffff') + line('M2.6 -1.6l2 -1.6M4.4 -.6l1.8 -1.6', '#ffffff', 1.1),
            shadow: [-0.4, -1],
          },
        ) + line('M-5 1.8H9.4', ink(tone), 0.8, 0.7),
      );
    return { shoes: shoe(pose.footB, shade(color, 0.5)) + shoe(pose.footF, color) };
  },
});
