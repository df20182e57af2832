import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';
import { checkDay, puzzleDays } from './puzzleDays.ts';
import { puzzleTexts } from './texts.ts';

/** Sends a prepared question about the puzzle of a day to a friend. Throws NOT_A_FRIEND, and as `checkDay` does. */
export async function askFriend(
  request: UserCall & { readonly day: string; readonly friendId: number; readonly questionId: number },
): Promise<Record<string, never>> {
  const { deps, userId, day, friendId, questionId } = request;
  checkDay(await puzzleDays(request), day);
  if (!(await areFriends({ deps, userId, otherId: friendId })))
    throw new AppError('NOT_A_FRIEND', {
      message: puzzleTexts.notAFriend,
      log: `user ${userId} asks user ${friendId}, who is no friend`,
    });
  await transaction(deps, (tx) =>
    emit(tx, { type: 'puzzle.asked', userId: friendId, askerId: userId, day, questionId }),
  );
  return {};
}
