import { textMessageRoutes, type SandboxBehaviour } from '#shared/contract/channels/textMessages.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';

const textMessages = client(textMessageRoutes);

export type TextMessageFilter = NonNullable<RequestOf<typeof textMessageRoutes.list>['query']['state']>;
export type TextMessageWish = RequestOf<typeof textMessageRoutes.send>['body'];

export type ReceiverQuery = RequestOf<typeof textMessageRoutes.listReceivers>['query'];

const messagesOf = (channelId: number) => ['textMessages', channelId] as const;

/** While something is on its way its state changes by itself. */
const UNDER_WAY_MS = 2000;
const OPEN_STATES: readonly string[] = ['WAITING', 'SENDING', 'SENT'];

/** Text messages of a channel; asked again whenever they are looked at, since colleagues send some, too. */
export const textMessageQueries = {
  receivers: (channelId: number, query: ReceiverQuery) => ({
    queryKey: [...messagesOf(channelId), 'receivers', query] as const,
    queryFn: ({ signal }: Asked) =>
      textMessages.listReceivers({ params: { id: channelId }, query }, { signal }),
    staleTime: 0,
  }),
  list: (channelId: number, state: TextMessageFilter, page: number) => ({
    queryKey: [...messagesOf(channelId), 'list', state, page] as const,
    queryFn: ({ signal }: Asked) =>
      textMessages.list({ params: { id: channelId }, query: { state, page } }, { signal }),
    staleTime: 0,
    refetchInterval: UNDER_WAY_MS,
  }),
  message: (channelId: number, messageId: number) => ({
    queryKey: [...messagesOf(channelId), 'message', messageId] as const,
    queryFn: ({ signal }: Asked) =>
      textMessages.get({ params: { id: channelId, messageId } }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }: { state: { data?: { state: string } | undefined } }) =>
      data && !OPEN_STATES.includes(data.state) ? false : UNDER_WAY_MS,
  }),
  optOut: (channelId: number) => ({
    queryKey: [...messagesOf(channelId), 'optOut'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await textMessages.getOptOut({ params: { id: channelId } }, { signal, quiet: true })).isOptedOut,
  }),
  outbox: () => ({
    queryKey: ['textMessages', 'outbox'] as const,
    queryFn: ({ signal }: Asked) => textMessages.listOutbox(undefined, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: UNDER_WAY_MS,
    retry: false,
  }),
};

/** The refusal is worded beside the message. */
export const useSendTextMessages = mutationHook((channelId: number) => ({
  mutationFn: (body: TextMessageWish) =>
    textMessages.send({ params: { id: channelId }, body }, { quiet: true }),
  renewsAlways: [messagesOf(channelId)],
}));

export const useResendTextMessage = mutationHook((channelId: number) => ({
  mutationFn: (messageId: number) =>
    textMessages.resend({ params: { id: channelId, messageId } }, { quiet: true }),
  renewsAlways: [messagesOf(channelId)],
}));

/** A choice is shown at once. Choices are saved in sequence, so that the last one wins. */
export const useSaveOptOut = mutationHook((channelId: number) => {
  const { queryKey } = textMessageQueries.optOut(channelId);
  return {
    scope: { id: 'textOptOut' },
    mutationFn: async (isOptedOut: boolean) =>
      (await textMessages.saveOptOut({ params: { id: channelId }, body: { isOptedOut } })).isOptedOut,
    onMutate: (isOptedOut) => queryClient.setQueryData<boolean>(queryKey, isOptedOut),
    renewsAfterError: [queryKey],
  };
});

/** How the sandbox in place of a carrier is to fail; production has none to look into. */
export const useSetOutbox = mutationHook({
  mutationFn: (behaviour: SandboxBehaviour) => textMessages.setOutbox({ body: { behaviour } }),
  onSuccess: () => renew([textMessageQueries.outbox().queryKey]),
  onError: () => renew([textMessageQueries.outbox().queryKey]),
});
