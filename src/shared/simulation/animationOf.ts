import { WALK_ANIMATION_SPEED } from './feel.ts';
import type { PlayerState } from './playerState.ts';

/** In wire order: a pose is sent as the index in this list, so new ones go to the end. */
export const ANIMATIONS = ['stand', 'walk', 'jump', 'fall', 'climb', 'dash'] as const;
export type AnimationName = (typeof ANIMATIONS)[number];

/** The avatar's animation, from the state alone. */
export function animationOf(
  state: Pick<PlayerState, 'dash' | 'grounded' | 'standingOn' | 'vx' | 'vy'>,
): AnimationName {
  if (state.dash > 0) return 'dash';
  if (state.standingOn === 'ladder') return 'climb';
  if (!state.grounded) return state.vy < 0 ? 'jump' : 'fall';
  return state.vx > WALK_ANIMATION_SPEED || state.vx < -WALK_ANIMATION_SPEED ? 'walk' : 'stand';
}
