import { approach } from './approach.ts';
import {
  APEX_GRAVITY,
  APEX_SPEED,
  CURRENT_PULL_Y,
  FALL_CAP,
  FALL_GRAVITY,
  FAST_FALL_CAP,
  FAST_FALL_GRAVITY,
  RISE_GRAVITY,
  TICK_RATE,
} from './feel.ts';
import type { CurrentBox } from './geometry.ts';

interface Pull {
  readonly current: CurrentBox | null;
  /** DOWN is held in the air. */
  readonly isFast: boolean;
  /** Fastest slide down a wall, or fastest glide; null for a free fall. */
  readonly slowedTo: number | null;
}

/** Vertical speed after one tick of gravity and water. */
export function applyGravity(vy: number, { current, isFast, slowedTo }: Pull): number {
  const fallen = fall(vy, isFast && vy >= 0);
  const slowed = slowedTo !== null && fallen > slowedTo ? slowedTo : fallen;
  if (current === null || current.vy === 0) return slowed;
  // A body faster than the current in its direction is subject to gravity alone.
  if (current.vy < 0 && slowed <= current.vy) return slowed;
  if (current.vy > 0 && slowed >= current.vy) return slowed;
  return approach(slowed, current.vy, CURRENT_PULL_Y / TICK_RATE);
}

function fall(vy: number, isFast: boolean): number {
  if (isFast) return capped(vy, FAST_FALL_GRAVITY, FAST_FALL_CAP);
  const soft = vy > -APEX_SPEED && vy < APEX_SPEED;
  const gravity = soft ? APEX_GRAVITY : vy < 0 ? RISE_GRAVITY : FALL_GRAVITY;
  return capped(vy, gravity, FALL_CAP);
}

function capped(vy: number, gravity: number, cap: number): number {
  const pulled = vy + gravity / TICK_RATE;
  if (pulled <= cap) return pulled;
  // Releasing DOWN in a fast fall slows it gradually.
  return vy > cap ? approach(vy, cap, gravity / TICK_RATE) : cap;
}
