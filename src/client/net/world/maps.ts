import { WORLD_ID } from '#shared/content/world.ts';
import { mapRoutes } from '#shared/contract/world/maps.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const maps = client(mapRoutes);

export const mapQueries = {
  /** Every map: who is there, and what one has found and run on it. Everybody changes it by walking. */
  all: () => ({
    queryKey: ['maps'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await maps.list({ params: { worldId: WORLD_ID } }, { signal })).placeList,
    staleTime: 0,
  }),
};
