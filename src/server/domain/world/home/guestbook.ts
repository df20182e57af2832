import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { GUESTBOOK_PAGE_SIZE, type GuestbookEntry } from '#shared/contract/world/home.ts';
import { guestbookEntries } from '#server/db/tables/world/home.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { enterHome } from './homeOwner.ts';
import { assertVisitor } from './visitHome.ts';
import type { UserCall } from '#server/domain/call.ts';

interface InHome extends UserCall {
  readonly hostId: number;
}

const isShown = (hostId: number) =>
  and(eq(guestbookEntries.homeUserId, hostId), isNull(guestbookEntries.hiddenAt));

/** One page of a guestbook, newest first, for users who may enter. Throws as `enterHome`. */
export async function listGuestbook(query: InHome & { readonly page: number }): Promise<{
  entryList: GuestbookEntry[];
  pageCount: number;
  totalCount: number;
}> {
  const { deps, hostId, page } = query;
  await enterHome(query);
  const [[counted], rows] = await Promise.all([
    deps.db.select({ total: count() }).from(guestbookEntries).where(isShown(hostId)),
    deps.db
      .select()
      .from(guestbookEntries)
      .where(isShown(hostId))
      .orderBy(desc(guestbookEntries.id))
      .limit(GUESTBOOK_PAGE_SIZE)
      .offset(rowsBefore({ page, first: 1, size: GUESTBOOK_PAGE_SIZE })),
  ]);
  const writers = await userSummaries({ deps, userIds: rows.map(({ writerId }) => writerId) });
  const totalCount = counted?.total ?? 0;
  return {
    entryList: rows.map((row) => toEntry(row, writers.get(row.writerId)?.nickname ?? '')),
    pageCount: pageCountOf(totalCount, GUESTBOOK_PAGE_SIZE),
    totalCount,
  };
}

/** Writes a prepared phrase, once a day. Throws as `enterHome`, VALIDATION_FAIL (the owner) or GUESTBOOK_WRITTEN. */
export async function writeGuestbook(
  request: InHome & { readonly phraseId: number },
): Promise<GuestbookEntry> {
  const { deps, userId, hostId, phraseId } = request;
  assertVisitor(request);
  await enterHome(request);
  const now = deps.clock.now();
  const row = await transaction(deps, async (tx) => {
    const [written] = await tx
      .insert(guestbookEntries)
      .values({ homeUserId: hostId, writerId: userId, phraseId, day: seoulDay(now), writtenAt: now })
      .onConflictDoNothing()
      .returning();
    if (!written)
      throw new AppError('GUESTBOOK_WRITTEN', {
        log: `user ${userId} has written to user ${hostId} today already`,
      });
    await emit(tx, { type: 'guestbook.written', userId: hostId, writerId: userId, phraseId });
    return written;
  });
  const writers = await userSummaries({ deps, userIds: [userId] });
  return toEntry(row, writers.get(userId)?.nickname ?? '');
}

/** Removes an entry of the own guestbook. Throws RESOURCE_NOT_FOUND. */
export async function deleteGuestbookEntry(
  request: UserCall & {
    entryId: number;
  },
): Promise<void> {
  const { deps, userId, entryId } = request;
  const gone = await deps.db
    .update(guestbookEntries)
    .set({ hiddenAt: deps.clock.now() })
    .where(and(eq(guestbookEntries.id, entryId), isShown(userId)))
    .returning({ id: guestbookEntries.id });
  if (gone.length === 0)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no entry ${entryId} in the book of user ${userId}` });
}

function toEntry(row: typeof guestbookEntries.$inferSelect, nickname: string): GuestbookEntry {
  return {
    entryId: row.id,
    writer: { userId: row.writerId, nickname },
    phraseId: row.phraseId,
    writtenAt: row.writtenAt.toISOString(),
  };
}
