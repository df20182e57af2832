import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { DraftCheck, DraftOf } from '#shared/contract/learning/authoring/drafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { authoringDrafts } from '#server/db/tables/learning/authoring.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { reasonOf } from '#server/domain/learning/problems/reasonOf.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertBaseVersion } from '../versions/assertBaseVersion.ts';
import { markPublished } from '../versions/keepVersion.ts';
import type { DraftKind, DraftProof, DraftRow } from './DraftKind.ts';
import {
  contentOf,
  draftReply,
  findDraft,
  stateOfDraft,
  versionedDraft,
  type DraftAddress,
} from './findDraft.ts';

export type ProofJob = JobPayload<'drafts.prove'>;
type Titled = { readonly title: string };

/** More would only repeat themselves. */
const MOST_FAULTS = 20;

/**
 * Has the judge prove a version; its job then publishes it. A second request replaces the earlier check.
 * Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT, and CONTENT_NOT_READY with what is missing.
 */
export async function publishDraft<Content extends Titled, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  request: DraftAddress & { readonly baseVersion: number },
): Promise<DraftOf<Content>> {
  const { deps, userId, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const row = await findDraft(tx, kind, request, 'lock');
    assertBaseVersion(row, baseVersion);
    const faults = kind.faultsOf(row.content);
    if (faults.length > 0)
      throw new AppError('CONTENT_NOT_READY', {
        fieldErrors: faults.slice(0, MOST_FAULTS),
        log: `draft ${row.id}: ${faults.map(({ field }) => field).join(', ')}`,
      });
    return draftReply(tx, await beginProof(tx, kind, { userId, draft: row, publishes: true }));
  });
}

/** Has the judge prove a draft, and publish it if `publishes`; one that is not whole yet is left as it is. */
export async function beginProof<Content extends Titled, Proof extends DraftProof>(
  tx: Transaction,
  kind: DraftKind<Content, Proof>,
  proof: { readonly userId: number; readonly draft: DraftRow<Content>; readonly publishes: boolean },
): Promise<DraftRow<Content>> {
  const { userId, draft, publishes } = proof;
  if (kind.faultsOf(draft.content).length > 0) return draft;
  const checkId = randomUUID();
  const publishCheck = {
    checkId,
    version: draft.version,
    done: 0,
    total: kind.proofsOf(draft.content).length,
    faultList: [],
    state: 'RUNNING' as const,
  };
  await tx.update(authoringDrafts).set({ publishCheck }).where(eq(authoringDrafts.id, draft.id));
  await addJob(tx, 'drafts.prove', { kind: kind.kind, draftId: draft.id, checkId, userId, publishes });
  return { ...draft, publishCheck };
}

/**
 * Judges the programs of a draft, reported one by one. If the judge says of each what its author said, and the job
 * publishes, pupils see it. Run twice it does the same again; a check that was followed by another is left alone.
 */
export async function proveDraft<Content extends Titled, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  deps: Deps,
  job: ProofJob,
): Promise<void> {
  const [row] = await deps.db.select().from(authoringDrafts).where(isOfCheck(job));
  if (!row) return;
  const faultList = await judgeProofs(kind, deps, job, contentOf<Content>(row).content).catch(
    (error: unknown) => {
      // A full queue is tried again later; anything else would leave the author waiting for ever.
      if (error instanceof JudgeBusyError) throw error;
      deps.log.error({ err: error, draftId: row.id }, 'a draft could not be proved');
      return [kind.texts.notJudged];
    },
  );
  await transaction(deps, async (tx) => {
    const [current] = await tx.select().from(authoringDrafts).where(isOfCheck(job)).for('update');
    if (!current) return;
    if (faultList.length > 0) return saveCheck(tx, job, { state: 'FAILED', faultList });
    if (current.version !== row.version)
      return saveCheck(tx, job, { state: 'FAILED', faultList: [kind.texts.changed] });
    if (job.publishes) await publish(deps, tx, kind, job, contentOf<Content>(current));
    await saveCheck(tx, job, { state: 'PASSED' });
  });
}

/** The draft whose running check this is. */
const isOfCheck = ({ draftId, checkId }: ProofJob) =>
  and(
    eq(authoringDrafts.id, draftId),
    sql`${authoringDrafts.publishCheck} ->> 'checkId' = ${checkId}`,
    sql`${authoringDrafts.publishCheck} ->> 'state' = 'RUNNING'`,
  );

async function judgeProofs<Content extends Titled, Proof extends DraftProof>(
  kind: DraftKind<Content, Proof>,
  deps: Deps,
  job: ProofJob,
  content: Content,
): Promise<string[]> {
  const { cases, limits, checker } = kind.judgingOf(content);
  const faults: string[] = [];
  const judged: { proof: Proof; result: JudgeResult }[] = [];
  for (const [index, proof] of kind.proofsOf(content).entries()) {
    const { language, source } = proof;
    const result = await deps.judge.judge({
      userId: job.userId,
      language,
      source,
      cases,
      limits,
      checker,
      priority: 'run',
      stopAtFirstFailure: true,
    });
    judged.push({ proof, result });
    const fault = kind.faultOf(proof, result, await reasonOf(proof, cases, result));
    if (fault !== null) faults.push(fault);
    await deps.db.transaction((tx) => saveCheck(tx, job, { done: index + 1 }));
  }
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS);
  const fault = (await kind.faultOfAll?.(content, judged)) ?? null;
  return fault === null ? [] : [fault];
}

/**
 * Writes what a draft that was never published will be, for staff alone, so that lessons can show it already: it is
 * opened to pupils once the judge has proved it. Answers the id of its problem.
 */
export async function writeHidden<Content extends Titled, Proof extends DraftProof>(
  tx: Transaction,
  kind: DraftKind<Content, Proof>,
  draft: DraftRow<Content>,
): Promise<number> {
  const problemId = await kind.write(tx, draft, 'INVISIBLE');
  await tx.update(authoringDrafts).set({ problemId }).where(eq(authoringDrafts.id, draft.id));
  return problemId;
}

async function saveCheck(tx: Transaction, job: ProofJob, change: Partial<DraftCheck>): Promise<void> {
  await tx
    .update(authoringDrafts)
    .set({ publishCheck: sql`${authoringDrafts.publishCheck} || ${JSON.stringify(change)}::jsonb` })
    .where(isOfCheck(job));
}

async function publish<Content extends Titled, Proof extends DraftProof>(
  { clock }: Deps,
  tx: Transaction,
  kind: DraftKind<Content, Proof>,
  { userId }: ProofJob,
  draft: DraftRow<Content>,
): Promise<void> {
  const { id, channelId, version } = draft;
  const problemId = await kind.write(tx, draft, 'VISIBLE');
  await tx
    .update(authoringDrafts)
    .set({ problemId, publishedVersion: version })
    .where(eq(authoringDrafts.id, id));
  await markPublished(tx, versionedDraft(draft), stateOfDraft(draft), clock.now());
  await writeAudit({
    tx,
    actorId: userId,
    channelId,
    action: kind.audits.publish,
    targetUserId: 0,
    details: { draftId: id, problemId, version },
  });
}
