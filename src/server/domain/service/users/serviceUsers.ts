import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { AuditAction } from '#shared/contract/channels/audit.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { MOST_FOUND_USERS, type FoundUser, type ServiceUser } from '#shared/contract/service/users.ts';
import type { Transaction } from '#server/db/connect.ts';
import { listMemberships, readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { searchUsers } from '#server/domain/people/accounts/searchUsers.ts';
import { listSignIns } from '#server/domain/people/sessions/listSignIns.ts';
import { revokeSessions } from '#server/domain/people/sessions/refreshSessions.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

interface OfUser {
  readonly deps: Deps;
  /** The administrator. */
  readonly actorId: number;
  readonly userId: number;
}

export async function findUsers(deps: Deps, query: string): Promise<FoundUser[]> {
  const rows = await searchUsers(deps.db, { query, limit: MOST_FOUND_USERS });
  return rows.map((row) => ({ ...row, ...datesOf(row) }));
}

/** Throws MEMBER_NOT_FOUND. */
export async function getUser(deps: Deps, userId: number): Promise<ServiceUser> {
  const { db, clock } = deps;
  const user = await readUser({ db, userId });
  const [channels, signIns] = await Promise.all([
    listMemberships({ db, userId }),
    listSignIns(db, { userId, now: clock.now() }),
  ]);
  const { loginName, nickname, name, email, disabledReason, guardianConsent } = user;
  return {
    ...{ userId, loginName, nickname, name, email, disabledReason, guardianConsent },
    ...datesOf(user),
    deletionRequestedAt: user.deletionRequestedAt?.toISOString() ?? null,
    channelList: channels.map(({ channelId, channelName, channelDomain, roleList }) => ({
      ...{ channelId, channelName, channelDomain, roleList: [...roleList] },
    })),
    signInList: signIns.map(({ since, lastAt }) => ({
      since: since.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}

const datesOf = ({ createdAt, disabledAt }: { createdAt: Date; disabledAt: Date | null }) => ({
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
});

/** Throws MEMBER_NOT_FOUND. */
export const signOutUser = (of: OfUser): Promise<void> =>
  act(of, 'SERVICE_SIGN_OUT', {}, (tx) =>
    revokeSessions({ tx, userId: of.userId, now: of.deps.clock.now() }),
  );

/** Forgets the wrong passwords of an account. Throws MEMBER_NOT_FOUND. */
export const unlockUser = (of: OfUser): Promise<void> =>
  act(of, 'SERVICE_UNLOCK', {}, async (tx) => {
    const { deps, userId } = of;
    const { loginName } = await readUser({ db: tx, userId });
    await deps.signInThrottle.forgive(loginName, deps.clock.now().getTime());
  });

/** Throws MEMBER_NOT_FOUND, and NOT_HAS_ROLE for an administrator. */
export async function disableUser({ reason, ...of }: OfUser & { readonly reason: string }): Promise<void> {
  const { deps, userId } = of;
  const now = deps.clock.now();
  await act(of, 'SERVICE_DISABLE', { reason }, async (tx) => {
    const school = await readMembership({ db: tx, channelId: DEFAULT_CHANNEL_ID, userId });
    if (school && holdsAtLeast(school.roles, 'admin'))
      throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} is an administrator: take that away first` });
    await changeUser({ db: tx, userId, change: { disabledAt: now, disabledReason: reason } });
    await revokeSessions({ tx, userId, now });
  });
}

/** Throws MEMBER_NOT_FOUND. */
export const enableUser = (of: OfUser): Promise<void> =>
  act(of, 'SERVICE_ENABLE', {}, (tx) =>
    changeUser({ db: tx, userId: of.userId, change: { disabledAt: null, disabledReason: '' } }),
  );

async function act(
  { deps, actorId, userId }: OfUser,
  action: AuditAction,
  details: Readonly<Record<string, string>>,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
    await change(tx);
    await writeServiceLog(tx, { actorId, action, targetUserId: userId, details });
  });
}
