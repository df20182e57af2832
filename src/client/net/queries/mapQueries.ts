import { listMaps } from '#client/net/rest/world/maps.ts';

/** Asked again whenever it is looked at, as everybody changes it by walking. */
export const mapQueries = {
  all: () => ({
    queryKey: ['maps'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listMaps(signal),
    staleTime: 0,
  }),
};
