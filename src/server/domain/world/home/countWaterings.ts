import { count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { homeWaterings } from '#server/db/tables/world/home.ts';

/** How often visitors have watered a garden; it grows by that. */
export async function countWaterings(db: Database | Transaction, hostId: number): Promise<number> {
  const [row] = await db
    .select({ waterings: count() })
    .from(homeWaterings)
    .where(eq(homeWaterings.homeUserId, hostId));
  return row?.waterings ?? 0;
}
