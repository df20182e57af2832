import { listSkillCatalog } from '../rest/skills.ts';

/** What React reads of skills; `skillQueries.all` is the key to invalidate after learning. */
export const skillQueries = {
  all: ['skills'] as const,
  catalog: () => ({
    queryKey: ['skills', 'catalog'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listSkillCatalog(signal),
  }),
};
