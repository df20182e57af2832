import { and, eq, sql } from 'drizzle-orm';
import { levelOfDraft } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { StageCheck } from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { JobPayload } from '#server/domain/jobs.ts';
import { reasonOf } from '#server/domain/learning/problems/reasonOf.ts';
import { STAGE_JUDGE_LIMITS, writeStaffStage } from './staffStages.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { transaction } from '#server/domain/transaction.ts';
import type { StageDraftRow } from './findStageDraft.ts';
import { earnsAllStars, faultOf, programsOf, seasOf } from './stageProofs.ts';
import { stageDraftTexts } from './texts.ts';

type Proof = JobPayload<'stages.prove'>;

/**
 * Judges the programs of a draft in every sea, told one by one, and publishes the stage when all did as they should.
 * Run twice it does the same again; a check that was followed by another is left alone.
 */
export async function proveStageDraft(deps: Deps, proof: Proof): Promise<void> {
  const [row] = await deps.db.select().from(stageDrafts).where(ofCheck(proof));
  if (!row) return;
  const faultList = await judgePrograms(deps, proof, row).catch((error: unknown) => {
    // A full queue is tried again later; anything else would leave the author waiting for ever.
    if (error instanceof JudgeBusyError) throw error;
    deps.log.error({ err: error, draftId: row.id }, 'a stage draft could not be proved');
    return [stageDraftTexts.notJudged];
  });
  await transaction(deps, async (tx) => {
    const [current] = await tx.select().from(stageDrafts).where(ofCheck(proof)).for('update');
    if (!current) return;
    if (faultList.length > 0) return noteCheck(tx, proof, { state: 'FAILED', faultList });
    if (current.version !== row.version)
      return noteCheck(tx, proof, { state: 'FAILED', faultList: [stageDraftTexts.changed] });
    await publish(tx, proof, current);
  });
}

/** The draft whose running check this is. */
const ofCheck = ({ draftId, checkId }: Proof) =>
  and(
    eq(stageDrafts.id, draftId),
    sql`${stageDrafts.publishCheck} ->> 'checkId' = ${checkId}`,
    sql`${stageDrafts.publishCheck} ->> 'state' = 'RUNNING'`,
  );

async function judgePrograms(deps: Deps, proof: Proof, { content }: StageDraftRow): Promise<string[]> {
  const programs = programsOf(content);
  const level = levelOfDraft(content);
  const cases = seasOf(content);
  const faults: string[] = [];
  let hasAllStars = false;
  for (const [index, program] of programs.entries()) {
    const { language, source, wrongNumber } = program;
    const result = await deps.judge.judge({
      ...{ userId: proof.userId, language, source, cases, limits: STAGE_JUDGE_LIMITS },
      ...{ checker: { kind: 'trimmed' }, priority: 'run', stopAtFirstFailure: true },
    });
    const fault = faultOf(program, result, await reasonOf(program, cases, result));
    if (fault !== null) faults.push(fault);
    else if (wrongNumber === 0) hasAllStars ||= await earnsAllStars(level, program, result);
    await deps.db.transaction((tx) => noteCheck(tx, proof, { done: index + 1 }));
  }
  return faults.length > 0 || hasAllStars ? faults : [stageDraftTexts.noStars];
}

async function noteCheck(tx: Transaction, proof: Proof, change: Partial<StageCheck>): Promise<void> {
  await tx
    .update(stageDrafts)
    .set({ publishCheck: sql`${stageDrafts.publishCheck} || ${JSON.stringify(change)}::jsonb` })
    .where(ofCheck(proof));
}

async function publish(tx: Transaction, proof: Proof, draft: StageDraftRow): Promise<void> {
  const { id, channelId, content, version } = draft;
  const stage = { problemId: draft.problemId, channelId, content, visibleState: 'VISIBLE' } as const;
  const problemId = await writeStaffStage(tx, stage);
  await tx.update(stageDrafts).set({ problemId, publishedVersion: version }).where(eq(stageDrafts.id, id));
  await noteCheck(tx, proof, { state: 'PASSED' });
  await writeAudit({
    ...{ tx, actorId: proof.userId, channelId, action: 'stage.publish', targetUserId: 0 },
    details: { draftId: id, problemId, version },
  });
}
