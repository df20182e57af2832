import type { SkillChange } from '#shared/contract/skills.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { learnedLevels } from './learnedLevels.ts';
import { learnLevel } from './learnLevel.ts';
import { skillOrThrow } from './skillOrThrow.ts';
import { skillTexts } from './texts.ts';

/**
 * Learns the first level of a skill for points, once. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE,
 * SKILL_ACQUIRE_FAIL (the character's level is too low) or NOT_ENOUGH_POINT.
 */
export async function acquireSkill(request: {
  deps: Deps;
  userId: number;
  skillId: number;
}): Promise<SkillChange> {
  const { deps, userId, skillId } = request;
  const skill = skillOrThrow(skillId);
  const change = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const levels = await learnedLevels({ db: tx, userId });
    if (levels.has(skillId)) {
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: skillTexts.alreadyLearned,
        log: `user ${userId} has skill ${skillId} at level ${levels.get(skillId)}`,
      });
    }
    return learnLevel({ tx, wallet, skill, level: 1, refusal: 'SKILL_ACQUIRE_FAIL' });
  });
  deps.events.emit('skillsChanged', { userId });
  return change;
}
