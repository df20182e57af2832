/** Pure: a board → the rows of the projector, with a cell for each content. */
import type { Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { tryPenaltyMs } from '#shared/scoreboard/foldEntry.ts';

export type ScreenCell =
  /** `times` are the wrong tries before it. */
  | { readonly state: 'solved'; readonly minute: number; readonly times: number }
  | { readonly state: 'wrong'; readonly times: number }
  /** Handed in, and not told before the end, or not judged yet. */
  | { readonly state: 'secret' }
  | { readonly state: 'open' };

export interface ScreenRow {
  readonly key: string;
  readonly rank: number;
  readonly teamId: number | null;
  /** The player's name; for a team the names of its members. */
  readonly nicknames: readonly string[];
  readonly userIdList: readonly number[];
  readonly solved: number;
  readonly points: number;
  /** Minutes, with what wrong tries cost; null where the rule has none. */
  readonly penalty: number | null;
  /** Grows with everything that the row hands in. */
  readonly handedIn: number;
  readonly cells: readonly ScreenCell[];
}

const MINUTE_MS = 60_000;

export function screenRows(board: Scoreboard): readonly ScreenRow[] {
  const { rankList, scoreboardList, contentList, userList } = board;
  const nicknameOf = new Map(userList.map(({ userId, nickname }) => [userId, nickname]));
  return rankList.map(({ rank, teamId, userIdList, successCount, totalPoint, durationTime }) => {
    const own = scoreboardList.filter(({ userId }) => userIdList.includes(userId));
    return {
      ...{ rank, teamId, userIdList },
      key: teamId === null ? `u${userIdList.join()}` : `t${teamId}`,
      nicknames: userIdList.map((userId) => nicknameOf.get(userId) ?? ''),
      solved: successCount,
      points: totalPoint,
      penalty: board.rule === 'ICPC' ? Math.ceil(durationTime / MINUTE_MS) : null,
      handedIn: own.reduce((sum, entry) => sum + entry.submissionCount + entry.pendingCount, 0),
      cells: contentList.map(({ competitionContentId }) =>
        cellOf(
          own.filter((entry) => entry.competitionContentId === competitionContentId),
          board,
        ),
      ),
    };
  });
}

function cellOf(entries: readonly ScoreboardEntry[], board: Scoreboard): ScreenCell {
  const times = entries.reduce(
    (sum, { submissionCount, success }) => sum + submissionCount - Number(success),
    0,
  );
  const solved = entries.filter(({ success }) => success);
  if (solved.length > 0) {
    const first = Math.min(...solved.map((entry) => solvedAt(entry, board)));
    return { state: 'solved', minute: Math.max(1, Math.ceil(first / MINUTE_MS)), times };
  }
  if (entries.some(({ pendingCount }) => pendingCount > 0)) return { state: 'secret' };
  return times > 0 ? { state: 'wrong', times } : { state: 'open' };
}

/** Penalties of the rule are no time on the clock. */
function solvedAt(
  { durationTime, submissionCount }: ScoreboardEntry,
  { rule, scoredMs }: Scoreboard,
): number {
  if (rule !== 'ICPC') return durationTime;
  return Math.max(0, durationTime - (submissionCount - 1) * tryPenaltyMs(scoredMs));
}
