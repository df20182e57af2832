import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { passwordResets, refreshSessions } from '#server/db/tables/people/sessions.ts';
import { newId, randomToken, sha256 } from '#server/platform/ids.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { signAccessToken } from './accessToken.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Revokes the refresh ids of a family, or of the whole user without one. Emits `session.revoked`, for a family only if
 * one was still valid. The caller holds `lockUser`: without it a sign-out would miss the refresh id that a running
 * refresh is about to add.
 */
export async function revokeSessions(input: {
  tx: Transaction;
  userId: number;
  familyId?: string;
  now: Date;
}): Promise<void> {
  const { tx, userId, familyId, now } = input;
  const revoked = await tx
    .update(refreshSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshSessions.userId, userId),
        familyId === undefined ? undefined : eq(refreshSessions.familyId, familyId),
        isNull(refreshSessions.revokedAt),
      ),
    )
    .returning({ id: refreshSessions.id });
  if (familyId !== undefined && revoked.length === 0) return;
  await emit(tx, { type: 'session.revoked', userId, ...(familyId !== undefined && { sessionId: familyId }) });
}

export interface NewRefreshId {
  readonly deps: Pick<Deps, 'config' | 'clock'>;
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly familyId: string;
  /** The refresh id that is traded for this one. */
  readonly parentId: string | null;
}

const DAY_MS = 86_400_000;

/** A new refresh id of a family. Only its hash is stored, so that a reader of the table cannot use it. */
export async function addRefreshId({ deps, db, userId, familyId, parentId }: NewRefreshId): Promise<string> {
  const refreshId = randomToken();
  const now = deps.clock.now();
  await db.insert(refreshSessions).values({
    id: newId(now.getTime()),
    userId,
    familyId,
    parentId,
    tokenHash: sha256(refreshId),
    createdAt: now,
    expiresAt: new Date(now.getTime() + deps.config.REFRESH_TOKEN_DAYS * DAY_MS),
  });
  return refreshId;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshId: string;
}

/** The tokens of a new sign-in: a refresh family of its own. */
export async function issueTokens(input: {
  deps: Pick<Deps, 'config' | 'clock'>;
  db: Database | Transaction;
  userId: number;
}): Promise<Tokens> {
  const { deps, db, userId } = input;
  const familyId = newId(deps.clock.now().getTime());
  const refreshId = await addRefreshId({ deps, db, userId, familyId, parentId: null });
  return { accessToken: await signAccessToken(deps, { userId, sessionId: familyId }), refreshId };
}

/** Ends one sign-in; the account's other devices stay signed in. */
export async function signOut({
  deps,
  userId,
  sessionId,
}: UserCall & {
  sessionId: string;
}): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    await revokeSessions({ tx, userId, familyId: sessionId, now: deps.clock.now() });
  });
}

/** Ends every other sign-in of the account. Returns their number. */
export async function signOutOthers({
  deps,
  userId,
  sessionId,
}: UserCall & {
  sessionId: string;
}): Promise<number> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    return revokeOthers(tx, { userId, sessionId, now });
  });
}

/** The same within a transaction that holds `lockUser`. */
export async function revokeOthers(
  tx: Transaction,
  { userId, sessionId, now }: { readonly userId: number; readonly sessionId: string; readonly now: Date },
): Promise<number> {
  const others = await tx
    .selectDistinct({ familyId: refreshSessions.familyId })
    .from(refreshSessions)
    .where(
      and(
        eq(refreshSessions.userId, userId),
        ne(refreshSessions.familyId, sessionId),
        isNull(refreshSessions.revokedAt),
        gt(refreshSessions.expiresAt, now),
      ),
    );
  for (const { familyId } of others) await revokeSessions({ tx, userId, familyId, now });
  return others.length;
}

/** Invalidates all mailed codes for a password. */
export async function dropResets(
  tx: Transaction,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Removes expired sign-ins and reset codes. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(refreshSessions).where(lte(refreshSessions.expiresAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
