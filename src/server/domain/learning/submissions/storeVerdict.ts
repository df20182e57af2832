import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import { codeObjectActSchema } from '#shared/contract/world/codeObjects.ts';
import { CODE_OBJECT_LIMITS } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import {
  submissionHistory,
  submissions,
  type StoredCaseResult,
} from '#server/db/tables/learning/submissions.ts';
import type { Transaction } from '#server/db/connect.ts';
import { withNames } from '#server/judge/explain.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, emittedIn, transaction } from '#server/domain/transaction.ts';
import { objectOf, type ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { mostPointsOf } from '#server/domain/learning/problems/judgingOf.ts';
import { countSubmission, isSolved } from '#server/domain/learning/progress/saveLearningProgress.ts';
import { saveStageResult, stagePathOf, stageResultOf } from '#server/domain/learning/stages/stageResult.ts';
import { endJudgeJob, type ClaimedJob } from './judgeJobs.ts';
import { notifyOtherProcesses } from './otherProcesses.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

const outcomeSchema = z.object({
  kind: z.literal('object'),
  acts: z.array(codeObjectActSchema).max(CODE_OBJECT_LIMITS.acts),
  durationMs: z.int().min(0).max(CODE_OBJECT_LIMITS.durationMs),
});

interface JudgedRow {
  readonly deps: Deps;
  readonly job: ClaimedJob;
  /** The submission at the time when the job was claimed. */
  readonly row: SubmissionRow;
  readonly loaded: ProblemWithCases;
  readonly result: JudgeResult;
}

/**
 * Stores the verdict, the progress and its consequences in one transaction, together with the end of the job: once,
 * even if several processes have judged it. Undefined when another process has stored it.
 */
export async function storeVerdict(
  judged: JudgedRow,
): Promise<{ questChange: QuestChange | null } | undefined> {
  const { deps, job, row, loaded, result } = judged;
  const judgedAt = deps.clock.now();
  const cpuMs = result.cases.reduce((sum, { timeMs }) => sum + timeMs, 0);
  const stage = await stageResultOf({ ...row, loaded, result });
  const outcome = { ...(await columnsOf(judged)), stage, judgedAt };
  return transaction(deps, async (tx) => {
    if (!(await endJudgeJob(tx, job, cpuMs))) return undefined;
    // An internal fault replaces no result.
    const isKept = row.verdict !== null && result.verdict === 'SYSTEM';
    const questChange = isKept ? null : await storeResult(tx, judged, outcome);
    if (!deps.config.REDIS_URL) await notifyOtherProcesses(tx, job, emittedIn(tx));
    return { questChange };
  });
}

/** A program with the judge's result. */
type JudgedProgram = Pick<JudgedRow, 'loaded' | 'result'> & {
  readonly row: Pick<SubmissionRow, 'language' | 'source'>;
};

export type VerdictColumns = Awaited<ReturnType<typeof columnsOf>>;

/** The columns of a judgement that are stored with the submission. */
export async function columnsOf(judged: JudgedProgram) {
  const { row, loaded, result } = judged;
  return {
    verdict: result.verdict,
    cases: await toStoredCases(loaded, result, row),
    passedCount: result.cases.filter(({ verdict }) => verdict === 'AC').length,
    score: result.score ?? null,
    errorMessage: result.compileError
      ? ((await explainApart('explainCompileError', result.compileError, programOf(judged))) ?? null)
      : null,
    ...(await errorPlaceOf(judged)),
  };
}

/** The part of a row that a thread needs, with the names that the problem defines. */
const programOf = ({ row, loaded }: Pick<JudgedProgram, 'row' | 'loaded'>) =>
  withNames(row, loaded.cases[0]?.device);

type Outcome = VerdictColumns & Pick<SubmissionRow, 'stage'> & { readonly judgedAt: Date };

/** Answers the consequences. */
async function storeResult(
  tx: Transaction,
  judged: JudgedRow,
  outcome: Outcome,
): Promise<QuestChange | null> {
  const { row, result } = judged;
  const { judgedAt, stage } = outcome;
  if (row.verdict !== null) await saveFormerResult(tx, judged, judgedAt);
  await tx.update(submissions).set(outcome).where(eq(submissions.id, row.id));
  const { userId, problemId } = row;
  // Stars of a battle wait for its end: see `saveHeldStars`.
  if (judged.job.priority !== 'battle')
    await saveStageResult({ tx, userId, problemId, stage, result, solvedAt: judgedAt });
  await publishObjectProgram(tx, judged, judgedAt);
  const questChange = await count(tx, judged, judgedAt);
  // Only its child waits for a verdict of a lesson.
  if (judged.job.priority !== 'lesson') await emit(tx, { type: 'submission.judged', ...judgedEvent(judged) });
  return questChange;
}

function judgedEvent({ row, loaded, result }: JudgedRow) {
  const { verdict, score } = result;
  const correct = result.cases.filter((one) => one.verdict === 'AC').length;
  const total = loaded.cases.length;
  const most = mostPointsOf(loaded.problem);
  const fraction = score !== undefined && most > 0 ? score / most : correct / Math.max(1, total);
  const path = stagePathOf({ loaded, result });
  return { userId: row.userId, submissionId: row.id, verdict, correct, total, fraction, path };
}

/** A result that replaces another counts only its improvement, and takes nothing back. */
async function count(
  tx: Transaction,
  { row, result }: JudgedRow,
  judgedAt: Date,
): Promise<QuestChange | null> {
  const { userId, problemId, verdict: former } = row;
  const accepted = result.verdict === 'AC';
  const { countsAsAttempt } = VERDICTS[result.verdict];
  if (former === null) return countSubmission({ tx, userId, problemId, accepted, countsAsAttempt, judgedAt });
  return countSubmission({
    tx,
    userId,
    problemId,
    accepted: accepted && former !== 'AC' && !(await isSolved({ tx, userId, problemId })),
    countsAsAttempt: countsAsAttempt && !VERDICTS[former].countsAsAttempt,
    judgedAt,
  });
}

/** Publishes the effect of an accepted program for an object of the world. */
async function publishObjectProgram(
  tx: Transaction,
  { deps, row, loaded, result }: JudgedRow,
  at: Date,
): Promise<void> {
  const object = objectOf(loaded.problem);
  if (!object || result.verdict !== 'AC') return;
  const { id: submissionId, userId, language, source } = row;
  // A worker reports it, so it is checked before use.
  const outcome = outcomeSchema.safeParse(result.cases.find(({ index }) => index === 0)?.outcome);
  if (!outcome.success) {
    deps.log.error({ err: outcome.error, submissionId }, 'the acts of an accepted program are none');
    return;
  }
  const { acts, durationMs } = outcome.data;
  await emit(tx, {
    type: 'object.programmed',
    userId,
    objectId: object.objectId,
    problemId: row.problemId,
    submissionId,
    language,
    source,
    acts,
    durationMs,
    at,
  });
}

async function saveFormerResult(tx: Transaction, { row, job }: JudgedRow, replacedAt: Date): Promise<void> {
  const { id, userId, verdict, cases, passedCount, score, resetVersion, judgedAt } = row;
  if (verdict === null) return;
  const { errorMessage, errorLine, errorBlockId } = row;
  const error = { errorMessage, errorLine, errorBlockId };
  const former = { userId, verdict, cases, passedCount, score, ...error, resetVersion, judgedAt };
  const { requestedBy } = job;
  await tx.insert(submissionHistory).values({ submissionId: id, ...former, replacedAt, requestedBy });
}

/** The place of the error in the program; null for a hidden case, since the place would disclose its input. */
async function errorPlaceOf({ row, loaded, result }: JudgedProgram) {
  const stopped = result.cases.find(({ index, error }) => error && loaded.cases[index]?.hidden === false);
  const error = result.compileError ?? stopped?.error;
  const line = result.compileError
    ? await explainApart('compileErrorLine', result.compileError, programOf({ row, loaded }))
    : error?.line;
  return { errorLine: line ?? null, errorBlockId: error?.blockId ?? null };
}

/** Hidden cases store nothing: verdicts and times of many programs would disclose their input. */
async function toStoredCases(
  loaded: ProblemWithCases,
  result: JudgeResult,
  row: JudgedProgram['row'],
): Promise<StoredCaseResult[]> {
  const kept: StoredCaseResult[] = [];
  for (const caseResult of result.cases) {
    const stored = loaded.cases[caseResult.index];
    if (!stored || stored.hidden) continue;
    const { verdict, timeMs, output } = caseResult;
    const { trace: _trace, ...told } = caseResult;
    const failure = { case: stored, result: told, visible: true, program: programOf({ row, loaded }) };
    const explanation = verdict === 'AC' ? null : ((await explainApart('explainFailure', failure)) ?? null);
    kept.push({ caseNumber: stored.caseNumber, verdict, timeMs, output, explanation });
  }
  return kept;
}
