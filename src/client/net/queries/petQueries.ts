import { listPets } from '#client/net/rest/world/pets.ts';

/** The companions: a level or a plan may have come meanwhile. */
export const petQueries = {
  all: ['pets'] as const,
  list: () => ({
    queryKey: ['pets', 'list'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listPets(signal),
    staleTime: 0,
  }),
};
