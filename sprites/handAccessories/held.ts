import type { Layers } from '../core/drawing.ts';
import type { Pose } from '../core/rig.ts';
import { at, svg } from '../core/svg.ts';

/** Between the arm and what is held: about a right angle, as a fist holds a stick. Degrees. */
const GRIP = 96;
/** Beyond this a stick would point to the ground; it is taken the other way round. */
const UPSIDE_DOWN = 165;

/**
 * How far something in the near hand leans forward (0 is upright), at most and at least so much while the arm hangs. A
 * raised arm holds it up, away from the face.
 */
export function leanOfHeld({ armF }: Pose, most: number, least: number): number {
  const lean = (armF.angle(0.97) - 90 + GRIP + 360) % 360;
  if (lean > UPSIDE_DOWN && lean < 320) return -8;
  return Math.min(most, Math.max(least, lean));
}

/**
 * Something in the near hand, drawn upright with the palm as origin. While the hands grip a wall it is put away.
 */
export function held(pose: Pose, content: string, most = 108, least = Math.min(62, most)): Layers {
  if (pose.gripping) return {};
  const [x, y] = pose.armF.point(0.97);
  return { handF: at(svg`translate(${x} ${y}) rotate(${leanOfHeld(pose, most, least)})`, content) };
}
