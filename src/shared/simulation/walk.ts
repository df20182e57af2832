import { approach } from './approach.ts';
import {
  AIR_ACCELERATION,
  AIR_BRAKING,
  CURRENT_PULL_X,
  GROUND_ACCELERATION,
  GROUND_BRAKING,
  TICK_RATE,
  WALK_SPEED,
} from './feel.ts';
import type { CurrentBox } from './geometry.ts';
import type { Keys } from './keysOf.ts';
import { AIR_CONTROL, learnedOr, SPEED_BOOST_PER_LEVEL, type PlayerSkills } from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';

/** Sideways speed after one tick of own steps, relative to the current and to the speed kept from a mover. */
export function walk(
  state: PlayerState,
  { direction }: Keys,
  { skills, current }: { readonly skills: PlayerSkills; readonly current: CurrentBox | null },
): number {
  const around = state.carryX + (current === null ? 0 : current.vx);
  const own = direction * WALK_SPEED * (1 + SPEED_BOOST_PER_LEVEL * skills.speedBoost);
  const speed = state.vx - around;
  return (
    around +
    approach(speed, own, rateOf(state, { own, speed, isInWater: current !== null, skills }) / TICK_RATE)
  );
}

function rateOf(
  { grounded }: PlayerState,
  { own, speed, isInWater, skills }: { own: number; speed: number; isInWater: boolean; skills: PlayerSkills },
): number {
  if (isInWater) return CURRENT_PULL_X;
  const isTurningOrStopping = own === 0 || own * speed < 0;
  if (grounded) return isTurningOrStopping ? GROUND_BRAKING : GROUND_ACCELERATION;
  return (own === 0 ? AIR_BRAKING : AIR_ACCELERATION) * learnedOr(1, AIR_CONTROL, skills.airControl);
}
