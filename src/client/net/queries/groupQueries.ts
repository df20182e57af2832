import { listGroups, listTags } from '#client/net/rest/channels/groups.ts';

type Asked = { readonly signal: AbortSignal };

/** By what members are told apart, for filters too. The keys lie below those of the members. */
export const groupQueries = {
  groups: (channelId: number) => ({
    queryKey: ['members', channelId, 'groups'] as const,
    queryFn: ({ signal }: Asked) => listGroups(channelId, signal),
    staleTime: 0,
  }),
  tags: (channelId: number) => ({
    queryKey: ['members', channelId, 'tags'] as const,
    queryFn: ({ signal }: Asked) => listTags(channelId, signal),
    staleTime: 0,
  }),
};
