import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { AppError } from '#server/platform/appError.ts';
import { transaction } from '#server/domain/transaction.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import type { ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { findTeachableProblem } from '#server/domain/learning/problems/findTeachableProblem.ts';
import { resetProgress } from '#server/domain/learning/progress/saveLearningProgress.ts';

type Reset = ProblemAddress & { readonly memberUserId: number };

/**
 * Lets a member begin a problem again: its submissions become those of an earlier version, and rewards stay. `userId`
 * is the member of staff. Throws PROBLEM_NOT_FOUND for a problem that the class does not learn with,
 * CHANNEL_MEMBER_NOT_FOUND, ALREADY_RESET when there is nothing to reset.
 */
export async function resetProblem(
  query: Reset & { readonly channel: CallerChannel },
): Promise<{ resetVersion: number }> {
  const { deps, channel, channelId, problemId, memberUserId } = query;
  await findTeachableProblem({ db: deps.db, channelId, problemId });
  await readActiveMembers(deps.db, { channel, memberIds: [memberUserId] });
  return resetMember(query);
}

/** The same for a caller that has checked the problem. */
export function resetMember(query: Reset): Promise<{ resetVersion: number }> {
  const { deps, channelId, userId, problemId, memberUserId } = query;
  return transaction(deps, async (tx) => {
    const resetVersion = await resetProgress({ tx, userId: memberUserId, problemId });
    if (resetVersion === undefined)
      throw new AppError('ALREADY_RESET', {
        log: `user ${memberUserId} has nothing at problem ${problemId}`,
      });
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'problem.reset',
      targetUserId: memberUserId,
      details: { problemId, resetVersion },
    });
    return { resetVersion };
  });
}
