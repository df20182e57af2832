import type { QuestChange } from '#shared/contract/world/quests.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { explainHiddenFailure } from '#server/judge/explain.ts';
import type { ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { mostPointsOf } from '#server/domain/learning/problems/judgingOf.ts';
import type { WaitingState } from './judgeJobs.ts';
import type { SubmissionRow } from './storeVerdict.ts';

/** A submission as its author may see it. The hidden cases appear only as a number of passed ones. */
export function submissionReply(parts: {
  row: SubmissionRow;
  loaded: ProblemWithCases;
  questChange: QuestChange | null;
  waiting?: WaitingState | undefined;
}): Submission {
  const { row, loaded, questChange, waiting } = parts;
  const visible = new Map(
    loaded.cases.flatMap((one) => (one.hidden ? [] : [[one.caseNumber, one] as const])),
  );
  const caseList = row.cases.flatMap(({ caseNumber, verdict, timeMs, output, explanation }) => {
    const shown = visible.get(caseNumber);
    if (!shown) return [];
    const { input, expected } = shown;
    return [{ caseNumber, verdict, timeMs, input, expected, output, explanation }];
  });
  const visiblePassed = caseList.filter(({ verdict }) => verdict === 'AC').length;
  // Only without a failed visible case: otherwise it would tell which of the two the verdict is about.
  const explained = visiblePassed === visible.size ? row.verdict : null;
  return {
    ...submissionSummary(row, loaded),
    caseList,
    hidden: {
      total: loaded.cases.length - visible.size,
      passed: row.passedCount - visiblePassed,
      explanation: explained && explainHiddenFailure(explained),
    },
    waiting: row.verdict === null && waiting ? waiting : null,
    questChange,
  };
}

export function submissionSummary(row: SubmissionRow, { problem, cases }: ProblemWithCases) {
  return {
    submissionId: row.id,
    problemId: row.problemId,
    language: row.language,
    source: row.source,
    verdict: row.verdict,
    correct: row.passedCount,
    total: cases.length,
    score: row.score,
    maxScore: row.score === null ? null : mostPointsOf(problem),
    errorMessage: row.errorMessage,
    errorLine: row.errorLine,
    errorBlockId: row.errorBlockId,
    stage: row.stage,
    createdAt: row.createdAt.toISOString(),
  };
}
