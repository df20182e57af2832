import { sql } from 'drizzle-orm';
import {
  LAST_COUNTED_RANK,
  WORLD_RANKING_SIZE,
  type RankingScope,
  type WorldRanking,
  type WorldRankingPeriod,
} from '#shared/contract/world/ranking.ts';
import { addDays, seoulMidnight, seoulWeek } from '#server/platform/seoulWeek.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { assertMember } from '#server/domain/channels/channels/assertMember.ts';
import {
  isActiveMemberOf,
  isLargeChannel,
  readMembership,
} from '#server/domain/channels/channels/memberships.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { hasEnteredWorld } from '#server/domain/world/characters/readPosition.ts';
import { ALL_TIME } from './countActivity.ts';
import { isHidden } from './optOuts.ts';
import { namePlayers } from './namePlayers.ts';
import { readFirst, readStanding, type Board, type Standing } from './readStandings.ts';
import type { UserCall } from '#server/domain/call.ts';

interface RankingRequest extends UserCall {
  readonly scope: RankingScope;
  readonly period: WorldRankingPeriod;
  readonly channelId?: number | undefined;
}

/** Throws VALIDATION_FAIL without a channel's id, CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE. */
export async function listRanking(request: RankingRequest): Promise<WorldRanking> {
  const { deps, userId, period } = request;
  const channelId = await comparedChannel(request);
  const isLarge = channelId !== null && (await isLargeChannel(deps.db, channelId));
  const monday = seoulWeek(deps.clock.now());
  const board: Board = {
    db: deps.db,
    period: period === 'WEEK' ? monday : ALL_TIME,
    today: seoulDay(deps.clock.now()),
    takesPart: (id) => {
      if (channelId !== null) return isActiveMemberOf(id, channelId, isLarge);
      return request.scope === 'WORLD' ? hasEnteredWorld(id) : sql`true`;
    },
  };
  const [first, standing, hidden, blocked] = await Promise.all([
    readFirst(board, WORLD_RANKING_SIZE),
    readStanding(board, { userId, most: LAST_COUNTED_RANK }),
    isHidden({ db: deps.db, userId }),
    blockedAround({ deps, userId }),
  ]);
  const shown = first.filter((row) => !blocked.has(row.userId));
  const players = await namePlayers({
    deps,
    userId,
    channelId,
    playerIds: [...shown.map((row) => row.userId), ...(standing ? [userId] : [])],
  });
  const own = standing && players.get(userId);
  return {
    rankingList: shown.flatMap(({ userId: id, ...figures }) => {
      const user = players.get(id);
      return user ? [{ ...figures, user }] : [];
    }),
    own: own ? { ...placeOf(standing), user: own } : null,
    isHidden: hidden,
    endsAt: period === 'WEEK' ? seoulMidnight(addDays(monday, 7)).toISOString() : null,
  };
}

/** The channel whose members are compared; null for the scopes without one. */
async function comparedChannel({ deps, userId, scope, channelId }: RankingRequest): Promise<number | null> {
  if (scope !== 'CHANNEL') return null;
  if (channelId === undefined)
    throw new AppError('VALIDATION_FAIL', { log: 'the scope CHANNEL needs a channelId' });
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${channelId}` });
  assertMember(membership, userId, 'visitor');
  return channelId;
}

function placeOf({ userId: _userId, above, nextScore, withNextScore, ...figures }: Standing) {
  const isCounted = above < LAST_COUNTED_RANK;
  return {
    ...figures,
    rank: isCounted ? above + 1 : null,
    next:
      nextScore === null
        ? null
        : { rank: isCounted ? above - withNextScore + 1 : null, distance: nextScore - figures.score },
  };
}
