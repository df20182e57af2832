import { and, desc, eq, inArray } from 'drizzle-orm';
import { STAGE_GHOSTS_SHOWN, type StageGhost } from '#shared/contract/learning/stageRoutes.ts';
import { stageRuns } from '#server/db/tables/learning/stages.ts';
import { findProblem, type ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';

/** Best runs of friends on a stage, the latest first; a block has ended the friendship. Throws PROBLEM_NOT_FOUND. */
export async function listGhosts(query: ProblemAddress): Promise<StageGhost[]> {
  const { deps, userId, problemId } = query;
  await findProblem(query);
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
