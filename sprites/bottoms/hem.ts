import type { Pose } from '../core/rig.ts';

export interface Hem {
  readonly left: number;
  readonly right: number;
  readonly leftY: number;
  readonly rightY: number;
}

/** It stays this far above the floor. */
const FLOOR = -3.2;
/** The hip of a sitting body is lower than this; the hem then lies on the floor all round. */
const SEATED_HIP = -12;
const SEATED_FLOOR = -1.4;
/** A skirt from this length on covers the feet of a sitting body. */
const LONG = 15;

/** Whether a pose sits on the floor. */
export const isSeated = ({ hip }: Pick<Pose, 'hip'>) => hip[1] > SEATED_HIP;

/** The hem follows the knees, so a skirt never shows legs through it. */
export function hem(pose: Pose, length: number, flare: number): Hem {
  const { legF, legB, sway, hip } = pose;
  if (isSeated(pose)) return seatedHem(pose, length, flare);
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

/** Spread out on the floor: behind the back as far as the cloth goes, in front over the knees. */
function seatedHem({ legB, hip }: Pose, length: number, flare: number): Hem {
  const [knee] = legB.point(0.55);
  return {
    left: hip[0] - 9 - flare * 0.72,
    right: length < LONG ? knee + flare - 1 : legB.end[0] + 6 + flare * 0.3,
    leftY: SEATED_FLOOR,
    rightY: SEATED_FLOOR,
  };
}
