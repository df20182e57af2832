import type { Pose } from '../core/rig.ts';

export interface Hem {
  readonly left: number;
  readonly right: number;
  readonly leftY: number;
  readonly rightY: number;
}

/** It stays this far above the floor, also when sitting. */
const FLOOR = -3.2;

/** The hem follows the knees, so a skirt never shows legs through it. */
export function hem({ legF, legB, sway, hip }: Pose, length: number, flare: number): Hem {
  const [near] = legF.point(0.55);
  const [far] = legB.point(0.55);
  const y = hip[1] + length + (sway[1] < 0 ? sway[1] * 0.5 : 0);
  return {
    left: Math.min(near, far) - flare + sway[0] * 0.5,
    right: Math.max(near, far) + flare - 1 + sway[0] * 0.15,
    leftY: Math.min(y - Math.abs(sway[0]) * 0.22, FLOOR),
    rightY: Math.min(y, FLOOR),
  };
}
