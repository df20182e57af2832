import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { briefUsers, type BriefUser } from './briefUsers.ts';
import { accountTexts } from './texts.ts';

/** The user that somebody means who is not that user. Throws VALIDATION_FAIL for oneself, MEMBER_NOT_FOUND. */
export async function otherUser(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  otherId: number;
}): Promise<BriefUser> {
  const { deps, userId, otherId } = input;
  if (userId === otherId) {
    throw new AppError('VALIDATION_FAIL', {
      message: accountTexts.oneself,
      log: `user ${userId} means itself`,
    });
  }
  const other = (await briefUsers({ deps, userIds: [otherId] })).get(otherId);
  if (!other) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${otherId}` });
  return other;
}
