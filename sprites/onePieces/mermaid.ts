import { hem, isSeated } from '../bottoms/hem.ts';
import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Pose } from '../core/rig.ts';
import { star } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, fill, line, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';

const ROWS = 3;

interface Tail {
  readonly tail: string;
  readonly fin: string;
  /** The area of the scales, a little beyond the tail. */
  readonly left: number;
  readonly right: number;
}

/** The tail hangs down, its fin is the hem. */
function standingTail(pose: Pose, waist: Point, waistEnd: Point): Tail {
  const [[waistX, waistY], [waistEndX, waistEndY]] = [waist, waistEnd];
  const { left, right, leftY, rightY } = hem(pose, 15, 7.4);
  const middle = (left + right) / 2;
  return {
    left: left - 4,
    right: right + 4,
    tail: svg`M${waistX} ${waistY}C${waistX - 2} ${waistY + 6} ${left + 1} ${leftY - 8} ${left + 1.6} ${leftY - 2}Q${middle} ${(leftY + rightY) / 2 + 2} ${right - 1.6} ${rightY - 2}C${right - 1} ${rightY - 8} ${waistEndX + 2} ${waistEndY + 6} ${waistEndX} ${waistEndY}Z`,
    fin: svg`M${left + 2} ${leftY - 5}C${left - 2} ${leftY - 4} ${left - 5} ${leftY - 1} ${left - 6} ${Math.min(-2.4, leftY + 2)}Q${left + 1} ${leftY - 1} ${left + 4} ${Math.min(-1.6, leftY + 2.6)}Q${middle - 2} ${leftY - 0.6} ${middle} ${Math.min(-1.6, leftY + 2.8)}Q${middle + 3} ${rightY - 0.6} ${right - 3} ${Math.min(-1.6, rightY + 2.6)}Q${right} ${rightY - 1} ${right + 6} ${Math.min(-2.4, rightY + 2)}C${right + 5} ${rightY - 1} ${right + 2} ${rightY - 4} ${right - 2} ${rightY - 5}Q${middle} ${(leftY + rightY) / 2 - 1.6} ${left + 2} ${leftY - 5}Z`,
  };
}

/** The tail lies along the floor over legs and feet, its fin turned up. */
function seatedTail({ legB }: Pose, [waistX, waistY]: Point, [waistEndX, waistEndY]: Point): Tail {
  const end = legB.end[0] + 5;
  return {
    left: waistX - 10,
    right: end + 4,
    tail: svg`M${waistX} ${waistY}C${waistX - 7} ${waistY + 5} ${waistX - 7} 0 ${waistX + 2} 0.4Q${(waistX + end) / 2} 1.6 ${end} -1.4L${end} -8Q${end - 7} -12.6 ${waistEndX} ${waistEndY}Z`,
    fin: svg`M${end - 2.6} -8.6C${end + 2} -15 ${end + 8} -18.4 ${end + 13} -16.6C${end + 11} -12.6 ${end + 9.4} -9 ${end + 9.6} -6.4C${end + 12.6} -5 ${end + 15} -2.4 ${end + 14.6} 0.6C${end + 9} 2 ${end + 3} 1 ${end - 2.6} -0.6Q${end - 1} -4.6 ${end - 2.6} -8.6Z`,
  };
}

/** Scales down to a fin that serves as hem. */
export const mermaid = (color: string, fin: string, bodice: string): Drawing => ({
  draw: (pose) => {
    const waist = pose.fromTorso([-10.6, -6]);
    const shape = (isSeated(pose) ? seatedTail : standingTail)(pose, waist, pose.fromTorso([11, -6]));
    const scales = Array.from({ length: ROWS }, (_, row) => {
      const y = waist[1] + 3 + row * 4.6;
      let d = svg`M${shape.left + (row % 2 ? 3.2 : 0)} ${y}`;
      for (let x = shape.left; x < shape.right; x += 6.4) d += 'q3.2 4.6 6.4 0';
      return d;
    }).join('');
    return {
      armB: sleeve(pose.armB, 0.26, bodice, [11, 12, 9.6]),
      armF: sleeve(pose.armF, 0.28, bodice, [11.4, 12.4, 9.8]),
      skirt:
        part(shape.tail, color, { shadow: [-1, -2], inside: line(scales, shade(color, 1.4), 1.1, 0.85) }) +
        part(shape.fin, fin, { shadow: [-0.6, -1.4] }),
      top: at(
        pose.torso,
        part(
          'M-8.2 -23.6C-11.6 -21 -10.8 -12 -11 -6C-6 -3 6 -3 11.2 -6C11 -12 12 -21 8.2 -23.6C4 -25.4 -4 -25.4 -8.2 -23.6Z',
          bodice,
          { inside: fill('M-14 -7.4Q0 -4.4 14 -7.4V0H-14Z', light(fin, 0.3)) },
        ) +
          part('M.6 -16C-5 -16 -6.8 -11.4 -5 -8.6L.6 -7L6.2 -8.6C8 -11.4 6.2 -16 .6 -16Z', light(fin, 0.5), {
            outline: 1,
            shadow: [0, -0.8],
            inside: line('M.6 -15V-7M-1.6 -15L-3.6 -8M2.8 -15L4.8 -8', shade(fin, 1.4), 0.9),
          }),
      ),
      neck: at(pose.torso, part(star(0.8, -20.4, 3, 1.4), '#ffd34d', { outline: 0.9, shadow: null })),
    };
  },
});
