import type { RequestOf } from '#shared/contract/route.ts';
import { ticketRoutes, type TicketState } from '#shared/contract/tutoring/tickets.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const tickets = client(ticketRoutes);

export interface TicketFilter {
  readonly page: number;
  readonly query: string;
  readonly ticketState: TicketState | undefined;
}

export const ticketQueries = {
  own: (page: number) => ({
    queryKey: [...queryKeys.tutoring, 'tickets', 'own', page] as const,
    queryFn: ({ signal }: Asked) => tickets.listOwn({ query: { page } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  list: (channelId: number, { ticketState, ...filter }: TicketFilter) => ({
    queryKey: [...queryKeys.tutoring, 'tickets', channelId, { ...filter, ticketState }] as const,
    queryFn: ({ signal }: Asked) => {
      const query = { ...filter, ...(ticketState && { ticket_state: ticketState }) };
      return tickets.list({ channelId, query }, { signal, quiet: true });
    },
    staleTime: 0,
  }),
  histories: (channelId: number, page: number, ticketId: number | undefined) => ({
    queryKey: [...queryKeys.tutoring, 'histories', channelId, page, ticketId] as const,
    queryFn: ({ signal }: Asked) => {
      const query = { page, ...(ticketId !== undefined && { ticket_id: ticketId }) };
      return tickets.listHistories({ channelId, query }, { signal, quiet: true });
    },
    staleTime: 0,
  }),
};

/** Resolves to how many were issued. */
export const useIssueTickets = mutationHook((channelId: number) => ({
  mutationFn: async (body: RequestOf<typeof ticketRoutes.issue>['body']) =>
    (await tickets.issue({ channelId, body }, { quiet: true })).ticketIdList.length,
  renewsAlways: [queryKeys.tutoring],
}));

/** Says what the lesson of a ticket is about. The refusal is worded in the dialog. */
export const useSaveTicketContent = mutationHook(
  ({ channelId, ticketId }: { readonly channelId: number; readonly ticketId: number }) => ({
    mutationFn: (body: RequestOf<typeof ticketRoutes.saveContent>['body']) =>
      tickets.saveContent({ channelId, params: { ticketId }, body }, { quiet: true }),
    renewsAlways: [queryKeys.tutoring],
  }),
);
