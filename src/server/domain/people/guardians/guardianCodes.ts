import { and, count, desc, eq, gt, isNull, lt, max, min, or, sql } from 'drizzle-orm';
import type { CodeState } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { guardianCodes } from '#server/db/tables/people/guardians.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { lockEmail } from './guardianLinks.ts';
import { mailBody } from './mailBody.ts';
import { codeHash, isSameHash, newCode, phoneHashOf } from './secrets.ts';
import { guardianTexts } from './texts.ts';

const CODE_MINUTES = 10;
const MOST_TRIES = 5;
const RESEND_MS = 30_000;
const MOST_CODES = 5;
const HOUR_MS = 60 * 60 * 1000;

/** The action that a code confirms, and its receiver. */
export interface Scope {
  readonly scope: string;
  readonly email: string;
  /** Digits of a phone; without one the code is mailed. */
  readonly phoneNumber?: string | undefined;
}

export const linkScope = ({ id, email }: { id: number; email: string }): Scope => ({
  scope: `link:${id}`,
  email,
});
/** The scope by which a consenting guardian proves not to be the child. */
export const proofScope = (guardian: {
  readonly guardianSessionId: number;
  readonly email: string;
  readonly childId: number;
}): Scope => ({
  scope: `proof:${guardian.guardianSessionId}:${guardian.childId}`,
  email: guardian.email,
});
export const withdrawalScope = (guardian: {
  readonly guardianSessionId: number;
  readonly email: string;
  readonly childId: number;
}): Scope => ({
  scope: `withdrawal:${guardian.guardianSessionId}:${guardian.childId}`,
  email: guardian.email,
});

/** Sends a new code, which replaces the former one. Throws GUARDIAN_CODE_WAIT. */
export async function sendCode({ deps, ...what }: { deps: Deps } & Scope): Promise<CodeState> {
  const { scope, email, phoneNumber } = what;
  const phoneHash = phoneNumber === undefined ? null : phoneHashOf(deps.config, phoneNumber);
  const now = deps.clock.now();
  const code = newCode();
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    await assertMaySend(tx, { email, phoneHash }, now);
    await tx.insert(guardianCodes).values({
      email,
      scope,
      codeHash: codeHash(deps.config, { scope, code }),
      phoneHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    if (phoneNumber === undefined)
      await addJob(tx, 'mail.send', {
        to: email,
        subject: guardianTexts.codeSubject,
        ...mailBody({ lines: guardianTexts.codeLines(CODE_MINUTES), code }),
      });
    else
      await addJob(tx, 'guardians.sendText', {
        to: phoneNumber,
        text: guardianTexts.codeText(code, CODE_MINUTES),
      });
  });
  return { expiresInSeconds: CODE_MINUTES * 60, resendInSeconds: RESEND_MS / 1000, triesLeft: MOST_TRIES };
}

async function assertMaySend(
  tx: Transaction,
  { email, phoneHash }: { readonly email: string; readonly phoneHash: string | null },
  now: Date,
): Promise<void> {
  const toPhone = phoneHash === null ? undefined : eq(guardianCodes.phoneHash, phoneHash);
  const [sent] = await tx
    .select({
      codes: count(),
      first: min(guardianCodes.createdAt),
      last: max(guardianCodes.createdAt),
    })
    .from(guardianCodes)
    .where(
      and(
        or(eq(guardianCodes.email, email), toPhone),
        gt(guardianCodes.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
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

/** The valid code, for a page that was opened again; null when there is none. */
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

export interface CheckedCode {
  readonly codeId: number;
  /** The phone that received it; null for a mailed one. */
  readonly phoneHash: string | null;
}

/**
 * The newest code, if it is the typed one. The try is counted before the comparison: guesses sent at once share the few
 * tries. Throws GUARDIAN_CODE_INVALID with the number of tries left.
 */
export async function checkCode(
  input: { deps: Deps; code: string } & Pick<Scope, 'scope'>,
): Promise<CheckedCode> {
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
  if (isSameHash(newest.codeHash, codeHash(deps.config, { scope, code })))
    return { codeId: newest.id, phoneHash: newest.phoneHash };
  const left = MOST_TRIES - counted.attempts;
  throw invalid(left > 0 ? guardianTexts.wrongCode(left) : guardianTexts.noTries, `wrong code ${newest.id}`);
}

/** Only one of two calls with the same code succeeds. Throws GUARDIAN_CODE_INVALID. */
export async function spendCode(tx: Transaction, codeId: number, now: Date): Promise<void> {
  const spent = await tx
    .update(guardianCodes)
    .set({ usedAt: now })
    .where(and(eq(guardianCodes.id, codeId), isNull(guardianCodes.usedAt)))
    .returning({ id: guardianCodes.id });
  if (spent.length === 0) throw invalid(guardianTexts.codeOver, `code ${codeId} was used meanwhile`);
}

const invalid = (message: string, log: string) => new AppError('GUARDIAN_CODE_INVALID', { message, log });
