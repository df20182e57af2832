import { HIPS } from '../bottoms/legs.ts';
import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, unite } from '../core/svg.ts';

/** Tin with a screen for a heart; jointed like a hose. */
export const robotSuit = (color: string, joint = '#6b7fa8', glow = '#7ff0e0'): Drawing => ({
  draw: (pose) => {
    const hose = (limb: Limb, from: number, to: number, width: number, tone: string) =>
      part(limb.tube(from, to, [width, width], 0.6, 0.3), tone, {
        shadow: [-0.8, -1],
        inside: [0.2, 0.4, 0.6, 0.8]
          .map((t) =>
            line(
              limb.tube(from + (to - from) * t, from + (to - from) * t + 0.01, [width, width], 0, 0),
              shade(tone, 2),
              1,
            ),
          )
          .join(''),
      });
    const arm = (limb: Limb, tone: string, dark: string) =>
      hose(limb, 0.1, 0.7, 8.4, dark) +
      part(limb.tube(-0.04, 0.2, [11.4, 11.4], 1, 0.4), tone) +
      part(limb.tube(0.64, 0.9, [10.6, 12], 0.3, 0.3), tone);
    return {
      armB: arm(pose.armB, shade(color, 0.4), shade(joint, 0.5)),
      armF: arm(pose.armF, color, joint),
      bottom:
        hose(pose.legB, 0.1, 0.8, 9.6, shade(joint, 0.5)) +
        hose(pose.legF, 0.1, 0.8, 9.8, joint) +
        part(pose.legB.tube(0.7, 1, [11.6, 13], 0.3, 0.2), shade(color, 0.4)) +
        part(pose.legF.tube(0.7, 1, [12, 13.4], 0.3, 0.2), color) +
        unite([{ d: HIPS, color, transform: pose.torso }]),
      top: at(
        pose.torso,
        part(roundedRect(-13.4, -23.6, 27, 23.6, 6), color, {
          inside: ellipse(-8, -20.6, 3.6, 1.6, '#ffffff', 0.6) + line('M-13 -3.6H14', shade(color, 1.4), 1),
        }) +
          part(roundedRect(-7, -18.4, 15.4, 10.4, 3), '#24365c', {
            outline: 1.2,
            shadow: null,
            inside: line('M-4.4 -13.2h2.6l1.6 -3l2 6l1.6 -3h2.6', glow, 1.3),
          }) +
          ellipse(-4.6, -5.4, 1.4, 1.4, '#ff6f6f') +
          ellipse(-0.6, -5.4, 1.4, 1.4, '#ffd34d') +
          fill(roundedRect(2.4, -6.4, 6, 2, 1), joint),
      ),
      neck: at(
        pose.torso,
        part(roundedRect(-5.4, -27, 12.4, 5, 2), joint, { outline: 1.2, shadow: [0, -1] }),
      ),
    };
  },
});
