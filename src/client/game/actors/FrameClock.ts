/** Pure: which frame of an animation is due. */
import { type AnimationName, ANIMATIONS } from '#shared/content/avatarLayers.ts';

/** At this speed (px/s) the feet do not slide at the table's pace … */
const WALK_REFERENCE_SPEED = 74;
/** … above it the steps quicken less than the speed, or little legs would whirr. */
const WALK_SOFTENING = 0.55;
const WALK_MIN_MS = 40;
/** Slower than this (px/s) hands and feet hold still on a ladder. */
const CLIMB_MIN_SPEED = 12;

/** Plays one animation after another; a new one begins at its first frame. */
export class FrameClock {
  #animation: AnimationName = 'stand';
  #elapsed = 0;

  /** Index of the frame after `dt` ms; `speed` is px/s, along the ground or up a ladder. */
  advance(animation: AnimationName, speed: number, dt: number): number {
    if (animation !== this.#animation) {
      this.#animation = animation;
      this.#elapsed = 0;
    } else {
      this.#elapsed += dt / msPerFrame(animation, speed);
    }
    const { frames, loop } = ANIMATIONS[animation];
    const index = Math.floor(this.#elapsed);
    return loop ? index % frames : Math.min(index, frames - 1);
  }
}

export function msPerFrame(animation: AnimationName, speed: number): number {
  const { msPerFrame: table } = ANIMATIONS[animation];
  if (animation === 'climb') return Math.abs(speed) < CLIMB_MIN_SPEED ? Number.POSITIVE_INFINITY : table;
  if (animation !== 'walk') return table;
  const ratio = WALK_REFERENCE_SPEED / Math.max(WALK_REFERENCE_SPEED, Math.abs(speed));
  return Math.max(WALK_MIN_MS, table * ratio ** WALK_SOFTENING);
}
