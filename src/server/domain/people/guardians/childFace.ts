import { itemById } from '#shared/content/items.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { briefUsers } from '#server/domain/people/accounts/briefUsers.ts';
import { wornItemIds } from '#server/domain/world/avatar/wornItems.ts';

/** As much of a child as its guardian needs to know it by. Throws MEMBER_NOT_FOUND. */
export async function childFace({ deps, userId }: { deps: Pick<Deps, 'db'>; userId: number }) {
  const [users, itemIds] = await Promise.all([
    briefUsers({ deps, userIds: [userId] }),
    wornItemIds({ db: deps.db, userId }),
  ]);
  const user = users.get(userId);
  if (!user) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  return {
    nickname: user.nickname,
    level: user.level,
    itemKeyList: itemIds.flatMap((itemId) => itemById(itemId)?.key ?? []),
  };
}
