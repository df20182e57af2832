import type { Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { rankBoard } from '#shared/scoreboard/rankBoard.ts';

/** The result of a user in content 1 of the sample board. */
export const sampleEntry = (userId: number, part: Partial<ScoreboardEntry> = {}): ScoreboardEntry => ({
  userId,
  competitionContentId: 1,
  submissionId: 10 + userId,
  success: false,
  total: 4,
  correct: 0,
  submissionCount: 1,
  score: 0,
  durationTime: 0,
  pendingCount: 0,
  ...part,
});

/** A running race of the users 1, 2 and 3 with two contents of 100 points. */
export function sampleBoard(entries: readonly ScoreboardEntry[] = [], part: Partial<Scoreboard> = {}) {
  const contentList = [1, 2].map((order) => ({
    competitionContentId: order,
    order,
    problemId: 100 + order,
    title: `문제 ${order}`,
    kind: 'CODE' as const,
    difficulty: 1,
    points: 100,
  }));
  const userList = [1, 2, 3].map((userId) => ({ userId, nickname: `친구${userId}`, teamId: null }));
  const board: Scoreboard = {
    clock: {
      contestId: 5,
      state: 'RUNNING',
      startsAt: '2026-03-02T00:00:00.000Z',
      endsAt: '2026-03-02T00:10:00.000Z',
      pausedAt: null,
      durationMs: 600_000,
      elapsedMs: 60_000,
      freezeFromMs: null,
      isFrozen: false,
      serverTime: '2026-03-02T00:01:00.000Z',
    },
    rule: 'IOI',
    scoredMs: 600_000,
    ruleTextList: [],
    contentList,
    userList,
    scoreboardList: [...entries],
    rankList: [],
    ...part,
  };
  const points = contentList.map((content) => content.points);
  return {
    ...board,
    rankList: rankBoard({
      rule: board.rule,
      entries: board.scoreboardList,
      users: board.userList,
      points,
    }),
  };
}
