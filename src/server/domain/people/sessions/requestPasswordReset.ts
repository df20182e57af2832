import { and, count, eq, gt, lte } from 'drizzle-orm';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { passwordResets } from '#server/db/tables/people/sessions.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { findCredentials, lockUser } from '#server/domain/people/accounts/users.ts';
import { sessionTexts } from './texts.ts';

const CODE_MINUTES = 15;
/** The limit of mails to one account within the life of a code. */
const MOST_CODES = 3;

export interface PasswordResetRequest {
  readonly deps: Deps;
  readonly loginName: string;
  readonly email: string;
}

/**
 * Mails a code if login name and e-mail belong to one account. The caller answers without waiting for it: neither the
 * answer nor its time may disclose whether there is such an account.
 */
export async function requestPasswordReset({ deps, loginName, email }: PasswordResetRequest): Promise<void> {
  const user = await findCredentials({ db: deps.db, loginName });
  if (user?.email !== email) return;
  const now = deps.clock.now();
  const code = newResetCode();
  await deps.db.transaction(async (tx) => {
    const isOwn = eq(passwordResets.userId, user.id);
    await lockUser(tx, user.id);
    await tx.delete(passwordResets).where(and(isOwn, lte(passwordResets.expiresAt, now)));
    const [recent] = await tx
      .select({ count: count() })
      .from(passwordResets)
      .where(and(isOwn, gt(passwordResets.expiresAt, now)));
    if ((recent?.count ?? 0) >= MOST_CODES) {
      deps.log.warn(
        { userId: user.id },
        `no reset mail: ${MOST_CODES} were sent within ${CODE_MINUTES} minutes`,
      );
      return;
    }
    await tx.insert(passwordResets).values({
      userId: user.id,
      codeHash: resetCodeHash({ config: deps.config, userId: user.id, code }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    await addJob(tx, 'mail.send', {
      to: email,
      subject: sessionTexts.resetSubject,
      body: sessionTexts.resetBody({
        nickname: user.nickname,
        code,
        minutes: CODE_MINUTES,
        page: `${deps.config.PUBLIC_URL}/find-password`,
      }),
    });
  });
}

/** Letters and digits that are not confused: no I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newResetCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/**
 * The code as it may be stored. A code is short, so a plain hash could be guessed by a reader of the table; the hash
 * includes the server's secret and the account.
 */
export function resetCodeHash(input: {
  config: Pick<Config, 'TOKEN_SECRET'>;
  userId: number;
  code: string;
}): string {
  const typed = input.code.toUpperCase().replace(/[\s-]/gu, '');
  return createHmac('sha256', input.config.TOKEN_SECRET)
    .update(`password-reset:${input.userId}:${typed}`)
    .digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
