import {
  listReceivers,
  listTextMessages,
  loadOptOut,
  loadOutbox,
  loadTextMessage,
  type TextMessageFilter,
  type ReceiverQuery,
} from '#client/net/rest/channels/textMessages.ts';

type Signal = { readonly signal: AbortSignal };
/** While something is on its way its state changes by itself. */
const UNDER_WAY_MS = 2000;
const OPEN_STATES: readonly string[] = ['WAITING', 'SENDING', 'SENT'];

/** Text messages of a channel; asked again whenever they are looked at, since colleagues send some, too. */
export const textMessageQueries = {
  all: (channelId: number) => ['textMessages', channelId] as const,
  receivers: (channelId: number, query: ReceiverQuery) => ({
    queryKey: ['textMessages', channelId, 'receivers', query] as const,
    queryFn: ({ signal }: Signal) => listReceivers(channelId, query, signal),
    staleTime: 0,
  }),
  list: (channelId: number, state: TextMessageFilter, page: number) => ({
    queryKey: ['textMessages', channelId, 'list', state, page] as const,
    queryFn: ({ signal }: Signal) => listTextMessages(channelId, { state, page }, signal),
    staleTime: 0,
    refetchInterval: UNDER_WAY_MS,
  }),
  message: (channelId: number, messageId: number) => ({
    queryKey: ['textMessages', channelId, 'message', messageId] as const,
    queryFn: ({ signal }: Signal) => loadTextMessage(channelId, messageId, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }: { state: { data?: { state: string } | undefined } }) =>
      data && !OPEN_STATES.includes(data.state) ? false : UNDER_WAY_MS,
  }),
  optOut: (channelId: number) => ({
    queryKey: ['textMessages', channelId, 'optOut'] as const,
    queryFn: ({ signal }: Signal) => loadOptOut(channelId, signal),
  }),
  outbox: () => ({
    queryKey: ['textMessages', 'outbox'] as const,
    queryFn: ({ signal }: Signal) => loadOutbox(signal),
    staleTime: 0,
    refetchInterval: UNDER_WAY_MS,
    retry: false,
  }),
};
