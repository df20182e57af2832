import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { chatSanctions } from '#server/db/tables/people/moderation.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit } from '#server/domain/transaction.ts';

const lastMute = prepared((db) =>
  db
    .select({ until: max(chatSanctions.mutedUntil) })
    .from(chatSanctions)
    .where(
      and(
        eq(chatSanctions.userId, sql.placeholder('userId')),
        gt(chatSanctions.mutedUntil, sql.placeholder('now')),
      ),
    )
    .prepare('last_mute'),
);

/** The end of a user's mute by staff, or null. */
export async function mutedUntil(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
}): Promise<Date | null> {
  const { deps, userId } = input;
  const [row] = await lastMute(deps.db).execute({ userId, now: deps.clock.now() });
  return row?.until ?? null;
}

/** Warnings and mutes of users, the last first. */
export async function listSanctions(db: Database, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(chatSanctions)
    .where(inArray(chatSanctions.userId, [...userIds]))
    .orderBy(desc(chatSanctions.id));
}

/** Warns or mutes a user, in the transaction that decides it. */
export async function giveSanction(input: {
  tx: Transaction;
  userId: number;
  kind: 'WARN' | 'MUTE';
  mutedUntil: Date | null;
  reportId: number;
  givenBy: number;
  createdAt: Date;
}): Promise<void> {
  const { tx, ...sanction } = input;
  await tx.insert(chatSanctions).values(sanction);
  await emit(tx, { type: 'chatRights.changed', userId: input.userId });
}
