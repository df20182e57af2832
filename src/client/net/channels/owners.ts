import { channelRoutes } from '#shared/contract/channels/channels.ts';
import { memberRoutes } from '#shared/contract/channels/members.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { reloadMe } from '#client/net/people/session.ts';

/* Owners of a class, handing it over, closing it. The sections show refusals themselves. */

const channels = client(channelRoutes);
const members = client(memberRoutes);

interface ChannelPlace {
  readonly id: number;
  readonly channelDomain: string;
}

/** The owners of a channel; asked at every look, since the other side answers. */
export const ownerQueries = {
  owners: (id: number) => ({
    queryKey: [...queryKeys.members(id), 'owners'] as const,
    queryFn: ({ signal }: Asked) => members.listOwners({ params: { id } }, { signal }),
    staleTime: 0,
  }),
  /** Staff, of which an owner chooses another. */
  candidates: (id: number) => ({
    queryKey: [...queryKeys.members(id), 'ownerCandidates'] as const,
    queryFn: ({ signal }: Asked) => members.listStaff({ params: { id }, query: {} }, { signal }),
    staleTime: 0,
  }),
  closed: () => ({
    queryKey: [...queryKeys.channels, 'closed'] as const,
    queryFn: async ({ signal }: Asked) => (await channels.listClosed(undefined, { signal })).channelList,
    staleTime: 0,
  }),
};

/** The server's answer is shown; a refused list is asked for again. */
const owned = (id: number) => {
  const { queryKey } = ownerQueries.owners(id);
  return {
    onSuccess: (owners: Awaited<ReturnType<typeof members.listOwners>>) =>
      queryClient.setQueryData(queryKey, owners),
    renewsAfterError: [queryKey],
  };
};

export const useOfferOwnership = mutationHook((id: number) => ({
  mutationFn: (body: { readonly memberId: number; readonly isSecond: boolean }) =>
    members.offerOwnership({ params: { id }, body }, { quiet: true }),
  ...owned(id),
}));

export const useWithdrawOwnership = mutationHook((id: number) => ({
  mutationFn: () => members.withdrawOwnership({ params: { id } }, { quiet: true }),
  ...owned(id),
}));

export const useStepDown = mutationHook((id: number) => ({
  mutationFn: () => members.stepDown({ params: { id } }, { quiet: true }),
  ...owned(id),
}));

/** The answer changes the own role, whether or not it still counted. */
export const useAnswerOwnership = mutationHook(({ id, channelDomain }: ChannelPlace) => ({
  mutationFn: async (answer: 'accept' | 'refuse') => {
    if (answer === 'accept') await members.acceptOwnership({ params: { id } });
    else await members.refuseOwnership({ params: { id } }, { quiet: true });
  },
  reloads: reloadMe,
  onError: () => void reloadMe().catch(() => undefined),
  renewsAlways: [ownerQueries.owners(id).queryKey, queryKeys.channel(channelDomain)],
}));

/** After the view has left the pages of the class, which may not be read any more. */
const left = (channelDomain: string) => ({
  reloads: reloadMe,
  renews: [queryKeys.channels],
  forgets: [queryKeys.channel(channelDomain)],
});

export const useLeaveChannel = mutationHook(({ id, channelDomain }: ChannelPlace) => ({
  mutationFn: () => members.leave({ params: { id } }, { quiet: true }),
  ...left(channelDomain),
}));

/** Closes a class; its name is typed to confirm it. */
export const useCloseChannel = mutationHook(({ id, channelDomain }: ChannelPlace) => ({
  mutationFn: (channelName: string) =>
    channels.close({ params: { id }, body: { channelName } }, { quiet: true }),
  ...left(channelDomain),
}));

/** The view hears of it once the class is among the own ones again. */
export const useReopenChannel = mutationHook({
  mutationFn: (id: number) => channels.reopen({ params: { id } }, { quiet: true }),
  onSuccess: () => Promise.all([reloadMe(), renew([queryKeys.channels])]),
});
