/** Pure. The result of one user in one content, by the rule of the contest. */
import type { ContestRule, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { VERDICTS, type Verdict } from '#shared/contract/learning/verdicts.ts';

/** One submission to a contest. The journal of a contest is all of them. */
export interface JournalItem {
  readonly submissionId: number;
  readonly userId: number;
  readonly competitionContentId: number;
  /** On the clock of the contest. */
  readonly atMs: number;
  /** Null while the judge has it, and while the freeze hides it. */
  readonly verdict: Verdict | null;
  readonly correct: number;
  readonly total: number;
  /** Share of the points of this submission alone: by subtasks, or by cases. */
  readonly fraction: number;
}

export interface Scoring {
  readonly rule: ContestRule;
  /** The time that SPEED gives points for and that the penalty of ICPC is a share of; extensions do not change it. */
  readonly scoredMs: number;
}

/**
 * SPEED: the share of a content's points that a wrong try costs, and the share that a solution at the first moment
 * adds.
 */
const TRY_COSTS = 0.05;
export const TIME_BONUS = 0.5;
/** ICPC: the penalty of a wrong try before the right one, ms; a tenth of a short contest. */
const TRY_PENALTY_MS = 20 * 60_000;

export const tryPenaltyMs = (scoredMs: number): number => Math.min(TRY_PENALTY_MS, Math.floor(scoredMs / 10));
export const tryCostPoints = (points: number): number => Math.ceil(points * TRY_COSTS);

/** The order of handing in, which decides; not that of judging. */
export const inJournalOrder = (a: JournalItem, b: JournalItem): number =>
  a.atMs - b.atMs || a.submissionId - b.submissionId;

interface Reached {
  success: boolean;
  submissionId: number | null;
  fraction: number;
  correct: number;
  total: number;
  atMs: number;
  tries: number;
  pending: number;
}

/** `items` are those of one user to one content, in any order, one at least. */
export function foldEntry(items: readonly JournalItem[], points: number, scoring: Scoring): ScoreboardEntry {
  const [first] = items;
  if (!first) throw new Error('foldEntry: a user without a submission has no entry');
  const reached = reach(items, scoring.rule);
  const { userId, competitionContentId } = first;
  const { submissionId, success, total, correct, tries, pending } = reached;
  return {
    userId,
    competitionContentId,
    submissionId,
    success,
    total,
    correct,
    submissionCount: tries,
    ...worth(reached, points, scoring),
    pendingCount: pending,
  };
}

function reach(items: readonly JournalItem[], rule: ContestRule): Reached {
  const reached: Reached = {
    success: false,
    submissionId: null,
    fraction: 0,
    correct: 0,
    total: 0,
    atMs: 0,
    tries: 0,
    pending: 0,
  };
  for (const item of items.toSorted(inJournalOrder)) {
    if (item.verdict === null) {
      reached.pending += 1;
      continue;
    }
    // Submissions after the right answer neither help nor cost.
    if (reached.success || !VERDICTS[item.verdict].countsAsAttempt) continue;
    reached.tries += 1;
    reached.success = item.verdict === 'AC';
    const isBetter = item.fraction > reached.fraction || reached.success || reached.submissionId === null;
    if (!isBetter) continue;
    const { submissionId, correct, total, atMs } = item;
    const fraction = reached.success ? 1 : item.fraction;
    // The time of a try without points does not count.
    Object.assign(reached, { submissionId, correct, total, fraction, atMs: fraction > 0 ? atMs : 0 });
  }
  return rule === 'ICPC' && !reached.success ? { ...reached, atMs: 0 } : reached;
}

function worth(reached: Reached, points: number, { rule, scoredMs }: Scoring) {
  const { success, fraction, atMs, tries } = reached;
  const failures = success ? tries - 1 : tries;
  switch (rule) {
    case 'ICPC':
      return success
        ? { score: points, durationTime: atMs + failures * tryPenaltyMs(scoredMs) }
        : { score: 0, durationTime: 0 };
    case 'IOI':
      return { score: Math.floor(points * fraction), durationTime: atMs };
    case 'SPEED': {
      const left = scoredMs === 0 ? 0 : Math.max(0, scoredMs - atMs) / scoredMs;
      const bonus = success ? Math.floor(points * TIME_BONUS * left) : 0;
      const cost = failures * tryCostPoints(points);
      return { score: Math.max(0, Math.floor(points * fraction) + bonus - cost), durationTime: atMs };
    }
  }
}
