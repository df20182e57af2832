import type { SkillCatalog } from '#shared/contract/world/skills.ts';
import { listSkillCatalog, listWorldSkills } from '#client/net/rest/world/skills.ts';
import { queryKeys } from './queryKeys.ts';

/** What React reads of skills; `skillQueries.all` is the key to invalidate after learning. */
export const skillQueries = {
  all: queryKeys.skills,
  catalog: () => ({
    queryKey: ['skills', 'catalog'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listSkillCatalog(signal),
  }),
  world: (worldId: number) => ({
    queryKey: ['skills', 'world', worldId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listWorldSkills(worldId, signal),
  }),
};

/** The catalogue with the level that a skill was just raised to, until the server's own arrives. */
export function withNewLevel(catalog: SkillCatalog | undefined, skillId: number, newLevel: number) {
  return (
    catalog && {
      ...catalog,
      skills: catalog.skills.map((skill) =>
        skill.id === skillId
          ? { ...skill, currentLevel: newLevel, price: skill.levels[newLevel]?.price ?? null }
          : skill,
      ),
    }
  );
}
