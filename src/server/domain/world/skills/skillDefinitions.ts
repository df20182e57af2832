import type { SkillCategory, SkillType } from '#shared/content/skillTypes.ts';
import { DEEP_SKILLS } from './deepSkills.ts';
import { FIRST_SKILLS } from './firstSkills.ts';
import type { SkillDefinition } from './skillDefinition.ts';

/** One for each tier of the job tree, from the seabed to the surface. */
export const SKILL_CATEGORIES: readonly SkillCategory[] = [
  { code: 'DIVE_I', name: '첫 번째 물길' },
  { code: 'DIVE_II', name: '두 번째 물길' },
  { code: 'DIVE_III', name: '세 번째 물길' },
  { code: 'DIVE_IV', name: '네 번째 물길' },
];

/** Every skill that can be learned. The effect of a level on the body is in `simulation/playerSkills.ts`. */
export const SKILLS = [...FIRST_SKILLS, ...DEEP_SKILLS] as const;

export function skillById(id: number): SkillDefinition | undefined {
  return SKILLS.find((skill) => skill.id === id);
}

export function skillByType(type: SkillType): SkillDefinition {
  const skill = SKILLS.find((candidate) => candidate.type === type);
  if (skill === undefined) throw new Error(`skillByType: no skill ${type}`);
  return skill;
}

/** Address of a skill's icon, from the root of the site. */
export function skillIcon(type: SkillType): string {
  const key = type.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `/ui/icons/@2x/skill.${key}.webp`;
}
