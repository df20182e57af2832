import { skillIcon, SKILLS } from './skillDefinitions.ts';
import { sliceOfPage } from '#shared/contract/paging.ts';
import type { WorldSkill } from '#shared/contract/world/skills.ts';
import type { Database } from '#server/db/connect.ts';
import { learnedLevels } from './learnedLevels.ts';

/** One page of the skills that the user can use in the world; pages are numbered from 0. */
export async function listWorldSkills(query: {
  db: Database;
  userId: number;
  page: number;
  size: number;
}): Promise<{ userSkillList: WorldSkill[]; totalCount: number }> {
  const { page, size } = query;
  const levels = await learnedLevels(query);
  const learned = SKILLS.flatMap(({ id, name, type, description, levels: steps }): WorldSkill | [] => {
    const skillLevel = levels.get(id);
    if (skillLevel === undefined) return [];
    return {
      worldSkillId: id,
      name,
      skillIconUrl: skillIcon(type),
      skillLevel,
      description: steps[skillLevel - 1]?.description ?? description,
      skillType: type,
    };
  });
  return { userSkillList: sliceOfPage(learned, { page, first: 0, size }), totalCount: learned.length };
}
