import type { Experience } from '#shared/contract/world/economy.ts';

/** Experience required to leave level 1, and the increase for each further level. */
const FIRST_STEP = 100;
const STEP_GROWTH = 25;

/** Experience that leads from `level` (1 and up) to the next one. */
export function requiredExp(level: number): number {
  return FIRST_STEP + (level - 1) * STEP_GROWTH;
}

/** Total experience at the beginning of `level`. */
export function expToReach(level: number): number {
  const steps = level - 1;
  return steps * FIRST_STEP + (STEP_GROWTH * steps * (steps - 1)) / 2;
}

/** Level and progress within it of `totalExp` experience points, a whole number from 0. */
export function experienceOf(totalExp: number): Experience {
  // The inverse of the quadratic `expToReach`; the square root of a square is exact, so the borders are too.
  const linear = 2 * FIRST_STEP - STEP_GROWTH;
  const steps = Math.floor(
    (Math.sqrt(linear ** 2 + 8 * STEP_GROWTH * totalExp) - linear) / (2 * STEP_GROWTH),
  );
  const level = steps + 1;
  return { level, levelExp: totalExp - expToReach(level), requiredLevelPoint: requiredExp(level) };
}
