import type { ConsentRequest } from '#shared/contract/people/guardians.ts';
import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { lockUser, readUser, type User } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge, needsGuardianConsent } from '#server/domain/people/consent/guardianConsent.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { countLinks, lockEmail, mailConsentLink, newestLink } from './guardianLinks.ts';
import { guardianOf, otherGuardiansOf } from './consentRecords.ts';
import { mailBody } from './mailBody.ts';
import { maskEmail } from './secrets.ts';
import { guardianTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RESEND_MS = 60_000;
/** The daily limits of mails about one child, and to one guardian from all children. */
const MOST_OF_CHILD = 5;
const MOST_TO_GUARDIAN = 10;

/** The part of its request that the child may know. Throws MEMBER_NOT_FOUND. */
export async function getConsentRequest({ deps, userId }: UserCall): Promise<ConsentRequest> {
  const now = deps.clock.now();
  const user = await readUser({ db: deps.db, userId });
  const [link, limit] = await Promise.all([newestLink(deps.db, userId), childLimit(deps.db, user, now)]);
  const mask = (email: string | undefined) => (email === undefined ? '' : maskEmail(email));
  if (!needsConsentByAge(user, now))
    return { state: 'NOT_NEEDED', maskedEmail: '', waitSeconds: 0, mailsLeft: 0 };
  if (!needsGuardianConsent(user, now)) {
    const guardian = await guardianOf(deps.db, userId);
    return { state: 'PROVED', maskedEmail: mask(guardian?.email), waitSeconds: 0, mailsLeft: 0 };
  }
  const isOpen = link !== undefined && link.endedAt === null && link.expiresAt > now;
  if (!isOpen) return { state: 'NOT_ASKED', maskedEmail: '', ...limit };
  const state = link.deniedAt === null ? 'WAITING' : 'LATER';
  return { state, maskedEmail: mask(link.email), ...limit };
}

/**
 * Asks a guardian by mail, or once more. Throws GUARDIAN_CONSENT_NOT_NEEDED, GUARDIAN_MAIL_WAIT, VALIDATION_FAIL for
 * the child's own mail.
 */
export async function requestGuardian(asker: UserCall & { readonly email: string }): Promise<ConsentRequest> {
  const { deps, userId, email } = asker;
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const user = await readUser({ db: tx, userId });
    if (!needsGuardianConsent(user, now))
      throw new AppError('GUARDIAN_CONSENT_NOT_NEEDED', { log: `user ${userId} needs no consent now` });
    assertOtherEmail({ own: user.email, guardian: email, field: 'email', code: 'VALIDATION_FAIL' });
    const { waitSeconds, mailsLeft } = await childLimit(tx, user, now);
    if (waitSeconds > 0) {
      const message = mailsLeft > 0 ? guardianTexts.wait : guardianTexts.tooManyMails;
      throw new AppError('GUARDIAN_MAIL_WAIT', {
        message: message(waitSeconds),
        log: `user ${userId} asks its guardian too often`,
      });
    }
    if (!(await mailToGuardian(tx, { deps, user, email, now }))) {
      throw new AppError('GUARDIAN_MAIL_WAIT', {
        message: guardianTexts.tooManyMails(DAY_MS / 1000),
        log: `a guardian was asked ${MOST_TO_GUARDIAN} times within a day`,
      });
    }
    await emit(tx, { type: 'consent.asked', userId });
  });
  return getConsentRequest({ deps, userId });
}

/** Asks without refusing, as part of signing up: a mail over the limit is sent when the child asks again. */
export async function askWhileSigningUp(
  tx: Transaction,
  { deps, userId, email }: UserCall & { readonly email: string },
): Promise<void> {
  const now = deps.clock.now();
  const user = await readUser({ db: tx, userId });
  if (!needsGuardianConsent(user, now)) return;
  const { waitSeconds } = await childLimit(tx, user, now);
  if (waitSeconds > 0) return;
  await mailToGuardian(tx, { deps, user, email, now });
  await emit(tx, { type: 'consent.asked', userId });
}

/** The guardian who was asked last for a child; undefined when none was. */
export async function waitingGuardianEmail({ deps, userId }: UserCall): Promise<string | undefined> {
  return (await newestLink(deps.db, userId))?.email;
}

async function mailToGuardian(
  tx: Transaction,
  { deps, user, email, now }: { deps: Deps; user: User; email: string; now: Date },
): Promise<boolean> {
  await lockEmail(tx, email);
  const { mailed } = await countLinks(tx, { email, since: new Date(now.getTime() - DAY_MS) });
  if (mailed >= MOST_TO_GUARDIAN) {
    deps.log.warn({ userId: user.id }, `no mail: a guardian was asked ${mailed} times within a day`);
    return false;
  }
  await notifyFormerGuardians(tx, { user, email });
  await mailConsentLink(tx, { deps, userId: user.id, nickname: user.nickname, email, now });
  return true;
}

/** Notifies a mail that has answered for the child before that another one is asked, once. */
async function notifyFormerGuardians(
  tx: Transaction,
  { user, email }: { readonly user: User; readonly email: string },
): Promise<void> {
  if ((await newestLink(tx, user.id))?.email === email) return;
  for (const to of await otherGuardiansOf(tx, { userId: user.id, email }))
    await addJob(tx, 'mail.send', {
      to,
      subject: guardianTexts.otherSubject(user.nickname),
      ...mailBody({
        lines: guardianTexts.otherLines(user.nickname),
        closing: guardianTexts.otherClosing,
      }),
    });
}

/** Throws `code` when a guardian's mail is the child's own. */
export function assertOtherEmail(mails: {
  readonly own: string | null | undefined;
  readonly guardian: string | undefined;
  readonly field: string;
  readonly code: 'VALIDATION_FAIL' | 'SIGNUP_VALIDATION_FAIL';
}): void {
  const { own, guardian, field, code } = mails;
  if (guardian === undefined || own !== guardian) return;
  const message = guardianTexts.sameEmail;
  throw new AppError(code, {
    message,
    fieldErrors: [{ field, message }],
    log: 'the mail of the guardian is the own',
  });
}

/** A guardian who postponed is not asked again on the same day. */
async function childLimit(db: Deps['db'] | Transaction, user: User, now: Date) {
  const since = new Date(now.getTime() - DAY_MS);
  const [{ mailed, last }, link] = await Promise.all([
    countLinks(db, { userId: user.id, since }),
    newestLink(db, user.id),
  ]);
  const from = (time: Date | null | undefined, waitMs: number) =>
    time ? Math.max(0, Math.ceil((time.getTime() + waitMs - now.getTime()) / 1000)) : 0;
  const mailsLeft = Math.max(0, MOST_OF_CHILD - mailed);
  return {
    mailsLeft,
    waitSeconds: Math.max(from(last, mailsLeft > 0 ? RESEND_MS : DAY_MS), from(link?.deniedAt, DAY_MS)),
  };
}
