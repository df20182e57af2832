import { experienceOf } from '#shared/content/levels.ts';
import { advancementOf } from '#shared/content/skillTypes.ts';
import type { Skill, SkillCatalog } from '#shared/contract/world/skills.ts';
import type { Database } from '#server/db/connect.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { learnedLevels } from './learnedLevels.ts';
import { NEWCOMER, requirementsOf, type Learner } from './requirementsOf.ts';
import type { SkillDefinition } from './skillDefinition.ts';
import { SKILL_CATEGORIES, skillIcon, SKILLS } from './skillDefinitions.ts';

/** Every skill with the user's level; `userId` 0 is a visitor. */
export async function listSkillCatalog(query: { db: Database; userId: number }): Promise<SkillCatalog> {
  const learner = query.userId === 0 ? NEWCOMER : await loadLearner(query);
  return {
    categories: SKILL_CATEGORIES.map((category) => ({ ...category })),
    skills: SKILLS.map((skill) => toSkill(skill, learner)),
  };
}

async function loadLearner(query: { db: Database; userId: number }): Promise<Learner> {
  const [skills, { exp }, items] = await Promise.all([
    learnedLevels(query),
    readWallet(query),
    ownedItems(query),
  ]);
  return { level: experienceOf(exp).level, skills, items };
}

function toSkill(skill: SkillDefinition, learner: Learner): Skill {
  const { id, name, description, hint, touchHint, type, categoryCode, levels } = skill;
  const currentLevel = learner.skills.get(id) ?? 0;
  const next = levels[currentLevel];
  const requirements = next ? requirementsOf(next, learner) : [];
  const category = SKILL_CATEGORIES.find(({ code }) => code === categoryCode);
  return {
    id,
    name,
    description,
    hint,
    touchHint,
    skillType: type,
    iconUrl: skillIcon(type),
    categoryCode,
    maxLevel: levels.length,
    currentLevel,
    requirements,
    levels: levels.map((level, index) => ({
      level: index + 1,
      description: level.description,
      price: level.price,
    })),
    price: next?.price ?? null,
    acquirable: next !== undefined && requirements.every(({ met }) => met),
    advancement: advancementOf(category ?? { code: categoryCode, name: '' }),
  };
}
