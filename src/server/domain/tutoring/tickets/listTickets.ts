import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import {
  TICKETS_PER_PAGE,
  type OwnTicket,
  type Ticket,
  type TicketHistory,
  type TicketState,
} from '#shared/contract/tutoring/tickets.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { ticketHistories, tickets } from '#server/db/tables/tutoring/tickets.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { channelNames, listMemberNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames, readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { AppError } from '#server/platform/appError.ts';
import { stateAt, type TicketRow } from './ticketRows.ts';
import type { UserCall } from '#server/domain/call.ts';

/** Members of one name whose tickets are looked through. */
const MOST_NAMESAKES = 200;

/** The tickets that managers of a channel see: those that it gave or sold. */
const ofChannel = (channelId: number): SQL => eq(tickets.channelId, channelId);

/** Tickets in a state at a moment. */
function inState(state: TicketState, now: Date): SQL | undefined {
  const isOver = sql`${tickets.expiresAt} <= ${now}`;
  const isStored = eq(tickets.ticketState, state);
  if (state === 'AVAILABLE') return and(isStored, sql`not ${isOver}`);
  if (state === 'EXPIRED') return or(isStored, and(eq(tickets.ticketState, 'AVAILABLE'), isOver));
  return isStored;
}

/** One page of the tickets of a channel, the newest first. */
export async function listTickets(query: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly page: number;
  readonly query: string;
  readonly ticketState?: TicketState | undefined;
}) {
  const { deps, channelId, page, query: search, ticketState } = query;
  const { db } = deps;
  const named =
    search === ''
      ? undefined
      : (await listMemberRows(db, { channelId, list: 'all', search, limit: MOST_NAMESAKES })).map(
          ({ userId }) => userId,
        );
  const chosen = and(
    ofChannel(channelId),
    named && inArray(tickets.userId, named),
    ticketState && inState(ticketState, deps.clock.now()),
  );
  const [totalCount, rows] = await Promise.all([
    db.$count(tickets, chosen),
    db
      .select()
      .from(tickets)
      .where(chosen)
      .orderBy(desc(tickets.id))
      .limit(TICKETS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: TICKETS_PER_PAGE })),
  ]);
  return {
    ticketList: await describeTickets(deps, channelId, rows),
    pageCount: pageCountOf(totalCount, TICKETS_PER_PAGE),
    totalCount,
  };
}

/** Tickets as staff sees them. */
export async function describeTickets(
  deps: Deps,
  channelId: number,
  rows: readonly TicketRow[],
): Promise<Ticket[]> {
  const userIds = rows.map(({ userId }) => userId);
  const nameOf = await namesOf(deps.db, userIds, channelId);
  return rows.map((row) => ({
    ...shownTicket(row, deps.clock.now()),
    user: { userId: row.userId, nickname: nameOf(row.userId) },
    contentTitle: row.contentTitle,
  }));
}

/** One page of the history of a channel's tickets, or of one of them. Throws IS_NOT_CHANNEL_CONTENT. */
export async function listHistories(query: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly page: number;
  readonly ticketId?: number | undefined;
}) {
  const { deps, channelId, page, ticketId } = query;
  const { db } = deps;
  if (ticketId !== undefined) await findTicket(db, { channelId, ticketId });
  const ids = db.select({ id: tickets.id }).from(tickets).where(ofChannel(channelId));
  return pageOfHistories(
    db,
    ticketId === undefined ? inArray(ticketHistories.ticketId, ids) : eq(ticketHistories.ticketId, ticketId),
    page,
  );
}

/** A ticket that the managers of a channel see. Throws IS_NOT_CHANNEL_CONTENT. */
export async function findTicket(
  db: Database | Transaction,
  { channelId, ticketId }: { readonly channelId: number; readonly ticketId: number },
): Promise<TicketRow> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), ofChannel(channelId)));
  if (!row)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `ticket ${ticketId} is none of channel ${channelId}`,
    });
  return row;
}

export function countOwnTickets({
  deps,
  userId,
  ticketState,
}: UserCall & { readonly ticketState: TicketState }): Promise<number> {
  return deps.db.$count(tickets, and(eq(tickets.userId, userId), inState(ticketState, deps.clock.now())));
}

/** Own valid or booked tickets, the earliest end first, and a page of the history of all. */
export async function listOwnTickets({ deps, userId, page }: UserCall & { readonly page: number }) {
  const { db } = deps;
  const now = deps.clock.now();
  const [user, rows, histories] = await Promise.all([
    readUser({ db, userId }),
    db
      .select()
      .from(tickets)
      .where(
        and(eq(tickets.userId, userId), or(inState('AVAILABLE', now), eq(tickets.ticketState, 'RESERVED'))),
      )
      .orderBy(asc(tickets.expiresAt), asc(tickets.id)),
    pageOfHistories(db, eq(ticketHistories.userId, userId), page),
  ]);
  const names = await channelNames(
    db,
    rows.map(({ channelId }) => channelId),
  );
  return {
    ticketList: rows.map((row) => ({
      ...shownTicket(row, now),
      channelName: names.get(row.channelId) ?? '',
    })),
    mayBuy: !needsConsentByAge(user, now),
    ...histories,
  };
}

const shownTicket = (row: TicketRow, now: Date): Omit<OwnTicket, 'channelName'> => ({
  ticketId: row.id,
  ticketState: stateAt(row, now),
  channelId: row.channelId,
  isForEveryTeacher: row.isForEveryTeacher,
  contentType: row.contentType,
  contentId: row.contentId,
  paymentProductId: row.paymentProductId,
  isBought: row.paymentId !== null,
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

async function pageOfHistories(db: Database, chosen: SQL, page: number, channelId?: number) {
  const [totalCount, rows] = await Promise.all([
    db.$count(ticketHistories, chosen),
    db
      .select()
      .from(ticketHistories)
      .where(chosen)
      .orderBy(desc(ticketHistories.id))
      .limit(TICKETS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: TICKETS_PER_PAGE })),
  ]);
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ userId, byUserId }) => (byUserId === null ? userId : [userId, byUserId])),
    channelId,
  );
  return {
    ticketHistoryList: rows.map(
      ({ id, ticketId, ticketState, userId, byUserId, reason, at }): TicketHistory => ({
        ticketHistoryId: id,
        ticketId,
        ticketState,
        reason,
        nickname: nameOf(userId),
        byNickname: byUserId === null ? '' : nameOf(byUserId),
        at: at.toISOString(),
      }),
    ),
    pageCount: pageCountOf(totalCount, TICKETS_PER_PAGE),
    totalCount,
  };
}

/** Names in a channel, or those of the accounts; empty for who is gone. */
async function namesOf(
  db: Database,
  userIds: readonly number[],
  channelId?: number,
): Promise<(userId: number) => string> {
  const ids = [...new Set(userIds)];
  const [accounts, members] = await Promise.all([
    ids.length === 0 ? [] : listNames({ db, userIds: ids }),
    channelId === undefined ? [] : listMemberNames({ db, channelId, userIds: ids }),
  ]);
  const byId = new Map([...accounts, ...members].map(({ userId, nickname }) => [userId, nickname]));
  return (userId) => byId.get(userId) ?? '';
}

/** Maps a ticket id to the content of its lesson. */
export async function contentsOfTickets(
  db: Database | Transaction,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<TicketRow, 'contentType' | 'contentId' | 'contentTitle'>>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: tickets.id,
      contentType: tickets.contentType,
      contentId: tickets.contentId,
      contentTitle: tickets.contentTitle,
    })
    .from(tickets)
    .where(inArray(tickets.id, [...ticketIds]));
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}
