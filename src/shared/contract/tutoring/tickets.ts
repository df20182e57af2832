import { z } from 'zod';
import { countSchema, idSchema, lookupText, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const TICKET_STATES = ['AVAILABLE', 'RESERVED', 'USED', 'EXPIRED', 'REFUNDED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];
export const TICKET_CONTENT_TYPES = ['COURSE_CLASS', 'COURSE'] as const;
export const TICKETS_PER_PAGE = 20;
export const MOST_TICKETS_AT_ONCE = 48;

const shownTicketSchema = z.object({
  ticketId: idSchema,
  ticketState: z.enum(TICKET_STATES),
  /** The channel that gave or sold it. */
  channelId: idSchema,
  /** Valid with the teachers of every class; otherwise in `channelId` alone. */
  isForEveryTeacher: z.boolean(),
  contentType: z.enum(TICKET_CONTENT_TYPES).nullable(),
  contentId: idSchema.nullable(),
  paymentProductId: idSchema.nullable(),
  /** Bought, not given by staff. */
  isBought: z.boolean(),
  issuedAt: timestampSchema,
  expiresAt: timestampSchema,
});
const ownTicketSchema = shownTicketSchema.extend({ channelName: z.string() });
export type OwnTicket = z.infer<typeof ownTicketSchema>;

/** A ticket as staff sees it. */
export const ticketSchema = shownTicketSchema.extend({
  user: z.object({ userId: idSchema, nickname: z.string() }),
  contentTitle: z.string(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const ticketHistorySchema = z.object({
  ticketHistoryId: idSchema,
  ticketId: idSchema,
  ticketState: z.enum(TICKET_STATES),
  nickname: z.string(),
  /** Empty for the clock and for payments. */
  byNickname: z.string(),
  reason: z.string(),
  at: timestampSchema,
});
export type TicketHistory = z.infer<typeof ticketHistorySchema>;

export const issueTicketsBodySchema = z.object({
  targetUserId: idSchema,
  /** Gives the tickets of that product; without one `quantity` is their number. */
  paymentProductId: idSchema.optional(),
  quantity: z
    .int('수업권 수를 다시 적어 주세요.')
    .min(1, '1장부터 줄 수 있어요.')
    .max(MOST_TICKETS_AT_ONCE, `한 번에 ${MOST_TICKETS_AT_ONCE}장까지 줄 수 있어요.`)
    .default(1),
  reason: typedText(100, '이유를 입력해 주세요.').default('선생님이 드렸어요'),
});
export type IssueTicketsBody = z.output<typeof issueTicketsBodySchema>;

const manager = { channelRole: 'manager' } as const;

export const ticketRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/auth/tickets',
    access: manager,
    summary: 'Tickets of the members of the channel, the newest first, by name of the member.',
    query: z.object({
      page: pageFromOne,
      query: lookupText(40).default(''),
      ticket_state: z.enum(TICKET_STATES).optional(),
    }),
    response: z.object({ ticketList: z.array(ticketSchema), ...pageCountFields }),
  }),
  listHistories: defineRoute({
    method: 'GET',
    path: '/channel/v1/auth/tickets/histories',
    access: manager,
    summary: 'What became of the tickets of the channel, or of one of them, the newest first.',
    query: z.object({ page: pageFromOne, ticket_id: idSchema.optional() }),
    response: z.object({ ticketHistoryList: z.array(ticketHistorySchema), ...pageCountFields }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  issue: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/tickets',
    access: manager,
    summary: 'Give tickets to a member; they are good in this channel.',
    body: issueTicketsBodySchema,
    response: z.object({ ticketIdList: z.array(idSchema) }),
    status: 201,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_FOUND_PRODUCT'],
    perMinute: 60,
  }),
  saveContent: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/tickets/:ticketId/contents',
    access: manager,
    summary: 'Say what the lesson of a ticket is about.',
    params: z.object({ ticketId: idSchema }),
    body: z.object({ contentId: idSchema, contentType: z.enum(TICKET_CONTENT_TYPES) }),
    response: ticketSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT', 'RESOURCE_NOT_FOUND'],
  }),
  count: defineRoute({
    method: 'GET',
    path: '/game/v1/users/tickets/counts',
    access: 'signedIn',
    summary: 'How many own tickets are in a state.',
    withoutPage: '`tickets.listOwn` brings every ticket that is good.',
    query: z.object({ ticket_state: z.enum(TICKET_STATES).default('AVAILABLE') }),
    response: z.object({ ticketState: z.enum(TICKET_STATES), count: countSchema }),
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: '/game/v1/users/tickets',
    access: 'signedIn',
    summary:
      'The own tickets that are good or booked, those that end first before others, and what became of all.',
    query: z.object({ page: pageFromOne }),
    response: z.object({
      ticketList: z.array(ownTicketSchema),
      ticketHistoryList: z.array(ticketHistorySchema),
      /** The user is old enough to buy; children ask their guardians. */
      mayBuy: z.boolean(),
      ...pageCountFields,
    }),
  }),
};
