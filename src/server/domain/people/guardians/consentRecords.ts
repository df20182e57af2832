import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { guardianConsents } from '#server/db/tables/people/guardians.ts';
import { CONSENT_TEXT_VERSION } from '#shared/contract/people/guardians.ts';
import type { Config } from '#server/platform/config.ts';
import { hashedAddress } from './secrets.ts';

type Connection = Database | Transaction;
type Record = typeof guardianConsents.$inferInsert;

/** Adds to the history of who decided what; nothing in it is ever changed. */
export async function recordConsent(
  tx: Transaction,
  {
    config,
    address,
    ...record
  }: Pick<Record, 'userId' | 'action' | 'email' | 'method' | 'createdAt'> &
    Partial<Pick<Record, 'guardianName' | 'chatMode' | 'whisperOn'>> & {
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

/** Whoever agreed for a child and has not taken it back; undefined when nobody has. */
export async function guardianOf(db: Connection, userId: number) {
  const [newest] = await db
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.userId, userId), inArray(guardianConsents.action, ['GIVEN', 'WITHDRAWN'])))
    .orderBy(desc(guardianConsents.id))
    .limit(1);
  return newest?.action === 'GIVEN' ? newest : undefined;
}

/** Whether anybody with that mail has ever agreed for a child; taken back, its page still shows what was paid. */
export async function hasEverAgreed(db: Connection, email: string): Promise<boolean> {
  const given = and(eq(guardianConsents.email, email), eq(guardianConsents.action, 'GIVEN'));
  return (await db.$count(guardianConsents, given)) > 0;
}

/** The children for whom somebody with that mail has agreed, in the order of their accounts. */
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
