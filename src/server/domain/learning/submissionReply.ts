import type { QuestChange } from '#shared/contract/quests.ts';
import type { Submission } from '#shared/contract/learning.ts';
import type { SubmissionRow } from './judgeSubmission.ts';
import type { ProblemWithCases } from './problemCases.ts';

/** A submission as its author may see it. Nothing of a hidden case but its verdict is in it. */
export function submissionReply(parts: {
  row: SubmissionRow;
  loaded: ProblemWithCases;
  questChange: QuestChange | null;
}): Submission {
  const { row, loaded, questChange } = parts;
  const data = new Map(loaded.cases.map((stored) => [stored.caseNumber, stored]));
  return {
    ...submissionSummary(row, loaded.cases.length),
    caseList: row.cases.map((result) => {
      const shown = result.hidden ? undefined : data.get(result.caseNumber);
      return {
        ...result,
        output: result.hidden ? null : result.output,
        input: shown?.input ?? null,
        expected: shown?.expected ?? null,
      };
    }),
    questChange,
  };
}

export function submissionSummary(row: SubmissionRow, total: number) {
  return {
    submissionId: row.id,
    problemId: row.problemId,
    language: row.language,
    source: row.source,
    verdict: row.verdict,
    correct: row.cases.filter((result) => result.verdict === 'AC').length,
    total,
    errorMessage: row.errorMessage,
    errorLine: row.errorLine,
    createdAt: row.createdAt.toISOString(),
  };
}
