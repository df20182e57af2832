import type {
  ChannelMemberBody,
  OwnMemberBody,
  VisibleState,
} from '#shared/contract/channels/channelFields.ts';
import {
  channelRoutes,
  type ChannelEntity,
  type CreateChannelBody,
  type SaveChannelBody,
} from '#shared/contract/channels/channels.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { reloadMe } from '#client/net/people/session.ts';

const channels = client(channelRoutes);

/** Channels as their own pages see them. */
export const channelQueries = {
  /** With the caller's roles: who was let in or made a manager meanwhile sees it at the next look. */
  byDomain: (channelDomain: string) => ({
    queryKey: queryKeys.channel(channelDomain),
    queryFn: ({ signal }: Asked) => channels.getByDomain({ params: { channelDomain } }, { signal }),
    staleTime: 0,
  }),
  own: () => ({
    queryKey: [...queryKeys.channels, 'own'] as const,
    queryFn: ({ signal }: Asked) => channels.listOwn(undefined, { signal }),
    staleTime: 0,
  }),
  entity: (id: number) => ({
    queryKey: [...queryKeys.channelOf(id), 'entity'] as const,
    queryFn: ({ signal }: Asked) => channels.get({ params: { id } }, { signal }),
    staleTime: 0,
  }),
  subChannels: (id: number) => ({
    queryKey: [...queryKeys.channelOf(id), 'below'] as const,
    queryFn: ({ signal }: Asked) => channels.listSubChannels({ params: { id } }, { signal }),
  }),
  ownMember: (id: number) => ({
    queryKey: [...queryKeys.channelOf(id), 'me'] as const,
    queryFn: ({ signal }: Asked) => channels.getOwnMember({ params: { id } }, { signal }),
    staleTime: 0,
  }),
};

/** Reads a channel again, after the own roles or the channel itself changed. */
export const renewChannel = (channelDomain: string) => renew([queryKeys.channel(channelDomain)]);

export const joinById = (id: number, body: ChannelMemberBody) => channels.join({ params: { id }, body });

/** After joining: the own classes, and the channel as a member sees it. */
export async function renewJoined(channelDomain: string): Promise<void> {
  await Promise.all([reloadMe(), renew([queryKeys.channels])]);
  queryClient.removeQueries({ queryKey: queryKeys.channel(channelDomain) });
}

/** Refusals of the form are told in it. The view hears of it once the new class is among the own ones. */
export const useCreateChannel = mutationHook({
  mutationFn: (body: CreateChannelBody) => channels.create({ body }),
  onSuccess: () => Promise.all([reloadMe(), renew([queryKeys.channels])]),
});

export const useSaveChannel = mutationHook((id: number) => ({
  mutationFn: (body: SaveChannelBody) => channels.save({ params: { id }, body }),
  onSuccess: (saved) => queryClient.setQueryData(channelQueries.entity(id).queryKey, saved),
  renews: [queryKeys.channels],
  reloads: reloadMe,
}));

/** A choice is shown at once. Choices are saved in sequence, so that the last one wins. */
export const useSaveVisibleState = mutationHook((id: number) => {
  const { queryKey } = channelQueries.entity(id);
  return {
    scope: { id: 'visibleState' },
    mutationFn: (dolphinVisibleState: VisibleState) =>
      channels.saveVisibleState({ params: { id }, body: { dolphinVisibleState } }),
    onMutate: (dolphinVisibleState) =>
      queryClient.setQueryData<ChannelEntity>(
        queryKey,
        (entity) => entity && { ...entity, info: { ...entity.info, dolphinVisibleState } },
      ),
    renewsAfterError: [queryKey],
  };
});

/** Saves how one appears in the channel. */
export const saveOwnMember = (id: number, body: OwnMemberBody) =>
  channels.saveProfile({ params: { id }, body });

/** The view hears of it once the own name is the new one everywhere. */
export const useSaveOwnMember = mutationHook((id: number) => ({
  mutationFn: (body: OwnMemberBody) => saveOwnMember(id, body),
  renews: [channelQueries.ownMember(id).queryKey, queryKeys.channels],
  reloads: reloadMe,
}));
