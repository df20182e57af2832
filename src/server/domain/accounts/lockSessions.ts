import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';

/**
 * Waits until nobody else changes the sessions of a user, found by id or by a subquery for it; their row in `users`
 * is the lock. Without it a sign-out would miss the refresh id that a running refresh is about to add.
 */
export async function lockSessions(tx: Transaction, userId: number | SQL): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.id;
}
