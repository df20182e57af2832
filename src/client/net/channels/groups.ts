import { groupRoutes } from '#shared/contract/channels/groups.ts';
import { tagRoutes } from '#shared/contract/channels/tags.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const groups = client(groupRoutes);
const tags = client(tagRoutes);

/** Groups and tags of members, also for filters. Their keys lie below the key of the members. */
export const groupQueries = {
  groups: (id: number) => ({
    queryKey: [...queryKeys.members(id), 'groups'] as const,
    queryFn: async ({ signal }: Asked) => (await groups.list({ params: { id } }, { signal })).groupList,
    staleTime: 0,
  }),
  tags: (id: number) => ({
    queryKey: [...queryKeys.members(id), 'tags'] as const,
    queryFn: async ({ signal }: Asked) => (await tags.list({ params: { id } }, { signal })).tagList,
    staleTime: 0,
  }),
};
