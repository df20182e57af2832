import { and, desc, eq, gt, isNull, max, min, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';

interface OpenSignIn {
  readonly since: Date;
  /** Its tokens were renewed last. */
  readonly lastAt: Date;
}

/** The open sign-ins of an account, the last used first. */
export async function listSignIns(
  db: Database,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<OpenSignIn[]> {
  const lastAt = max(refreshSessions.createdAt);
  const rows = await db
    .select({ since: min(refreshSessions.createdAt), lastAt })
    .from(refreshSessions)
    .where(eq(refreshSessions.userId, userId))
    .groupBy(refreshSessions.familyId)
    .having(
      sql`bool_or(${and(isNull(refreshSessions.revokedAt), isNull(refreshSessions.usedAt), gt(refreshSessions.expiresAt, now))})`,
    )
    .orderBy(desc(lastAt));
  return rows.flatMap((row) => (row.since && row.lastAt ? [{ since: row.since, lastAt: row.lastAt }] : []));
}
