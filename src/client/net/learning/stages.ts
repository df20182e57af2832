import { stageRoutes } from '#shared/contract/learning/stageRoutes.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const stages = client(stageRoutes);
type StagesOfRoad = Awaited<ReturnType<typeof stages.list>>;

export const stageQueries = {
  /** The stages of the channel along their road. */
  list: (channelId: number) => ({
    queryKey: [...queryKeys.learning, 'stages', channelId] as const,
    queryFn: ({ signal }: Asked) => stages.list({ channelId }, { signal }),
    select: ({ stageList }: StagesOfRoad) => stageList,
  }),
  /** The same answer with the gifts for stars. */
  road: (channelId: number) => ({
    queryKey: [...queryKeys.learning, 'stages', channelId] as const,
    queryFn: ({ signal }: Asked) => stages.list({ channelId }, { signal }),
  }),
  /** Stages that staff of the channel made; pages are numbered from 1. */
  library: (channelId: number, page: number) => ({
    queryKey: [...queryKeys.learning, 'shelf', channelId, page] as const,
    queryFn: ({ signal }: Asked) => stages.listShelf({ channelId, query: { page } }, { signal }),
  }),
  /** How friends solved a stage, on the seed that the page shows. */
  ghosts: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'ghosts', channelId, problemId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await stages.listGhosts({ channelId, params: { problemId } }, { signal })).ghostList,
  }),
};
