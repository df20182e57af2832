/** Pure: a board → the few places that fit into one line. */
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';

export interface MiniRow {
  readonly userId: number;
  readonly nickname: string;
  readonly rank: number;
  readonly points: number;
  readonly solved: number;
}

const MOST_ROWS = 4;

/** The first places in their order; the own place is the last of them when it is further down. */
export function miniRows(
  { rankList, userList }: Pick<Scoreboard, 'rankList' | 'userList'>,
  ownId: number,
): MiniRow[] {
  const nameOf = new Map(userList.map(({ userId, nickname }) => [userId, nickname]));
  const rows = rankList.flatMap(({ userId, rank, totalPoint, successCount }) =>
    userId === null
      ? []
      : { userId, rank, nickname: nameOf.get(userId) ?? '', points: totalPoint, solved: successCount },
  );
  const own = rows.slice(MOST_ROWS).filter(({ userId }) => userId === ownId);
  return [...rows.slice(0, MOST_ROWS - own.length), ...own];
}
