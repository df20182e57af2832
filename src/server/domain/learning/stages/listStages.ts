import { and, desc, inArray } from 'drizzle-orm';
import {
  STAGE_FRIENDS_SHOWN,
  type StageOnMap,
  type StarGiftView,
} from '#shared/contract/learning/stageRoutes.ts';
import { STAR_GIFTS } from '#shared/content/starGifts.ts';
import { STARS_NEEDED } from '#shared/content/stageRoad.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import { stageStars } from '#server/db/tables/learning/stages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listStageProblems } from '#server/domain/learning/problems/listStageProblems.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { transaction } from '#server/domain/transaction.ts';
import { givenStarGifts, giveStarGifts } from '#server/domain/world/levels/giveStarGifts.ts';
import { openStages, starsOf, starTotalOf } from './openStages.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** The stages of a channel in the order of the road: stars of the caller, open stages, and the places of friends. */
export async function listStages({ deps, channelId, userId }: ChannelScope) {
  const [stages, friends] = await Promise.all([
    listStageProblems({ db: deps.db, channelId }),
    friendsSince({ db: deps.db, userId }),
  ]);
  const friendIds = friends.map((friend) => friend.userId);
  const problemIds = stages.map(({ problemId }) => problemId);
  const [stars, standing] = await Promise.all([
    starsOf({ deps, userId, problemIds }),
    friendsByStage({ deps, friendIds, problemIds }),
  ]);
  const open = openStages(stages, stars);
  const stageList: StageOnMap[] = stages.map(({ problemId, title, theme, order }) => ({
    problemId,
    title,
    theme,
    order,
    starCount: stars.get(problemId) ?? 0,
    isOpen: open.has(problemId),
    friendList: standing.get(problemId) ?? [],
  }));
  const themeList = STAGE_THEMES.map((theme) => ({ theme, starsNeeded: STARS_NEEDED[theme] }));
  const starTotal = starTotalOf(stars);
  const giftList = await listGifts({ deps, userId, starTotal });
  return { stageList, starTotal, themeList, giftList };
}

/** The gifts for numbers of stars. Stars from before there were gifts count from here on. */
async function listGifts(request: {
  readonly deps: Pick<Deps, 'db' | 'events' | 'clock'>;
  readonly userId: number;
  readonly starTotal: number;
}): Promise<StarGiftView[]> {
  const { deps, userId, starTotal } = request;
  const given = await givenStarGifts({ db: deps.db, userId });
  const isReached = ({ stars }: { readonly stars: number }) => stars <= starTotal;
  if (STAR_GIFTS.some((gift) => isReached(gift) && !given.has(gift.stars)))
    await transaction(deps, (tx) =>
      giveStarGifts(tx, { userId, roadStars: starTotal, now: deps.clock.now() }),
    );
  return STAR_GIFTS.map((gift) => ({ ...gift, isGiven: given.has(gift.stars) || isReached(gift) }));
}

/** Friends by the last stage of the road that they have solved. */
async function friendsByStage(query: {
  readonly deps: Deps;
  readonly friendIds: readonly number[];
  readonly problemIds: readonly number[];
}): Promise<ReadonlyMap<number, StageOnMap['friendList']>> {
  const { deps, friendIds, problemIds } = query;
  if (friendIds.length === 0 || problemIds.length === 0) return new Map();
  const rows = await deps.db
    .select({ userId: stageStars.userId, problemId: stageStars.problemId })
    .from(stageStars)
    .where(and(inArray(stageStars.userId, [...friendIds]), inArray(stageStars.problemId, [...problemIds])))
    .orderBy(desc(stageStars.solvedAt));
  const furthest = new Map<number, number>();
  for (const { userId, problemId } of rows)
    furthest.set(userId, Math.max(furthest.get(userId) ?? -1, problemIds.indexOf(problemId)));
  const users = await dressedUsers({ deps, userIds: [...furthest.keys()] });
  const byStage = new Map<number, StageOnMap['friendList']>();
  for (const [userId, index] of furthest) {
    const problemId = problemIds[index];
    const user = users.get(userId);
    if (problemId === undefined || !user) continue;
    const list = byStage.get(problemId) ?? [];
    const { nickname, itemIdList } = user;
    if (list.length < STAGE_FRIENDS_SHOWN)
      byStage.set(problemId, [...list, { userId, nickname, itemIdList }]);
  }
  return byStage;
}
