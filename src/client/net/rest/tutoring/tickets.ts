import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { ticketRoutes, type Ticket, type TicketState } from '#shared/contract/tutoring/tickets.ts';
import { rest } from '#client/net/rest/rest.ts';

export type OwnTickets = ResponseOf<typeof ticketRoutes.listOwn>;
export type TicketPage = ResponseOf<typeof ticketRoutes.list>;
export type TicketHistoryPage = ResponseOf<typeof ticketRoutes.listHistories>;
export type IssueWish = RequestOf<typeof ticketRoutes.issue>['body'];
export interface TicketFilter {
  readonly page: number;
  readonly query: string;
  readonly ticketState: TicketState | undefined;
}

const quiet = { quiet: true };

export function listOwnTickets(page: number, signal?: AbortSignal): Promise<OwnTickets> {
  return rest.call(ticketRoutes.listOwn, { query: { page } }, { signal, ...quiet });
}

/** Of the channel whose pages are open. */
export function listTickets(
  channelId: number,
  { ticketState, ...query }: TicketFilter,
  signal?: AbortSignal,
): Promise<TicketPage> {
  const filter = { ...query, ...(ticketState && { ticket_state: ticketState }) };
  return rest.call(ticketRoutes.list, { channelId, query: filter }, { signal, ...quiet });
}

export function listTicketHistories(
  channelId: number,
  page: number,
  ticketId: number | undefined,
  signal?: AbortSignal,
): Promise<TicketHistoryPage> {
  const query = { page, ...(ticketId !== undefined && { ticket_id: ticketId }) };
  return rest.call(ticketRoutes.listHistories, { channelId, query }, { signal, ...quiet });
}

export async function issueTickets(channelId: number, body: IssueWish): Promise<number> {
  return (await rest.call(ticketRoutes.issue, { channelId, body }, quiet)).ticketIdList.length;
}

/** Quiet: the dialog says what is wrong. */
export function saveTicketContent(
  channelId: number,
  ticketId: number,
  body: RequestOf<typeof ticketRoutes.saveContent>['body'],
): Promise<Ticket> {
  return rest.call(ticketRoutes.saveContent, { channelId, params: { ticketId }, body }, quiet);
}
