import type { CurrentBox } from './geometry.ts';
import type { Keys } from './keysOf.ts';
import { byLevel, CURRENT_SHARE, type PlayerSkills } from './playerSkills.ts';

/**
 * The current as a body feels it that has learned to swim: weaker along every axis on which the keys go against it.
 * Whoever lets go is carried as before.
 */
export function swim(
  current: CurrentBox | null,
  keys: Keys,
  { swim: level }: PlayerSkills,
): CurrentBox | null {
  if (current === null || !(level > 0)) return current;
  const { vx, vy } = current;
  const isAgainstX = keys.direction * vx < 0;
  const isAgainstY = vy < 0 ? keys.down : vy > 0 && (keys.up || keys.jump);
  if (!isAgainstX && !isAgainstY) return current;
  const share = byLevel(CURRENT_SHARE, level);
  return { ...current, vx: isAgainstX ? vx * share : vx, vy: isAgainstY ? vy * share : vy };
}
