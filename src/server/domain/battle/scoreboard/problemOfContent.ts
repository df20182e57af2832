import type { Problem } from '#shared/contract/learning/problems.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { getProblem } from '#server/domain/learning/problems/getProblem.ts';
import { assertStarted, readContents, type Contest } from './contests.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * The problem of a content, once it is no longer secret. A racer may open a stage that it has not reached on the road
 * yet. Throws BATTLE_NOT_STARTED, RESOURCE_NOT_FOUND.
 */
export async function problemOfContent(
  query: UserCall & {
    readonly contest: Contest;
    readonly competitionContentId: number;
  },
): Promise<Problem> {
  const { deps, userId, contest, competitionContentId } = query;
  assertStarted(contest, deps.clock.now());
  const { problemId } = await contentOf(deps.db, contest, competitionContentId);
  return getProblem({ deps, channelId: contest.channelId, userId, problemId });
}

/** Throws RESOURCE_NOT_FOUND. */
export async function contentOf(db: Deps['db'], { id: contestId }: Contest, competitionContentId: number) {
  const contents = await readContents({ db, contestId });
  const content = contents.find(({ id }) => id === competitionContentId);
  if (!content)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `contest ${contestId} has no content ${competitionContentId}`,
    });
  return content;
}
