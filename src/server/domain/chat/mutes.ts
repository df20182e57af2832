import { and, asc, eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { userMutes } from '#server/db/tables/chat.ts';
import { otherUser } from '../accounts/otherUser.ts';
import type { Deps } from '../deps.ts';

interface Mute {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly mutedUserId: number;
}

/** Hides somebody's words from a user. Twice is once. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself). */
export async function muteUser({ deps, userId, mutedUserId }: Mute): Promise<void> {
  await otherUser({ deps, userId, otherId: mutedUserId });
  await deps.db.insert(userMutes).values({ userId, mutedUserId }).onConflictDoNothing();
}

/** Shows somebody's words again. Throws as `muteUser` does. */
export async function unmuteUser({ deps, userId, mutedUserId }: Mute): Promise<void> {
  await otherUser({ deps, userId, otherId: mutedUserId });
  await deps.db.delete(userMutes).where(isMute({ userId, mutedUserId }));
}

export async function hasMuted({ deps, userId, mutedUserId }: Mute): Promise<boolean> {
  const rows = await deps.db.select().from(userMutes).where(isMute({ userId, mutedUserId }));
  return rows.length > 0;
}

export async function listMutes({
  deps,
  userId,
}: Pick<Mute, 'deps' | 'userId'>): Promise<{ userId: number; nickname: string }[]> {
  return deps.db
    .select({ userId: users.id, nickname: users.nickname })
    .from(userMutes)
    .innerJoin(users, eq(users.id, userMutes.mutedUserId))
    .where(eq(userMutes.userId, userId))
    .orderBy(asc(users.nickname));
}

const isMute = ({ userId, mutedUserId }: Pick<Mute, 'userId' | 'mutedUserId'>) =>
  and(eq(userMutes.userId, userId), eq(userMutes.mutedUserId, mutedUserId));
