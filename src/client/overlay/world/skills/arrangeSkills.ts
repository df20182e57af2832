import type { Skill } from '#shared/contract/world/skills.ts';

export const SKILL_SORTS = ['NAME_ASC', 'NAME_DESC', 'LEVEL_ASC', 'LEVEL_DESC'] as const;
export type SkillSort = (typeof SKILL_SORTS)[number];

/** The skills whose name contains the search (case-insensitive), in the chosen order. */
export function arrangeSkills(skills: readonly Skill[], search: string, sort: SkillSort): readonly Skill[] {
  const wanted = search.trim().toLocaleLowerCase('ko');
  const found = skills.filter(({ name }) => name.toLocaleLowerCase('ko').includes(wanted));
  const sign = sort.endsWith('_DESC') ? -1 : 1;
  return found.toSorted((a, b) => {
    const byName = a.name.localeCompare(b.name, 'ko');
    if (sort.startsWith('NAME')) return sign * byName;
    return sign * (a.currentLevel - b.currentLevel) || byName;
  });
}
