import { and, count, eq, gt, lte } from 'drizzle-orm';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import type { Deps } from '../deps.ts';
import { newResetCode, resetCodeHash } from './resetCode.ts';
import { accountTexts } from './texts.ts';

const CODE_MINUTES = 15;
/** Mails that one account is sent within the life of a code. */
const MOST_CODES = 3;

export interface PasswordResetRequest {
  readonly deps: Deps;
  readonly loginName: string;
  readonly email: string;
}

/**
 * Mails a code if login name and e-mail belong to one account. The caller answers without waiting for it:
 * neither the answer nor its time may tell whether there is such an account.
 */
export async function requestPasswordReset({ deps, loginName, email }: PasswordResetRequest): Promise<void> {
  const [user] = await deps.db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(and(eq(users.loginName, loginName), eq(users.email, email)));
  if (!user) return;
  const now = deps.clock.now();
  const code = newResetCode();
  const isTooMany = await deps.db.transaction(async (tx) => {
    const isOwn = eq(passwordResets.userId, user.id);
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    await tx.delete(passwordResets).where(and(isOwn, lte(passwordResets.expiresAt, now)));
    const [recent] = await tx
      .select({ count: count() })
      .from(passwordResets)
      .where(and(isOwn, gt(passwordResets.expiresAt, now)));
    if ((recent?.count ?? 0) >= MOST_CODES) return true;
    await tx.insert(passwordResets).values({
      userId: user.id,
      codeHash: resetCodeHash({ config: deps.config, userId: user.id, code }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    return false;
  });
  if (isTooMany) {
    deps.log.warn(
      { userId: user.id },
      `no reset mail: ${MOST_CODES} were sent within ${CODE_MINUTES} minutes`,
    );
    return;
  }
  await deps.mail.send({
    to: email,
    subject: accountTexts.resetSubject,
    body: accountTexts.resetBody({
      nickname: user.nickname,
      code,
      minutes: CODE_MINUTES,
      page: `${deps.config.PUBLIC_URL}/find-password`,
    }),
  });
}
