/** Pure: a board → the lanes of the race, in the order in which the players came in, which never changes. */
import type { RoomMember } from '#shared/contract/battle/battles.ts';
import { progressKey, type BattleState } from '#client/stores/battleStore.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { tryCostPoints, tryPenaltyMs } from '#shared/scoreboard/foldEntry.ts';

export interface Lane {
  /** The number on the boards, which stays; lanes are numbered from 1. */
  readonly order: number;
  readonly userId: number;
  readonly nickname: string;
  readonly teamId: number | null;
  readonly isOwn: boolean;
  /** The rank; null for a player who has done nothing yet, or takes no part any more. */
  readonly rank: number | null;
  readonly points: number;
  readonly correct: number;
  readonly total: number;
  readonly wrongCount: number;
  /** The price of wrong tries by the rule: time, which counts once their content is solved, or points. */
  readonly penaltyMs: number;
  readonly lostPoints: number;
  readonly pendingCount: number;
  readonly successCount: number;
  readonly hasLeft: boolean;
  /** The judge has something of it, and what of it is not a secret. */
  readonly isJudged: boolean;
}

interface LanesOf {
  readonly board: Scoreboard;
  readonly members: readonly RoomMember[];
  readonly ownId: number | null;
  /** Cases of a content of which nobody has handed anything in yet. */
  readonly usualTotal: number;
  /** The progress of submissions that the judge is at, by `progressKey`. */
  readonly progress?: BattleState['progress'];
}

export function raceLanes({ board, members, ownId, usualTotal, progress = {} }: LanesOf): readonly Lane[] {
  const totalOf = new Map<number, number>();
  for (const { competitionContentId, total } of board.scoreboardList)
    totalOf.set(competitionContentId, Math.max(total, totalOf.get(competitionContentId) ?? 0));
  const total = board.contentList.reduce(
    (sum, { competitionContentId }) => sum + (totalOf.get(competitionContentId) || usualTotal),
    0,
  );
  const costOf = new Map(
    board.contentList.map(({ competitionContentId, points }) => [
      competitionContentId,
      tryCostPoints(points),
    ]),
  );
  return board.userList.map(({ userId, nickname, teamId }, index) => {
    const entries = board.scoreboardList.filter((entry) => entry.userId === userId);
    const row = board.rankList.find(({ userIdList }) => userIdList.includes(userId));
    const count = (of: (entry: (typeof entries)[number]) => number) =>
      entries.reduce((sum, entry) => sum + of(entry), 0);
    const wrongCount = count(wrongOf);
    return {
      ...{ order: index + 1, userId, nickname, teamId, total },
      isOwn: userId === ownId,
      rank: entries.length === 0 ? null : (row?.rank ?? null),
      points: row?.totalPoint ?? 0,
      // A case that has passed is a step at once; what comes of it is never less.
      correct: count((entry) => Math.max(entry.correct, progress[progressKey(entry)]?.passed ?? 0)),
      isJudged: entries.some((entry) => entry.pendingCount > 0 && progress[progressKey(entry)] !== undefined),
      wrongCount,
      penaltyMs: board.rule === 'ICPC' ? wrongCount * tryPenaltyMs(board.scoredMs) : 0,
      lostPoints:
        board.rule === 'SPEED'
          ? count((entry) => wrongOf(entry) * (costOf.get(entry.competitionContentId) ?? 0))
          : 0,
      pendingCount: count(({ pendingCount }) => pendingCount),
      successCount: count(({ success }) => (success ? 1 : 0)),
      hasLeft: members.length > 0 && !members.some((member) => member.userId === userId),
    };
  });
}

const wrongOf = ({ submissionCount, success }: Scoreboard['scoreboardList'][number]): number =>
  submissionCount - (success ? 1 : 0);

/** The number of lanes that a phone has room for above the code. */
const RIBBON_LANES = 4;

/** The leading lanes, and the own one; in the order of the lanes. */
export function ribbonLanes(lanes: readonly Lane[]): readonly Lane[] {
  const leading = lanes
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.correct - a.correct)
    .filter(({ isOwn }) => !isOwn);
  const own = lanes.filter(({ isOwn }) => isOwn);
  return [...own, ...leading.slice(0, RIBBON_LANES - own.length)].toSorted((a, b) => a.order - b.order);
}
