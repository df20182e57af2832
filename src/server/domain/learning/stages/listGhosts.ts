import { and, desc, eq, inArray } from 'drizzle-orm';
import { STAGE_GHOSTS_SHOWN, type StageGhost } from '#shared/contract/learning/stageRoutes.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { stageRuns } from '#server/db/tables/learning/stages.ts';
import { findProblem, type ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { assertStageOpen } from './openStages.ts';

/** Best runs of friends on a stage, the latest first; a block has ended the friendship. Throws PROBLEM_NOT_FOUND, STAGE_LOCKED. */
export async function listGhosts(
  query: ProblemAddress & { readonly roles: readonly ChannelRole[] },
): Promise<StageGhost[]> {
  const { deps, userId, problemId } = query;
  await findProblem(query);
  await assertStageOpen(query);
  const friends = await friendsSince({ db: deps.db, userId });
  if (friends.length === 0) return [];
  const rows = await deps.db
    .select()
    .from(stageRuns)
    .where(
      and(
        eq(stageRuns.problemId, problemId),
        inArray(
          stageRuns.userId,
          friends.map((friend) => friend.userId),
        ),
      ),
    )
    .orderBy(desc(stageRuns.solvedAt))
    .limit(STAGE_GHOSTS_SHOWN);
  const users = await dressedUsers({ deps, userIds: rows.map((row) => row.userId) });
  return rows.flatMap(({ userId: friendId, steps, stepCount }) => {
    const user = users.get(friendId);
    return user
      ? [{ userId: friendId, nickname: user.nickname, itemIdList: user.itemIdList, steps, stepCount }]
      : [];
  });
}
