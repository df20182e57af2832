import { sql, type SQL } from 'drizzle-orm';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';

/** SQL expression: those of the reasons that were posted for a user, each once. */
export const postedReasons = (userId: number, reasons: readonly string[]): SQL => sql`array(
  select distinct reason_key from ${ledgerEntries}
  where user_id = ${userId}::int and reason_key in (${sql.join(
    reasons.map((reason) => sql`${reason}`),
    sql`, `,
  )}))`;
