/** Pure: entries → rows with ranks, the same on the server and in the browser. */
import type { ContestRule, ScoreboardEntry, ScoreboardRow } from '#shared/contract/battle/scoreboards.ts';
import { TIME_BONUS } from './foldEntry.ts';

export interface RankedUser {
  readonly userId: number;
  /** Null where each plays alone. */
  readonly teamId: number | null;
}

interface Board {
  readonly rule: ContestRule;
  readonly entries: readonly ScoreboardEntry[];
  readonly users: readonly RankedUser[];
  /** The points of every content. */
  readonly points: readonly number[];
}

/** The better entry of the members counts for a team. */
const better = (a: ScoreboardEntry, b: ScoreboardEntry): number =>
  b.score - a.score ||
  Number(b.success) - Number(a.success) ||
  a.durationTime - b.durationTime ||
  a.userId - b.userId;

/** Sides with equal points and time share a rank, and the next rank is one more than the rows above it. */
export function rankBoard({ rule, entries, users, points }: Board): ScoreboardRow[] {
  const most = points.reduce((sum, one) => sum + one, 0) * (rule === 'SPEED' ? 1 + TIME_BONUS : 1);
  const entriesOf = Map.groupBy(entries, ({ userId }) => userId);
  const sides = Map.groupBy(users, ({ userId, teamId }) => (teamId === null ? `u${userId}` : `t${teamId}`));
  const rows = [...sides.values()].map((members) => {
    const [first] = members;
    const own = members.flatMap(({ userId }) => entriesOf.get(userId) ?? []);
    const byContent = Map.groupBy(own, ({ competitionContentId }) => competitionContentId);
    const counted = [...byContent.values()].flatMap((some) => some.toSorted(better)[0] ?? []);
    const totalPoint = sum(counted, ({ score }) => score);
    const times = counted.filter(({ score }) => score > 0).map(({ durationTime }) => durationTime);
    return {
      userId: first?.teamId == null ? (first?.userId ?? null) : null,
      teamId: first?.teamId ?? null,
      userIdList: members.map(({ userId }) => userId).toSorted((a, b) => a - b),
      totalPoint,
      percentageScore: most === 0 ? 0 : Math.min(100, Math.round((totalPoint / most) * 1000) / 10),
      successCount: counted.filter(({ success }) => success).length,
      submissionCount: sum(own, ({ submissionCount }) => submissionCount),
      durationTime: rule === 'ICPC' ? times.reduce((all, one) => all + one, 0) : Math.max(0, ...times),
    };
  });
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    b.totalPoint - a.totalPoint || a.durationTime - b.durationTime;
  const ordered = rows.toSorted((a, b) => compare(a, b) || (a.userIdList[0] ?? 0) - (b.userIdList[0] ?? 0));
  let rank = 1;
  return ordered.map((row, index) => {
    const above = ordered[index - 1];
    if (above && compare(above, row) !== 0) rank = index + 1;
    return { rank, ...row };
  });
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((all, one) => all + of(one), 0);
