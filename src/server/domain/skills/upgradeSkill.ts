import type { SkillDefinition } from '#shared/content/skillTypes.ts';
import type { SkillChange } from '#shared/contract/skills.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/lockWallet.ts';
import { learnedLevels } from './learnedLevels.ts';
import { learnLevel } from './learnLevel.ts';
import { skillOrThrow } from './skillOrThrow.ts';
import { skillTexts } from './texts.ts';

/**
 * Learns the named level of a skill, which must be the next one, for points. Throws RESOURCE_NOT_FOUND,
 * DOLPHIN_DUPLICATE_RESOURCE (it is learned already), SKILL_UPGRADE_FAIL or NOT_ENOUGH_POINT.
 */
export async function upgradeSkill(request: {
  deps: Deps;
  userId: number;
  skillId: number;
  level: number;
}): Promise<SkillChange> {
  const { deps, userId, skillId, level } = request;
  const skill = skillOrThrow(skillId);
  const change = await deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const levels = await learnedLevels({ db: tx, userId });
    checkStep(skill, levels.get(skillId) ?? 0, level);
    return learnLevel({ tx, wallet, skill, level, refusal: 'SKILL_UPGRADE_FAIL' });
  });
  deps.events.emit('skillsChanged', { userId });
  return change;
}

function checkStep(skill: SkillDefinition, current: number, wanted: number): void {
  const log = `skill ${skill.id} stands at level ${current} of ${skill.levels.length}, asked for ${wanted}`;
  if (current === 0) throw new AppError('SKILL_UPGRADE_FAIL', { message: skillTexts.learnFirst, log });
  if (current >= skill.levels.length)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { message: skillTexts.highestLevel, log });
  if (wanted <= current)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', { message: skillTexts.alreadyUpgraded, log });
  if (wanted !== current + 1) throw new AppError('SKILL_UPGRADE_FAIL', { message: skillTexts.oneByOne, log });
}
