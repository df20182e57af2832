import { skillById } from '#shared/content/skills.ts';
import type { SkillDefinition } from '#shared/content/skillTypes.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws RESOURCE_NOT_FOUND. */
export function skillOrThrow(skillId: number): SkillDefinition {
  const skill = skillById(skillId);
  if (!skill) throw new AppError('RESOURCE_NOT_FOUND', { log: `no skill ${skillId}` });
  return skill;
}
