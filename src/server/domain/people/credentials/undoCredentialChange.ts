import { and, asc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { CREDENTIAL_KINDS } from '#shared/contract/people/credentials.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { contactChanges, credentialChanges } from '#server/db/tables/people/credentials.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  changeUser,
  lockUser,
  readUser,
  savePhone,
  takeEmailBack,
} from '#server/domain/people/accounts/users.ts';
import { maskEmail } from '#server/domain/people/guardians/secrets.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { dropResets, revokeSessions } from '#server/domain/people/sessions/refreshSessions.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { sha256 } from '#server/platform/ids.ts';
import { assertStrong } from './changePassword.ts';
import { endContactChanges } from './contactCodes.ts';

interface ByToken {
  readonly deps: Deps;
  readonly token: string;
}

/** The change that a link undoes. Throws CREDENTIAL_LINK_ENDED. */
export async function readUndo({ deps, token }: ByToken): Promise<{
  kind: (typeof CREDENTIAL_KINDS)[number];
  loginName: string;
  maskedEmail: string;
  changedAt: string;
}> {
  const change = await findChange(deps.db, { token, now: deps.clock.now() });
  const { loginName } = await readUser({ db: deps.db, userId: change.userId });
  return {
    kind: change.kind,
    loginName,
    maskedEmail: maskEmail(change.formerEmail),
    changedAt: change.createdAt.toISOString(),
  };
}

/**
 * Undoes a change and all later ones: the mail that received the link is the account's again, under a new password,
 * because the old one was known to the author of the change; every sign-in ends. Throws CREDENTIAL_LINK_ENDED,
 * VALIDATION_FAIL for a weak password.
 */
export async function undoCredentialChange({
  deps,
  token,
  newPassword,
}: ByToken & { readonly newPassword: string }): Promise<void> {
  const now = deps.clock.now();
  const { userId } = await findChange(deps.db, { token, now });
  const user = await readUser({ db: deps.db, userId });
  assertStrong(newPassword, user);
  const passwordHash = await hashPassword(deps.config, newPassword);
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const { id, formerEmail } = await findChange(tx, { token, now });
    const [ofPhone] = await tx
      .select({ phoneNumber: credentialChanges.formerPhoneNumber })
      .from(credentialChanges)
      .where(
        and(
          eq(credentialChanges.userId, userId),
          gte(credentialChanges.id, id),
          isNotNull(credentialChanges.formerPhoneNumber),
        ),
      )
      .orderBy(asc(credentialChanges.id))
      .limit(1);
    await tx
      .update(credentialChanges)
      .set({ endedAt: now })
      .where(
        and(
          eq(credentialChanges.userId, userId),
          gte(credentialChanges.id, id),
          isNull(credentialChanges.endedAt),
        ),
      );
    await takeEmailBack(tx, { userId, email: formerEmail });
    if (ofPhone?.phoneNumber != null) await savePhone(tx, { userId, phoneNumber: ofPhone.phoneNumber });
    await changeUser({ db: tx, userId, change: { passwordHash } });
    await endContactChanges(tx, { userId, now });
    await dropResets(tx, { userId, now });
    await revokeSessions({ tx, userId, now });
  });
}

async function findChange(
  db: Database | Transaction,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const [change] = await db
    .select()
    .from(credentialChanges)
    .where(eq(credentialChanges.tokenHash, sha256(token)));
  if (!change || change.endedAt !== null || change.expiresAt <= now)
    throw new AppError('CREDENTIAL_LINK_ENDED', { log: 'no open change of that token' });
  return change;
}

/** Removes expired codes and links. Limits look back an hour, so a day is kept. */
export async function purgeCredentialChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000);
  await db.delete(contactChanges).where(lte(contactChanges.expiresAt, before));
  await db.delete(credentialChanges).where(lte(credentialChanges.expiresAt, before));
}
