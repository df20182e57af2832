import { and, asc, eq, exists, ne, sql, type Placeholder } from 'drizzle-orm';
import type { EngineeringPlan, UserState } from '#shared/contract/people/accounts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';

const isHeld = ne(subscriptions.state, 'ENDED');

/** Whether a user has a plan now: a paid one, a cancelled one that is not over, or one whose renewal is tried again. */
export async function holdsPlan(
  db: Database | Transaction,
  { userId, plan }: { readonly userId: number; readonly plan: EngineeringPlan },
): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.planCode, plan), isHeld))
    .limit(1);
  return rows.length > 0;
}

/** The same as a part of another statement. */
export const planHolds = (db: Database | Transaction, userId: number | Placeholder, plan: EngineeringPlan) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), eq(subscriptions.planCode, plan), isHeld)),
  );

/** The plans that a user pays for. */
export async function listPlans(
  db: Database | Transaction,
  userId: number,
): Promise<UserState['subscriptionList']> {
  const rows = await db
    .select({ engCodeName: subscriptions.planCode, paidUntil: subscriptions.paidUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isHeld))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ engCodeName, paidUntil }) => ({ engCodeName, expiresAt: paidUntil.toISOString() }));
}
