import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_LENGTH, type CodeState } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { emailChanges } from '#server/db/tables/people/credentials.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emailIsTaken, lockUser, readUser, saveEmail } from '#server/domain/people/accounts/users.ts';
import { waitingGuardianEmail } from '#server/domain/people/guardians/askGuardian.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import { dropResets } from '#server/domain/people/sessions/refreshSessions.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { tellFormerMail } from './tellFormerMail.ts';
import { credentialTexts } from './texts.ts';

const CODE_MINUTES = 10;
const MOST_TRIES = 5;
const MOST_CODES = 5;
const HOUR_MS = 60 * 60 * 1000;
const RESEND_SECONDS = 30;

interface Owner {
  readonly deps: Deps;
  readonly userId: number;
}

/**
 * Mails a code to the mail that is wished; nothing changes before it is typed. Throws LOGIN_FAIL, ACCOUNT_LOCKED,
 * VALIDATION_FAIL for the mail of now or of the guardian, EMAIL_DUPLICATE_MEMBER, TOO_MANY_REQUESTS.
 */
export async function askEmail(
  wish: Owner & { readonly password: string; readonly email: string; readonly address: string },
): Promise<CodeState> {
  const { deps, userId, email } = wish;
  const account = await checkOwnPassword(wish);
  if (account.email === email) throw refused(credentialTexts.sameEmail);
  if ((await waitingGuardianEmail({ deps, userId })) === email) throw refused(credentialTexts.guardianEmail);
  if (await emailIsTaken({ db: deps.db, email }))
    throw new AppError('EMAIL_DUPLICATE_MEMBER', { log: 'the mail that is wished is of another account' });
  const now = deps.clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    await assertMaySend(tx, userId, now);
    await tx.insert(emailChanges).values({
      ...{ userId, email, codeHash: hashOf(deps, userId, code), createdAt: now },
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await addJob(tx, 'mail.send', {
      to: email,
      subject: credentialTexts.codeSubject,
      ...mailBody({
        lines: credentialTexts.codeLines(account.nickname, CODE_MINUTES),
        code,
        closing: credentialTexts.codeClosing,
      }),
    });
  });
  return { expiresInSeconds: CODE_MINUTES * 60, resendInSeconds: RESEND_SECONDS, triesLeft: MOST_TRIES };
}

/** The mail that was wished last is the account's. Throws EMAIL_CODE_INVALID, EMAIL_DUPLICATE_MEMBER. */
export async function confirmEmail({
  deps,
  userId,
  code,
}: Owner & { readonly code: string }): Promise<{ email: string }> {
  const now = deps.clock.now();
  const [newest] = await deps.db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.id))
    .limit(1);
  if (!newest || newest.endedAt !== null || newest.expiresAt <= now) throw invalid(credentialTexts.codeOver);
  // Counted before it is looked at: guesses sent all at once share the few tries.
  const [counted] = await deps.db
    .update(emailChanges)
    .set({ attempts: sql`${emailChanges.attempts} + 1` })
    .where(and(eq(emailChanges.id, newest.id), lt(emailChanges.attempts, MOST_TRIES)))
    .returning({ attempts: emailChanges.attempts });
  if (!counted) throw invalid(credentialTexts.noTries);
  if (!isSame(newest.codeHash, hashOf(deps, userId, code))) {
    const left = MOST_TRIES - counted.attempts;
    throw invalid(left > 0 ? credentialTexts.wrongCode(left) : credentialTexts.noTries);
  }
  const { email } = newest;
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const ended = await endEmailChanges(tx, { userId, now });
    if (!ended.includes(newest.id)) throw invalid(credentialTexts.codeOver);
    const { email: formerEmail } = await readUser({ db: tx, userId });
    await saveEmail(tx, { userId, email });
    // A code to the former mail must not set a password any more.
    await dropResets(tx, { userId, now });
    if (formerEmail !== null) await tellFormerMail(tx, { deps, userId, kind: 'EMAIL', formerEmail, now });
  });
  return { email };
}

/** No open code confirms a mail any more; answers which were open. */
export async function endEmailChanges(
  tx: Transaction,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<number[]> {
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)))
    .returning({ id: emailChanges.id });
  return ended.map(({ id }) => id);
}

async function assertMaySend(tx: Transaction, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const [sent] = await tx
    .select({ codes: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, since)));
  if ((sent?.codes ?? 0) >= MOST_CODES)
    throw new AppError('TOO_MANY_REQUESTS', {
      message: credentialTexts.waitForCode,
      log: `user ${userId} has asked for ${MOST_CODES} codes within an hour`,
    });
}

const hashOf = ({ config }: Pick<Deps, 'config'>, userId: number, code: string): string =>
  createHmac('sha256', config.TOKEN_SECRET).update(`email-change:${userId}:${code}`).digest('hex');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const refused = (message: string) =>
  new AppError('VALIDATION_FAIL', {
    fieldErrors: [{ field: 'email', message }],
    log: 'this mail cannot be taken',
  });

const invalid = (message: string) =>
  new AppError('EMAIL_CODE_INVALID', { message, log: 'no open code for that mail' });
