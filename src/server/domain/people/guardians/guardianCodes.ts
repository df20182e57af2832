import { and, count, desc, eq, gt, isNull, lt, max, min, sql } from 'drizzle-orm';
import type { CodeState } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { guardianCodes } from '#server/db/tables/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { lockEmail } from './guardianLinks.ts';
import { mailBody } from './mailBody.ts';
import { codeHash, isSameHash, newCode } from './secrets.ts';
import { guardianTexts } from './texts.ts';

const CODE_MINUTES = 10;
const MOST_TRIES = 5;
const RESEND_MS = 30_000;
const MOST_CODES = 5;
const HOUR_MS = 60 * 60 * 1000;

/** What a code confirms, and to whom it is mailed. */
export interface Scope {
  readonly scope: string;
  readonly email: string;
}

export const linkScope = ({ id, email }: { id: number; email: string }): Scope => ({
  scope: `link:${id}`,
  email,
});
export const withdrawalScope = (guardian: {
  readonly guardianSessionId: number;
  readonly email: string;
  readonly childId: number;
}): Scope => ({
  scope: `withdrawal:${guardian.guardianSessionId}:${guardian.childId}`,
  email: guardian.email,
});

/** Mails a new code, which replaces the one before. Throws GUARDIAN_CODE_WAIT. */
export async function sendCode({ deps, ...what }: { deps: Deps } & Scope): Promise<CodeState> {
  const { scope, email } = what;
  const now = deps.clock.now();
  const code = newCode();
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    await assertMaySend(tx, email, now);
    await tx.insert(guardianCodes).values({
      email,
      scope,
      codeHash: codeHash(deps.config, { scope, code }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await addJob(tx, 'mail.send', {
      to: email,
      subject: guardianTexts.codeSubject,
      ...mailBody({ lines: guardianTexts.codeLines(CODE_MINUTES), code }),
    });
  });
  return { expiresInSeconds: CODE_MINUTES * 60, resendInSeconds: RESEND_MS / 1000, triesLeft: MOST_TRIES };
}

async function assertMaySend(tx: Transaction, email: string, now: Date): Promise<void> {
  const [sent] = await tx
    .select({
      codes: count(),
      first: min(guardianCodes.createdAt),
      last: max(guardianCodes.createdAt),
    })
    .from(guardianCodes)
    .where(
      and(eq(guardianCodes.email, email), gt(guardianCodes.createdAt, new Date(now.getTime() - HOUR_MS))),
    );
  const secondsFrom = (time: Date | null | undefined, waitMs: number) =>
    time ? Math.ceil((time.getTime() + waitMs - now.getTime()) / 1000) : 0;
  const isFull = (sent?.codes ?? 0) >= MOST_CODES;
  const seconds = isFull ? secondsFrom(sent?.first, HOUR_MS) : secondsFrom(sent?.last, RESEND_MS);
  if (seconds <= 0) return;
  throw new AppError('GUARDIAN_CODE_WAIT', {
    message: isFull ? guardianTexts.tooManyCodes(seconds) : guardianTexts.wait(seconds),
    log: 'codes are asked for too often',
  });
}

/** The code under way, for a page that was opened again; null when there is none. */
export async function getCodeState({
  deps,
  scope,
}: { deps: Pick<Deps, 'db' | 'clock'> } & Pick<Scope, 'scope'>): Promise<CodeState | null> {
  const now = deps.clock.now();
  const newest = await newestCode(deps, scope);
  if (!newest || newest.usedAt !== null || newest.expiresAt <= now) return null;
  const secondsTo = (time: number) => Math.max(0, Math.ceil((time - now.getTime()) / 1000));
  return {
    expiresInSeconds: secondsTo(newest.expiresAt.getTime()),
    resendInSeconds: secondsTo(newest.createdAt.getTime() + RESEND_MS),
    triesLeft: MOST_TRIES - newest.attempts,
  };
}

async function newestCode({ db }: Pick<Deps, 'db'>, scope: string) {
  const [code] = await db
    .select()
    .from(guardianCodes)
    .where(eq(guardianCodes.scope, scope))
    .orderBy(desc(guardianCodes.id))
    .limit(1);
  return code;
}

/**
 * The id of the newest code, if it is the one typed. Counts the try before it looks: guesses sent all at once share
 * the few tries. Throws GUARDIAN_CODE_INVALID with what is left.
 */
export async function checkCode(input: { deps: Deps; code: string } & Pick<Scope, 'scope'>): Promise<number> {
  const { deps, scope, code } = input;
  const newest = await newestCode(deps, scope);
  if (!newest || newest.usedAt !== null || newest.expiresAt <= deps.clock.now())
    throw invalid(guardianTexts.codeOver, `no open code of ${scope}`);
  const [counted] = await deps.db
    .update(guardianCodes)
    .set({ attempts: sql`${guardianCodes.attempts} + 1` })
    .where(
      and(
        eq(guardianCodes.id, newest.id),
        lt(guardianCodes.attempts, MOST_TRIES),
        isNull(guardianCodes.usedAt),
      ),
    )
    .returning({ attempts: guardianCodes.attempts });
  if (!counted) throw invalid(guardianTexts.noTries, `the tries of code ${newest.id} are used up`);
  if (isSameHash(newest.codeHash, codeHash(deps.config, { scope, code }))) return newest.id;
  const left = MOST_TRIES - counted.attempts;
  throw invalid(left > 0 ? guardianTexts.wrongCode(left) : guardianTexts.noTries, `wrong code ${newest.id}`);
}

/** Only one of two calls with the same code goes on. Throws GUARDIAN_CODE_INVALID. */
export async function spendCode(tx: Transaction, codeId: number, now: Date): Promise<void> {
  const spent = await tx
    .update(guardianCodes)
    .set({ usedAt: now })
    .where(and(eq(guardianCodes.id, codeId), isNull(guardianCodes.usedAt)))
    .returning({ id: guardianCodes.id });
  if (spent.length === 0) throw invalid(guardianTexts.codeOver, `code ${codeId} was used meanwhile`);
}

const invalid = (message: string, log: string) => new AppError('GUARDIAN_CODE_INVALID', { message, log });
