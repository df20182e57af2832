import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { faultsOfProblem } from '#shared/authoring/problemFaults.ts';
import type { ProblemCheck, ProblemDraft } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problemDrafts } from '#server/db/tables/learning/problemDrafts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { casesOfDraft, judgingOfDraft, writeStaffProblem } from './staffProblems.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { reasonOf } from '#server/domain/learning/problems/reasonOf.ts';
import { transaction } from '#server/domain/transaction.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  assertVersion,
  draftReply,
  findProblemDraft,
  type DraftAddress,
  type ProblemDraftRow,
} from './findProblemDraft.ts';
import { faultOf, proofsOf } from './problemProofs.ts';
import { problemDraftTexts } from './texts.ts';

type Job = JobPayload<'problems.prove'>;

/** More would only repeat themselves. */
const MOST_FAULTS = 20;

/**
 * Has the judge prove a version; the job of it publishes the problem. Asked again, the earlier check is left.
 * Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT, and CONTENT_NOT_READY with what is missing.
 */
export async function publishProblem(
  request: DraftAddress & { readonly baseVersion: number },
): Promise<ProblemDraft> {
  const { deps, userId, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const row = await findProblemDraft(tx, request, 'lock');
    assertVersion(row, baseVersion);
    const faults = faultsOfProblem(row.content);
    if (faults.length > 0)
      throw new AppError('CONTENT_NOT_READY', {
        fieldErrors: faults.slice(0, MOST_FAULTS),
        log: `problem draft ${row.id}: ${faults.map(({ field }) => field).join(', ')}`,
      });
    return draftReply(tx, await beginCheck(tx, { userId, draft: row, publishes: true }));
  });
}

/** Has the judge prove a draft, and publish it if so wished; one that is not whole yet is left as it is. */
export async function beginCheck(
  tx: Transaction,
  check: { readonly userId: number; readonly draft: ProblemDraftRow; readonly publishes: boolean },
): Promise<ProblemDraftRow> {
  const { userId, draft, publishes } = check;
  if (faultsOfProblem(draft.content).length > 0) return draft;
  const checkId = randomUUID();
  const total = proofsOf(draft.content).length;
  const publishCheck = {
    ...{ checkId, version: draft.version, done: 0, total, faultList: [] },
    state: 'RUNNING' as const,
  };
  const [checked] = await tx
    .update(problemDrafts)
    .set({ publishCheck })
    .where(eq(problemDrafts.id, draft.id))
    .returning();
  await addJob(tx, 'problems.prove', { draftId: draft.id, checkId, userId, publishes });
  return checked ?? draft;
}

/**
 * Judges the programs of a draft, told one by one. Where the judge says of each what its author said, and that was
 * wished, the problem is published. Run twice it does the same again; a check that was followed by another is left alone.
 */
export async function proveProblem(deps: Deps, job: Job): Promise<void> {
  const [row] = await deps.db.select().from(problemDrafts).where(ofCheck(job));
  if (!row) return;
  const faultList = await judgeProofs(deps, job, row).catch((error: unknown) => {
    // A full queue is tried again later; anything else would leave the author waiting for ever.
    if (error instanceof JudgeBusyError) throw error;
    deps.log.error({ err: error, draftId: row.id }, 'a problem draft could not be proved');
    return [problemDraftTexts.notJudged];
  });
  await transaction(deps, async (tx) => {
    const [current] = await tx.select().from(problemDrafts).where(ofCheck(job)).for('update');
    if (!current) return;
    if (faultList.length > 0) return noteCheck(tx, job, { state: 'FAILED', faultList });
    if (current.version !== row.version)
      return noteCheck(tx, job, { state: 'FAILED', faultList: [problemDraftTexts.changed] });
    if (!job.publishes) return noteCheck(tx, job, { state: 'PASSED' });
    await publish(tx, job, current);
  });
}

/** The draft whose running check this is. */
const ofCheck = ({ draftId, checkId }: Job) =>
  and(
    eq(problemDrafts.id, draftId),
    sql`${problemDrafts.publishCheck} ->> 'checkId' = ${checkId}`,
    sql`${problemDrafts.publishCheck} ->> 'state' = 'RUNNING'`,
  );

async function judgeProofs(deps: Deps, job: Job, { content }: ProblemDraftRow): Promise<string[]> {
  const cases = casesOfDraft(content);
  const { limits, checker } = judgingOfDraft(content);
  const faults: string[] = [];
  for (const [index, proof] of proofsOf(content).entries()) {
    const { language, source } = proof;
    const result = await deps.judge.judge({
      ...{ userId: job.userId, language, source, cases, limits, checker },
      ...{ priority: 'run', stopAtFirstFailure: true },
    });
    const fault = faultOf(proof, result, await reasonOf(proof, cases, result));
    if (fault !== null) faults.push(fault);
    await deps.db.transaction((tx) => noteCheck(tx, job, { done: index + 1 }));
  }
  return faults.slice(0, MOST_FAULTS);
}

/**
 * Writes the problem of a draft that was never published, for staff alone, so that lessons can show it already: it is
 * opened to pupils once the judge has proved it. Answers its id.
 */
export async function writeHiddenProblem(tx: Transaction, draft: ProblemDraftRow): Promise<number> {
  const { id, channelId, authorId, content } = draft;
  const problemId = await writeStaffProblem(tx, {
    ...{ problemId: draft.problemId, channelId, authorId, content },
    visibleState: 'INVISIBLE',
  });
  await tx.update(problemDrafts).set({ problemId }).where(eq(problemDrafts.id, id));
  return problemId;
}

async function noteCheck(tx: Transaction, job: Job, change: Partial<ProblemCheck>): Promise<void> {
  await tx
    .update(problemDrafts)
    .set({ publishCheck: sql`${problemDrafts.publishCheck} || ${JSON.stringify(change)}::jsonb` })
    .where(ofCheck(job));
}

async function publish(tx: Transaction, job: Job, draft: ProblemDraftRow): Promise<void> {
  const { id, channelId, content, version, authorId } = draft;
  const problemId = await writeStaffProblem(tx, {
    ...{ problemId: draft.problemId, channelId, authorId, content },
    visibleState: 'VISIBLE',
  });
  await tx
    .update(problemDrafts)
    .set({ problemId, publishedVersion: version })
    .where(eq(problemDrafts.id, id));
  await noteCheck(tx, job, { state: 'PASSED' });
  await writeAudit({
    ...{ tx, actorId: job.userId, channelId, action: 'problem.publish', targetUserId: 0 },
    details: { draftId: id, problemId, version },
  });
}
