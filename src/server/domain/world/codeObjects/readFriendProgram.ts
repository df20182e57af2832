import { and, eq } from 'drizzle-orm';
import type { CodeObjectFriend, CodeObjectProgram } from '#shared/contract/world/codeObjects.ts';
import { codeObjectPrograms as programs } from '#server/db/tables/world/codeObjects.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { AppError } from '#server/platform/appError.ts';
import { programView } from './programView.ts';

/** The effect of a friend's program; a missing one and a private one are both RESOURCE_NOT_FOUND. */
export async function readFriendProgram(request: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly objectId: number;
  readonly friendId: number;
}): Promise<CodeObjectFriend & CodeObjectProgram> {
  const { deps, userId, objectId, friendId } = request;
  const [isFriend, [program], names] = await Promise.all([
    areFriends({ deps, userId, otherId: friendId }),
    deps.db
      .select()
      .from(programs)
      .where(
        and(eq(programs.userId, friendId), eq(programs.objectId, objectId), eq(programs.isShared, true)),
      ),
    userSummaries({ deps, userIds: [friendId] }),
  ]);
  const friend = names.get(friendId);
  if (!isFriend || !program || !friend)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no program of user ${friendId} for object ${objectId} that user ${userId} may see`,
    });
  return { userId: friendId, nickname: friend.nickname, ...programView(program) };
}
