/** Pure: a board after a live entry, which replaces that of its user and content. */
import type { Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { rankBoard } from '#shared/scoreboard/rankBoard.ts';

export function applyEntry(board: Scoreboard, entry: ScoreboardEntry): Scoreboard {
  const { rule, userList, contentList } = board;
  if (!userList.some(({ userId }) => userId === entry.userId)) return board;
  const scoreboardList = [
    ...board.scoreboardList.filter(
      ({ userId, competitionContentId }) =>
        userId !== entry.userId || competitionContentId !== entry.competitionContentId,
    ),
    entry,
  ];
  const points = contentList.map((content) => content.points);
  return {
    ...board,
    scoreboardList,
    rankList: rankBoard({ rule, entries: scoreboardList, users: userList, points }),
  };
}
