import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';
import { AppError } from '#server/platform/appError.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { addRefreshId, type Tokens, revokeSessions } from './refreshSessions.ts';
import { signAccessToken } from './accessToken.ts';

/**
 * The time in which a used id is accepted again from a client whose answer was lost. It is measured by the clock of the
 * database: two requests of one page may reach machines whose clocks differ.
 */
const LOST_ANSWER_SECONDS = 30;

type RefreshSession = typeof refreshSessions.$inferSelect;
type Trade =
  | { readonly userId: number; readonly familyId: string; readonly refreshId: string }
  | { readonly refusal: string };

/**
 * Trades a refresh id for new tokens. Each id works once; one that comes back later was copied, so its whole family
 * ends. Throws INVALID_AUTH_TOKEN.
 */
export async function refreshTokens({ deps, refreshId }: { deps: Deps; refreshId: string }): Promise<Tokens> {
  // A refusal is a result, not an exception: the transaction must keep what it revoked.
  const trade = await transaction(deps, (tx) => tradeRefreshId(deps, tx, sha256(refreshId)));
  if ('refusal' in trade) throw new AppError('INVALID_AUTH_TOKEN', { log: trade.refusal });
  const { userId, familyId: sessionId } = trade;
  return { accessToken: await signAccessToken(deps, { userId, sessionId }), refreshId: trade.refreshId };
}

async function tradeRefreshId(deps: Deps, tx: Transaction, tokenHash: string): Promise<Trade> {
  const isThisOne = eq(refreshSessions.tokenHash, tokenHash);
  const owner = tx.select({ userId: refreshSessions.userId }).from(refreshSessions).where(isThisOne);
  const user = await lockUser(tx, sql`(${owner})`);
  // The id is read only now: another refresh of it may have written before it released the lock.
  const [session] = user === undefined ? [] : await tx.select().from(refreshSessions).where(isThisOne);
  if (!session) return { refusal: 'unknown refresh id' };

  const now = deps.clock.now();
  if (session.revokedAt) return endFamily(tx, session, now, 'was revoked');
  if (session.expiresAt <= now)
    return { refusal: `refresh id ${session.id} expired on ${session.expiresAt.toISOString()}` };
  if (!session.usedAt) {
    await tx
      .update(refreshSessions)
      .set({ usedAt: sql`now()` })
      .where(eq(refreshSessions.id, session.id));
  } else if (!(await replaceLostAnswer(tx, session, now))) {
    return endFamily(tx, session, now, 'was used before');
  }
  const { familyId } = session;
  const next = await addRefreshId({ deps, db: tx, userId: session.userId, familyId, parentId: session.id });
  return { userId: session.userId, familyId, refreshId: next };
}

/** Revokes a successor that never arrived. False when it is too late or the successor was used. */
async function replaceLostAnswer(tx: Transaction, session: RefreshSession, now: Date): Promise<boolean> {
  const earliest = sql`now() - make_interval(secs => ${LOST_ANSWER_SECONDS})`;
  const [young] = await tx
    .select({ id: refreshSessions.id })
    .from(refreshSessions)
    .where(and(eq(refreshSessions.id, session.id), gte(refreshSessions.usedAt, earliest)));
  if (!young) return false;
  const isSuccessor = eq(refreshSessions.parentId, session.id);
  const successors = await tx
    .select({ usedAt: refreshSessions.usedAt })
    .from(refreshSessions)
    .where(isSuccessor);
  if (successors.some((successor) => successor.usedAt)) return false;
  await tx
    .update(refreshSessions)
    .set({ revokedAt: now })
    .where(and(isSuccessor, isNull(refreshSessions.revokedAt)));
  return true;
}

async function endFamily(tx: Transaction, session: RefreshSession, now: Date, why: string): Promise<Trade> {
  const { userId, familyId } = session;
  await revokeSessions({ tx, userId, familyId, now });
  return { refusal: `refresh id ${session.id} of user ${userId} ${why}; family ${familyId} is over` };
}
