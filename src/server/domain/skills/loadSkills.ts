import { SKILLS } from '#shared/content/skills.ts';
import type { SkillType } from '#shared/content/skillTypes.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { Deps } from '../deps.ts';
import { learnedLevels } from './learnedLevels.ts';

/** What a user has learned, as the movement step takes it. */
export async function loadSkills(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<PlayerSkills> {
  const levels = await learnedLevels({ db, userId });
  const levelOf = (type: SkillType) => levels.get(SKILLS.find((skill) => skill.type === type)?.id ?? 0) ?? 0;
  return {
    dash: levelOf('DASH'),
    doubleJump: levelOf('DOUBLE_JUMP'),
    speedBoost: levelOf('SPEED_BOOST'),
    wallClimb: levelOf('WALL_CLIMB'),
  };
}
