import { itemById } from '#shared/content/items.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';

/** The fields of a child by which its guardian recognises it. Throws MEMBER_NOT_FOUND. */
export async function childFace(query: { deps: Pick<Deps, 'db' | 'appearances'>; userId: number }) {
  const { deps, userId } = query;
  const [users, worn] = await Promise.all([
    userSummaries({ deps, userIds: [userId] }),
    deps.appearances.wornItemIds({ db: deps.db, userIds: [userId] }),
  ]);
  const user = users.get(userId);
  if (!user) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  return {
    nickname: user.nickname,
    level: user.level,
    itemKeyList: (worn.get(userId) ?? []).flatMap((itemId) => itemById(itemId)?.key ?? []),
  };
}
