import { ANIMATIONS, type AnimationName } from '#shared/simulation/animationOf.ts';
import type { Facing } from '#shared/simulation/playerState.ts';

export interface Pose {
  readonly animation: AnimationName;
  readonly facing: Facing;
  /** The body is at rest: without input it stays where it is. */
  readonly isStill: boolean;
  /** The body sits until it moves. */
  readonly isSitting: boolean;
}

const ANIMATION_MASK = 0x0f;
const FACING_LEFT = 0x10;
const STILL = 0x20;
const SITTING = 0x40;

export function packPose({ animation, facing, isStill, isSitting }: Pose): number {
  return (
    ANIMATIONS.indexOf(animation) |
    (facing < 0 ? FACING_LEFT : 0) |
    (isStill ? STILL : 0) |
    (isSitting ? SITTING : 0)
  );
}

/** An animation that this client does not know is drawn as standing. */
export function unpackPose(packed: number): Pose {
  return {
    animation: ANIMATIONS[packed & ANIMATION_MASK] ?? 'stand',
    facing: (packed & FACING_LEFT) === 0 ? 1 : -1,
    isStill: (packed & STILL) !== 0,
    isSitting: (packed & SITTING) !== 0,
  };
}
