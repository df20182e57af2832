import { hem } from '../bottoms/hem.ts';
import { ink, light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';
import type { SleeveWidths } from '../tops/sleeve.ts';

const WIDE: SleeveWidths = [11.2, 12.4, 12.6];

export const raincoat = (color: string, button = '#ffffff'): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 11, 8.6);
    const [waistX, waistY] = pose.fromTorso([-12, -6]);
    const [waistEndX, waistEndY] = pose.fromTorso([12.2, -6]);
    const [seamX, seamY] = pose.fromTorso([0.8, -8]);
    const middle = (left + right) / 2;
    return {
      armB: sleeve(pose.armB, 0.84, color, WIDE, shade(color)),
      armF: sleeve(pose.armF, 0.84, color, WIDE, shade(color)),
      skirt: part(
        svg`M${waistX} ${waistY}L${left} ${leftY}Q${middle} ${(leftY + rightY) / 2 + 4} ${right} ${rightY}L${waistEndX} ${waistEndY}Z`,
        color,
        {
          inside:
            line(
              svg`M${left - 2} ${leftY - 3}Q${middle} ${(leftY + rightY) / 2 + 0.6} ${right + 2} ${rightY - 3}`,
              light(color, 1.1),
              1.4,
            ) +
            line(
              svg`M${seamX} ${seamY}Q${middle + 1} ${(seamY + rightY) / 2} ${middle + 2} ${rightY + 4}`,
              ink(color),
              1.1,
            ),
        },
      ),
      top: at(
        pose.torso,
        part(
          'M-9 -23.6C-12.8 -21 -12.4 -12 -12.8 -5C-6 -2.8 6 -2.8 12.8 -5C12.4 -12 12.8 -21 9 -23.6C4 -25.6 -4 -25.6 -9 -23.6Z',
          color,
          { shadow: null, inside: line('M.8 -20V0', ink(color), 1.1) },
        ) +
          [-15, -8.6]
            .map((y) => ellipse(-3, y, 1.5, 1.5, button) + ellipse(4.4, y, 1.5, 1.5, button))
            .join(''),
      ),
      neck: at(
        pose.torso,
        part(
          'M-11.4 -21.6C-12.6 -27 -7 -29.4 .6 -29.4C8.4 -29.4 13.6 -27 12.4 -21.6C8 -17 -7 -17 -11.4 -21.6Z',
          light(color, 0.3),
          {
            shadow: [0, -1.6],
            inside: ellipse(1, -26.6, 7.6, 3, shade(color, 1.6)),
          },
        ),
      ),
    };
  },
});
