import { and, eq } from 'drizzle-orm';
import { userMutes } from '#server/db/tables/people/chat.ts';
import { listNicknames, otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';

interface Mute {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly mutedUserId: number;
}

/**
 * Hides the words of another user from a user. Repeating it changes nothing. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL
 * (oneself).
 */
export async function muteUser({ deps, userId, mutedUserId }: Mute): Promise<void> {
  await otherUser({ deps, userId, otherId: mutedUserId });
  await deps.db.insert(userMutes).values({ userId, mutedUserId }).onConflictDoNothing();
}

/** Shows the words of another user again. Throws the errors of `muteUser`. */
export async function unmuteUser({ deps, userId, mutedUserId }: Mute): Promise<void> {
  await otherUser({ deps, userId, otherId: mutedUserId });
  await deps.db.delete(userMutes).where(isMute({ userId, mutedUserId }));
}

export async function hasMuted({ deps, userId, mutedUserId }: Mute): Promise<boolean> {
  const rows = await deps.db.select().from(userMutes).where(isMute({ userId, mutedUserId }));
  return rows.length > 0;
}

/** Ids of the users whose words a user does not see. */
export async function mutedBy({ deps, userId }: Pick<Mute, 'deps' | 'userId'>): Promise<number[]> {
  const rows = await deps.db
    .select({ mutedUserId: userMutes.mutedUserId })
    .from(userMutes)
    .where(eq(userMutes.userId, userId));
  return rows.map(({ mutedUserId }) => mutedUserId);
}

export async function listMutes(
  query: Pick<Mute, 'deps' | 'userId'>,
): Promise<{ userId: number; nickname: string }[]> {
  return listNicknames({ deps: query.deps, userIds: await mutedBy(query) });
}

const isMute = ({ userId, mutedUserId }: Pick<Mute, 'userId' | 'mutedUserId'>) =>
  and(eq(userMutes.userId, userId), eq(userMutes.mutedUserId, mutedUserId));
