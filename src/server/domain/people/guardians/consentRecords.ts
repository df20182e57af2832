import { and, countDistinct, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { guardianConsents } from '#server/db/tables/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import { CONSENT_TEXT_VERSION, PROVING_METHODS } from '#shared/contract/people/guardians.ts';
import type { Config } from '#server/platform/config.ts';
import { hashedAddress } from './secrets.ts';

type Connection = Database | Transaction;
type Record = typeof guardianConsents.$inferInsert;

/** Adds a decision to the history, which is never changed. */
export async function recordConsent(
  tx: Transaction,
  {
    config,
    address,
    ...record
  }: Pick<Record, 'userId' | 'action' | 'email' | 'method' | 'createdAt'> &
    Partial<Pick<Record, 'guardianName' | 'chatMode' | 'whisperOn' | 'phoneHash'>> & {
      config: Pick<Config, 'TOKEN_SECRET'>;
      address: string;
    },
): Promise<void> {
  await tx.insert(guardianConsents).values({
    guardianName: '',
    ...record,
    textVersion: CONSENT_TEXT_VERSION,
    addressHash: hashedAddress(config, address),
  });
}

/** The guardian with a valid consent for a child; undefined when there is none. */
export async function guardianOf(db: Connection, userId: number) {
  const [newest] = await db
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.userId, userId), inArray(guardianConsents.action, ['GIVEN', 'WITHDRAWN'])))
    .orderBy(desc(guardianConsents.id))
    .limit(1);
  return newest?.action === 'GIVEN' ? newest : undefined;
}

/**
 * Whether a consenting guardian was distinguished from the child, by a phone or an identity, with the consent or later.
 * One who consented by mail alone stays the guardian, and proves it once before buying.
 */
export async function isProven(
  db: Connection,
  {
    id,
    userId,
    email,
    method,
  }: Pick<typeof guardianConsents.$inferSelect, 'id' | 'userId' | 'email' | 'method'>,
): Promise<boolean> {
  if (isProving(method)) return true;
  const since = and(
    eq(guardianConsents.userId, userId),
    eq(guardianConsents.email, email),
    eq(guardianConsents.action, 'PROVEN'),
    gt(guardianConsents.id, id),
  );
  return (await db.$count(guardianConsents, since)) > 0;
}

const isProving = (method: string): boolean => PROVING_METHODS.some((one) => one === method);

/** Throws GUARDIAN_PROOF_REQUIRED for a paying guardian without such a proof. */
export async function assertProvenPayer(
  db: Connection,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  const consent = await guardianOf(db, userId);
  if (consent?.email === email && (await isProven(db, consent))) return;
  throw new AppError('GUARDIAN_PROOF_REQUIRED', {
    log: `the guardian of user ${userId} has shown neither a phone nor an identity`,
  });
}

/** Mails that have ever answered for a child as its guardian, except this one. */
export async function otherGuardiansOf(
  db: Connection,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: guardianConsents.email })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.userId, userId), ne(guardianConsents.email, email)));
  return rows.map((row) => row.email);
}

/** The number of other children that a phone has consented for. */
export async function otherChildrenOfPhone(
  db: Connection,
  { userId, phoneHash }: { readonly userId: number; readonly phoneHash: string },
): Promise<number> {
  const [row] = await db
    .select({ children: countDistinct(guardianConsents.userId) })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.phoneHash, phoneHash), ne(guardianConsents.userId, userId)));
  return row?.children ?? 0;
}

/** Whether that mail has ever consented for a child; even after a withdrawal its page shows the payments. */
export async function hasEverAgreed(db: Connection, email: string): Promise<boolean> {
  const given = and(eq(guardianConsents.email, email), eq(guardianConsents.action, 'GIVEN'));
  return (await db.$count(guardianConsents, given)) > 0;
}

/** The children that the guardian with that mail has consented for, in the order of their accounts. */
export async function childrenOf(db: Connection, email: string) {
  const newest = db
    .selectDistinctOn([guardianConsents.userId])
    .from(guardianConsents)
    .where(
      and(
        inArray(guardianConsents.action, ['GIVEN', 'WITHDRAWN']),
        inArray(
          guardianConsents.userId,
          db
            .select({ userId: guardianConsents.userId })
            .from(guardianConsents)
            .where(eq(guardianConsents.email, email)),
        ),
      ),
    )
    .orderBy(guardianConsents.userId, desc(guardianConsents.id))
    .as('newest');
  return db
    .select({ userId: newest.userId, consentedAt: newest.createdAt })
    .from(newest)
    .where(and(eq(newest.email, email), sql`${newest.action} = 'GIVEN'`))
    .orderBy(newest.userId);
}
