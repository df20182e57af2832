import type { AuditAction } from '#shared/contract/channels/audit.ts';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/tables/people/moderation.ts';
import type { Deps } from '#server/domain/deps.ts';

/** Three years: for that time it may be asked which staff admitted a member or looked at a number. */
const AUDIT_DAYS = 3 * 365;
const DAY_MS = 24 * 60 * 60_000;

export interface AuditRow {
  readonly actorId: number;
  readonly channelId: number;
  readonly action: AuditAction;
  /** 0 when it concerns the whole channel. */
  readonly targetUserId: number;
  readonly details: Record<string, string | number | boolean | null>;
}

/** Writes a row about an action of staff, in the transaction of the action. */
export async function writeAudit({ tx, ...row }: AuditRow & { readonly tx: Transaction }): Promise<void> {
  await writeAuditRows(tx, [row]);
}

/** The same for several at once. */
export async function writeAuditRows(tx: Transaction, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(auditEntries).values([...rows]);
}

/** Rows of a channel, or of or on a user in all of them, the last first, before an id. */
export function readAuditRows(
  db: Database,
  {
    channelId,
    userId,
    before,
    limit,
  }: {
    readonly channelId?: number | undefined;
    readonly userId?: number | undefined;
    readonly before?: number | undefined;
    readonly limit: number;
  },
) {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        channelId === undefined ? undefined : eq(auditEntries.channelId, channelId),
        userId === undefined
          ? undefined
          : or(eq(auditEntries.actorId, userId), eq(auditEntries.targetUserId, userId)),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

/** Removes old actions of staff. */
export async function purgeAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - AUDIT_DAYS * DAY_MS);
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, oldest));
}
