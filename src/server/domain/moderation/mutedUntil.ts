import { and, eq, gt, max, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { chatSanctions } from '#server/db/tables/moderation.ts';
import type { Deps } from '../deps.ts';

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

/** Until when staff has muted a user, or null. */
export async function mutedUntil(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
}): Promise<Date | null> {
  const { deps, userId } = input;
  const [row] = await lastMute(deps.db).execute({ userId, now: deps.clock.now() });
  return row?.until ?? null;
}
