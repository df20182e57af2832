import { GRACE_DAYS } from '#shared/contract/people/accounts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import {
  changeUser,
  eraseUser,
  listUsersToErase,
  lockUser,
  readUser,
} from '#server/domain/people/accounts/users.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { revokeSessions } from '#server/domain/people/sessions/refreshSessions.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { deletionTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

/** The time of the deletion that was requested at `requestedAt`. */
export const erasureTime = (requestedAt: Date): Date => new Date(requestedAt.getTime() + GRACE_MS);

/**
 * Begins the deletion of the own account: signs it out everywhere, mails its known addresses, and erases it after 7
 * days unless its user comes back. A second request keeps the date of the first. Throws LOGIN_FAIL, ACCOUNT_LOCKED.
 */
export async function requestDeletion(
  input: UserCall & {
    password: string;
    address: string;
  },
): Promise<{ eraseAt: string }> {
  const { deps, userId, password, address } = input;
  await checkOwnPassword({ deps, userId, password, address });
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const user = await readUser({ db: tx, userId });
    const eraseAt = erasureTime(user.deletionRequestedAt ?? now);
    if (user.deletionRequestedAt === null) {
      await changeUser({ db: tx, userId, change: { deletionRequestedAt: now } });
      await emit(tx, { type: 'account.deletionRequested', userId, eraseAt });
      if (user.email !== null)
        await addJob(tx, 'mail.send', {
          to: user.email,
          ...deletionTexts.requested({
            nickname: user.nickname,
            eraseAt,
            page: `${deps.config.PUBLIC_URL}/signin`,
          }),
        });
    }
    await revokeSessions({ tx, userId, now });
    return { eraseAt: eraseAt.toISOString() };
  });
}

/** The user has come back: nothing is erased. */
export async function cancelDeletion({ deps, userId }: { deps: Deps; userId: number }): Promise<void> {
  await changeUser({ db: deps.db, userId, change: { deletionRequestedAt: null } });
}

/** Erases the accounts whose 7 days are over, one by one. Returns their number. */
export async function eraseDeletedAccounts(deps: Deps): Promise<number> {
  const requestedBefore = new Date(deps.clock.now().getTime() - GRACE_MS);
  let erased = 0;
  for (const userId of await listUsersToErase({ db: deps.db, requestedBefore })) {
    await transaction(deps, async (tx) => {
      await lockUser(tx, userId);
      const { deletionRequestedAt } = await readUser({ db: tx, userId });
      // The deletion was withdrawn in between.
      if (deletionRequestedAt === null || deletionRequestedAt > requestedBefore) return;
      // Emitted before the deletion, so that dependent subjects find the account.
      await emit(tx, { type: 'account.erasing', userId });
      if (!(await eraseUser({ tx, userId, requestedBefore }))) return;
      await emit(tx, { type: 'session.revoked', userId });
      erased += 1;
    });
  }
  return erased;
}
