import { channelCodeRoutes } from '#shared/contract/channels/channelCodes.ts';
import type { ChannelMemberBody } from '#shared/contract/channels/channelFields.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { joinById } from './channels.ts';

const channelCodes = client(channelCodeRoutes);

/** How somebody comes to know of a channel: by its address, or by its code. */
export type Invitation = { readonly channelId: number } | { readonly channelCode: string };

export const channelCodeQueries = {
  /** The channel that a code leads to. */
  find: (channelCode: string) => ({
    queryKey: ['channelByCode', channelCode] as const,
    queryFn: ({ signal }: Asked) => channelCodes.find({ params: { channelCode } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  get: (channelId: number) => ({
    queryKey: [...queryKeys.channelOf(channelId), 'code'] as const,
    queryFn: ({ signal }: Asked) => channelCodes.get({ channelId }, { signal }),
  }),
};

/** Joins at once or asks to, as the channel's joinMethod says. */
export const joinChannel = (body: ChannelMemberBody, invitation: Invitation) =>
  'channelCode' in invitation
    ? channelCodes.join({ params: invitation, body })
    : joinById(invitation.channelId, body);

/** An empty code asks for a new one. */
export const useSaveChannelCode = mutationHook((channelId: number) => ({
  mutationFn: (channelCode: string) => channelCodes.save({ channelId, body: { channelCode } }),
  onSuccess: (saved) => queryClient.setQueryData(channelCodeQueries.get(channelId).queryKey, saved),
}));
