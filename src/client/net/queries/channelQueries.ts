import {
  findChannelByCode,
  listOwnChannels,
  listSubChannels,
  loadChannel,
  loadChannelCode,
  loadChannelEntity,
  loadClassInfo,
  loadOwnMember,
} from '#client/net/rest/channels/channels.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Channels as their own pages see them. */
export const channelQueries = {
  /** Whoever was let in or made a manager meanwhile sees it at the next look. */
  byDomain: (channelDomain: string) => ({
    queryKey: ['channel', channelDomain] as const,
    queryFn: ({ signal }: Asked) => loadChannel(channelDomain, signal),
    staleTime: 0,
  }),
  byCode: (channelCode: string) => ({
    queryKey: ['channelByCode', channelCode] as const,
    queryFn: ({ signal }: Asked) => findChannelByCode(channelCode, signal),
    staleTime: 0,
  }),
  own: () => ({
    queryKey: ['channels', 'own'] as const,
    queryFn: ({ signal }: Asked) => listOwnChannels(signal),
    staleTime: 0,
  }),
  entity: (channelId: number) => ({
    queryKey: ['channel', channelId, 'entity'] as const,
    queryFn: ({ signal }: Asked) => loadChannelEntity(channelId, signal),
    staleTime: 0,
  }),
  subChannels: (channelId: number) => ({
    queryKey: ['channel', channelId, 'below'] as const,
    queryFn: ({ signal }: Asked) => listSubChannels(channelId, signal),
  }),
  ownMember: (channelId: number) => ({
    queryKey: ['channel', channelId, 'me'] as const,
    queryFn: ({ signal }: Asked) => loadOwnMember(channelId, signal),
    staleTime: 0,
  }),
  classInfo: (channelId: number, courseClassId: number | null = null) => ({
    queryKey: ['channel', channelId, 'classInfo', courseClassId] as const,
    queryFn: ({ signal }: Asked) => loadClassInfo(channelId, courseClassId, signal),
    staleTime: 0,
  }),
  code: (channelId: number) => ({
    queryKey: ['channel', channelId, 'code'] as const,
    queryFn: ({ signal }: Asked) => loadChannelCode(channelId, signal),
  }),
};
