import { WORLD_ID } from '#shared/content/world.ts';
import { levelRoutes } from '#shared/contract/world/levels.ts';
import { titleRoutes } from '#shared/contract/world/titles.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const levels = client(levelRoutes);
const titles = client(titleRoutes);

export const titleQueries = {
  list: () => ({
    queryKey: [...queryKeys.titles, 'list'] as const,
    queryFn: ({ signal }: Asked) => titles.list(undefined, { signal }),
  }),
};

/** The things that each level opens: the same for everybody until there is another version. */
export const levelQueries = {
  list: () => ({
    queryKey: ['levels'] as const,
    queryFn: ({ signal }: Asked) => levels.list({ params: { worldId: WORLD_ID } }, { signal }),
    staleTime: Infinity,
  }),
};

/** 0 takes the title off. */
export const useWearTitle = mutationHook({
  mutationFn: (titleId: number) => titles.wear({ body: { titleId } }),
  renews: [queryKeys.titles],
});
