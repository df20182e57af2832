import { experienceOf } from '#shared/content/levels.ts';
import { SKILL_CATEGORY, skillIcon, SKILLS } from '#shared/content/skills.ts';
import type { SkillDefinition } from '#shared/content/skillTypes.ts';
import type { Skill } from '#shared/contract/skills.ts';
import type { Database } from '#server/db/connect.ts';
import { readWallet } from '../ledger/readWallet.ts';
import { learnedLevels } from './learnedLevels.ts';
import { skillTexts } from './texts.ts';

/** Every skill there is, and how far the user has learned it. */
export async function listSkillCatalog(query: { db: Database; userId: number }): Promise<{
  categories: { code: string; name: string }[];
  skills: Skill[];
}> {
  const [levels, { exp }] = await Promise.all([learnedLevels(query), readWallet(query)]);
  const character = experienceOf(exp).level;
  const skills = SKILLS.map((skill) => toSkill(skill, levels.get(skill.id) ?? 0, character));
  return { categories: [{ ...SKILL_CATEGORY }], skills };
}

function toSkill(skill: SkillDefinition, currentLevel: number, character: number): Skill {
  const { id, name, description, hint, type, advancement, levels } = skill;
  const next = levels[currentLevel];
  return {
    id,
    name,
    description,
    hint,
    skillType: type,
    iconUrl: skillIcon(type),
    categoryCode: SKILL_CATEGORY.code,
    maxLevel: levels.length,
    currentLevel,
    requirements: next ? [{ type: 'LEVEL', level: next.requiredLevel, name: skillTexts.characterLevel }] : [],
    levels: levels.map((level, index) => ({
      level: index + 1,
      description: level.description,
      price: level.price,
    })),
    price: next?.price ?? null,
    acquirable: next !== undefined && character >= next.requiredLevel,
    advancement,
  };
}
