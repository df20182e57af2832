import {
  RANKING_SIZE,
  type TimeTrialRanking,
  type RankingPeriod,
  type RunClass,
} from '#shared/contract/world/timeTrials.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import type { Deps } from '#server/domain/deps.ts';
import { courseOrThrow } from './timeTrialCourses.ts';
import { rankRuns } from './rankRuns.ts';

interface RankingRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'appearances'>;
  readonly userId: number;
  readonly mapId: number;
  readonly courseId: number;
  readonly period: RankingPeriod;
  readonly runClass: RunClass;
}

/** The fastest runners of a course, and the caller's rank among them. Throws RESOURCE_NOT_FOUND. */
export async function listTimeTrialRanking(request: RankingRequest): Promise<TimeTrialRanking> {
  const { deps, userId, mapId, courseId, period, runClass } = request;
  const { rows, own, totalCount } = await rankRuns({
    ...courseOrThrow(mapId, courseId),
    db: deps.db,
    userId,
    runClass,
    day: period === 'TODAY' ? seoulDay(deps.clock.now()) : null,
    most: RANKING_SIZE,
  });
  const users = await dressedUsers({
    deps,
    userIds: [...rows, ...(own ? [own] : [])].map((run) => run.userId),
  });
  const friends = new Set((await friendsSince({ db: deps.db, userId })).map((friend) => friend.userId));
  const named = <T extends { readonly userId: number }>(run: T) => ({
    ...run,
    nickname: users.get(run.userId)?.nickname ?? '',
    itemIdList: users.get(run.userId)?.itemIdList ?? [],
    isFriend: friends.has(run.userId),
  });
  return { rankingList: rows.map(named), own: own && named(own), totalCount };
}
