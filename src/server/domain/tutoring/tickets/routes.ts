import type { ticketRoutes } from '#shared/contract/tutoring/tickets.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { countOwnTickets, listHistories, listOwnTickets, listTickets } from './listTickets.ts';
import { issueTickets, saveTicketContent } from './manageTickets.ts';

export const ticketHandlers: Handlers<typeof ticketRoutes> = {
  list: (call) => {
    const { ticket_state: ticketState, ...query } = call.query;
    return listTickets({ ...channelScope(call), ...query, ticketState });
  },
  listHistories: (call) => {
    const { page, ticket_id: ticketId } = call.query;
    return listHistories({ ...channelScope(call), page, ticketId });
  },
  issue: ({ deps, userId, channel, body }) => issueTickets({ deps, userId, channel, body }),
  saveContent: ({ deps, userId, channel, params, body }) =>
    saveTicketContent({ deps, userId, channel, ...params, ...body }),
  count: async ({ deps, userId, query }) => ({
    ticketState: query.ticket_state,
    count: await countOwnTickets({ deps, userId, ticketState: query.ticket_state }),
  }),
  listOwn: ({ deps, userId, query }) => listOwnTickets({ deps, userId, ...query }),
};
