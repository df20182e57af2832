import { createHmac } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { IdentityState } from '#shared/contract/people/identity.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { identityVerifications } from '#server/db/tables/people/identity.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/domain/deps.ts';

type Connection = Database | Transaction;
export type Verification = typeof identityVerifications.$inferSelect;

/** The subject of a verification: an own account, or the guardian who came by a link or has a session. */
export type Subject =
  | { readonly purpose: 'USER'; readonly userId: number }
  | ({ readonly purpose: 'GUARDIAN'; readonly userId: number } & GuardianCame);

export type GuardianCame = { readonly guardianLinkId: number } | { readonly guardianSessionId: number };

/** Verifications of a guardian for one child. */
export const isOfGuardian = ({ userId, ...came }: GuardianCame & { readonly userId: number }) =>
  and(
    eq(identityVerifications.userId, userId),
    eq(identityVerifications.purpose, 'GUARDIAN'),
    'guardianLinkId' in came
      ? eq(identityVerifications.guardianLinkId, came.guardianLinkId)
      : eq(identityVerifications.guardianSessionId, came.guardianSessionId),
  );

const isOf = (subject: Subject) =>
  subject.purpose === 'USER'
    ? and(eq(identityVerifications.userId, subject.userId), eq(identityVerifications.purpose, 'USER'))
    : isOfGuardian(subject);

/** The time for which a guardian's proof may be used. */
export const PROOF_MS = 30 * 60_000;

/** The state of the newest answered attempt. An attempt of a guardian counts while it can still prove a consent. */
export async function readState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subject: Subject,
): Promise<IdentityState> {
  const [newest] = await db
    .select()
    .from(identityVerifications)
    .where(and(isOf(subject), ne(identityVerifications.state, 'OPEN')))
    .orderBy(desc(identityVerifications.id))
    .limit(1);
  const answeredAt = newest?.answeredAt ?? null;
  const isVerified =
    newest?.state === 'VERIFIED' &&
    answeredAt !== null &&
    (subject.purpose === 'USER' || answeredAt.getTime() > clock.now().getTime() - PROOF_MS);
  return {
    verifiedState: isVerified ? 'VERIFIED' : 'UNVERIFIED',
    verifiedAt: isVerified ? answeredAt.toISOString() : null,
    failure: newest?.failure ?? null,
  };
}

/** Verified guardians of a child, or the child's own verification: by the hash of the person. */
export async function isKnownAs(
  db: Connection,
  { userId, purpose, ciHash }: Pick<Verification, 'userId' | 'purpose'> & { readonly ciHash: string },
): Promise<boolean> {
  const [known] = await db
    .select({ id: identityVerifications.id })
    .from(identityVerifications)
    .where(
      and(
        eq(identityVerifications.userId, userId),
        eq(identityVerifications.purpose, purpose),
        eq(identityVerifications.ciHash, ciHash),
        eq(identityVerifications.state, 'VERIFIED'),
      ),
    )
    .limit(1);
  return known !== undefined;
}

/** The hash is equal for the same person; it identifies nobody without the server's secret. */
export const hashOfCi = (config: Pick<Config, 'TOKEN_SECRET'>, ci: string): string =>
  createHmac('sha256', config.TOKEN_SECRET).update(`identity-ci:${ci}`).digest('hex');

/** Older verifications of the same account are superseded by the new one. */
export async function dropOlder(
  tx: Transaction,
  { id, userId }: Pick<Verification, 'id' | 'userId'>,
): Promise<void> {
  await tx
    .delete(identityVerifications)
    .where(
      and(
        eq(identityVerifications.userId, userId),
        eq(identityVerifications.purpose, 'USER'),
        lt(identityVerifications.id, id),
      ),
    );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes failed attempts, and unused ones of guardians, after a day. */
export async function purgeVerifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  const cameToNothing = inArray(identityVerifications.state, ['OPEN', 'FAILED']);
  const wasNotUsed = and(eq(identityVerifications.purpose, 'GUARDIAN'), isNull(identityVerifications.usedAt));
  await db
    .delete(identityVerifications)
    .where(and(lt(identityVerifications.expiresAt, before), or(cameToNothing, wasNotUsed)));
}
