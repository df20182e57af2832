import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelAccounts } from '#server/db/tables/channels/channelAccounts.ts';

type Connection = Database | Transaction;

/** The users among these whose accounts were made by staff of the channel. */
export async function madeAccountIds(
  db: Connection,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: channelAccounts.userId })
    .from(channelAccounts)
    .where(and(eq(channelAccounts.channelId, channelId), inArray(channelAccounts.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}

/** Accounts that a channel made, the newest first, before a user's id. */
export function readAccountRows(
  db: Connection,
  {
    channelId,
    before,
    limit,
  }: { readonly channelId: number; readonly before?: number | undefined; readonly limit: number },
) {
  return db
    .select()
    .from(channelAccounts)
    .where(
      and(
        eq(channelAccounts.channelId, channelId),
        before === undefined ? undefined : lt(channelAccounts.userId, before),
      ),
    )
    .orderBy(desc(channelAccounts.userId))
    .limit(limit);
}

/** Records that the channel made accounts. */
export async function saveMadeAccounts(
  tx: Transaction,
  rows: readonly (typeof channelAccounts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(channelAccounts).values([...rows]);
}

/** Records that cards with new passwords were made. */
export async function recordIssuedPasswords(
  tx: Transaction,
  { userIds, at }: { readonly userIds: readonly number[]; readonly at: Date },
): Promise<void> {
  await tx
    .update(channelAccounts)
    .set({ passwordIssuedAt: sql`${at.toISOString()}::timestamptz` })
    .where(inArray(channelAccounts.userId, [...userIds]));
}
