import type { Pose } from '../core/rig.ts';
import { cord } from '../core/ornaments.ts';
import { at } from '../core/svg.ts';

/** The strap over the near shoulder that shows what is on the back. */
export const strap = (pose: Pose, color: string, width = 2.2) =>
  at(pose.torso, cord('M-8 -22C-10 -16 -10 -10 -9 -5', color, width, 0.9));
