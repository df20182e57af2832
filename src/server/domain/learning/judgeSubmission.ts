import { and, eq, isNull, sql } from 'drizzle-orm';
import type { QuestChange } from '#shared/contract/quests.ts';
import { VERDICTS } from '#shared/contract/verdicts.ts';
import { problemProgress, submissions, type StoredCaseResult } from '#server/db/tables/learning.ts';
import { explainCompileError, explainFailure } from '#server/judge/explain.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import type { Deps } from '../deps.ts';
import { countGoal } from '../quests/countGoal.ts';
import { busyAsAppError } from './busyAsAppError.ts';
import { limitsOf, type ProblemWithCases } from './problemCases.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

export interface JudgedSubmission {
  readonly row: SubmissionRow;
  readonly questChange: QuestChange | null;
}

interface JudgeRequest {
  readonly deps: Deps;
  readonly row: SubmissionRow;
  readonly loaded: ProblemWithCases;
}

/** Submissions at the judge right now, so that a repeated request waits for the first instead of judging twice. */
const underWay = new Map<string, Promise<JudgedSubmission>>();

/** Judges a stored submission; the verdict, the progress and the quest goals are written in one transaction. */
export function judgeSubmission(request: JudgeRequest): Promise<JudgedSubmission> {
  const key = `${request.deps.config.DATA_DIR}:${request.row.id}`;
  const running = underWay.get(key);
  if (running) return running;
  const judging = judgeAndStore(request).finally(() => underWay.delete(key));
  underWay.set(key, judging);
  return judging;
}

async function judgeAndStore({ deps, row, loaded }: JudgeRequest): Promise<JudgedSubmission> {
  const result = await deps.judge
    .judge({
      language: row.language,
      source: row.source,
      cases: loaded.cases,
      limits: limitsOf(loaded.problem),
      checker: loaded.problem.checker,
      priority: 'submission',
    })
    .catch(async (error: unknown) => {
      await deps.db.delete(submissions).where(and(eq(submissions.id, row.id), isNull(submissions.verdict)));
      return busyAsAppError(error);
    });
  const outcome = {
    verdict: result.verdict,
    cases: toStoredCases(loaded, result),
    errorMessage: result.compileError ? explainCompileError(result.compileError) : null,
    errorLine: result.compileError?.line ?? null,
    judgedAt: deps.clock.now(),
  };
  return store(deps, row, outcome);
}

type Outcome = Pick<SubmissionRow, 'cases' | 'errorMessage' | 'errorLine'> & {
  verdict: JudgeResult['verdict'];
  judgedAt: Date;
};

async function store(deps: Deps, row: SubmissionRow, outcome: Outcome): Promise<JudgedSubmission> {
  const { userId, problemId } = row;
  const accepted = outcome.verdict === 'AC';
  const attempts = VERDICTS[outcome.verdict].countsAsAttempt ? 1 : 0;
  const stored = await deps.db.transaction(async (tx) => {
    const [judged] = await tx
      .update(submissions)
      .set(outcome)
      .where(and(eq(submissions.id, row.id), isNull(submissions.verdict)))
      .returning();
    if (!judged) return undefined;
    await tx
      .insert(problemProgress)
      .values({
        userId,
        problemId,
        success: accepted,
        submissionCount: attempts,
        firstSuccessAt: accepted ? outcome.judgedAt : null,
      })
      .onConflictDoUpdate({
        target: [problemProgress.userId, problemProgress.problemId],
        set: {
          success: sql`${problemProgress.success} or excluded.success`,
          submissionCount: sql`${problemProgress.submissionCount} + excluded.submission_count`,
          firstSuccessAt: sql`coalesce(${problemProgress.firstSuccessAt}, excluded.first_success_at)`,
        },
      });
    const counted = accepted
      ? await countGoal({ tx, userId, actionType: 'SOLVE_PROBLEM', actionId: problemId })
      : undefined;
    return { judged, counted };
  });
  if (!stored) {
    const [earlier] = await deps.db.select().from(submissions).where(eq(submissions.id, row.id));
    return { row: earlier ?? row, questChange: null };
  }
  stored.counted?.announce(deps.events);
  return { row: stored.judged, questChange: stored.counted?.change ?? null };
}

/** What is kept of each case: of a hidden one only whether it passed. */
function toStoredCases(loaded: ProblemWithCases, result: JudgeResult): StoredCaseResult[] {
  return result.cases.flatMap((caseResult, index) => {
    const stored = loaded.cases[index];
    if (!stored) return [];
    const visible = !stored.hidden;
    return [
      {
        caseNumber: stored.caseNumber,
        hidden: stored.hidden,
        verdict: caseResult.verdict,
        timeMs: caseResult.timeMs,
        output: visible ? caseResult.output : null,
        explanation:
          caseResult.verdict === 'AC' ? null : explainFailure({ case: stored, result: caseResult, visible }),
      },
    ];
  });
}
