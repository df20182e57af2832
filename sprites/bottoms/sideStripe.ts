import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { clip, line, svg } from '../core/svg.ts';
import { cuffs, legs, waist } from './legs.ts';

const along = (limb: Limb, end: number, shift: number) => {
  const [a, b, c] = [limb.point(0), limb.point(end * 0.5), limb.point(end)];
  return svg`M${a[0] + shift} ${a[1]}Q${b[0] + shift} ${b[1]} ${c[0] + shift} ${c[1]}`;
};

/** Shorts of a football kit. */
export const sportShorts = (color: string, stripe: string): Drawing => ({
  draw: (pose) => ({
    bottom:
      legs(pose, color, 0.6, [12.8, 13.4, 13.8], [12.6, 13, 13.4]) +
      clip(
        pose.legF.tube(-0.05, 0.6, [12.8, 13.4, 13.8], 1, 0.18),
        line(along(pose.legF, 0.64, -3.6), stripe, 2.4),
      ) +
      waist(pose, color, stripe),
  }),
});

/** Tracksuit trousers. */
export const joggers = (color: string, stripe: string): Drawing => ({
  draw: (pose) => ({
    bottom:
      legs(pose, color, 0.92, [12.8, 12.2, 10.8], [12.4, 11.6, 10.6]) +
      clip(
        pose.legF.tube(-0.05, 0.92, [12.8, 12.2, 10.8], 1, 0.18),
        line(along(pose.legF, 0.94, -3.8), stripe, 1.4) + line(along(pose.legF, 0.94, -1.2), stripe, 1.4),
      ) +
      cuffs(pose, stripe) +
      waist(pose, color, stripe),
  }),
});
