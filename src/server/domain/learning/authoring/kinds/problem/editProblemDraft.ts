import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import {
  PROBLEM_TEXT_LIMITS,
  MOST_PROBLEM_DRAFTS,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { ProblemDraft, ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { problemDrafts } from '#server/db/tables/learning/problemDrafts.ts';
import { hideStaffProblem } from './staffProblems.ts';
import { isOnLesson } from '#server/domain/learning/lessons/contentUse.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  assertVersion,
  draftReply,
  findProblemDraft,
  type DraftAddress,
  type DraftAuthor,
  type ProblemDraftRow,
} from './findProblemDraft.ts';

/** Locks the number of a channel's drafts, beside its id. */
const COUNT_LOCK = 4_217_012;

const NEW_PROBLEM: ProblemDraftContent = {
  title: '',
  content: '',
  difficulty: 1,
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  checker: { kind: 'trimmed', tolerance: 0, source: '' },
  subtaskList: [],
  caseList: [{ input: '', expected: '', hidden: false }],
  hintList: ['', '', ''],
  programs: { JAVASCRIPT: { starter: '', solution: '', wrongList: [] } },
};

/** Begins a problem, with nothing but its title or as a copy. Throws RESOURCE_NOT_FOUND, CHANNEL_LIST_FULL. */
export async function createProblemDraft(
  request: Omit<DraftAddress, 'draftId'> & {
    readonly copyOf: number | null;
    /** Of a problem that is no copy. */
    readonly title: string;
  },
): Promise<ProblemDraft> {
  const { deps, channelId, copyOf, title } = request;
  return transaction(deps, async (tx) => {
    const source = copyOf === null ? null : await findProblemDraft(tx, { channelId, draftId: copyOf });
    const content = source ? copied(source.content) : { ...NEW_PROBLEM, title };
    return draftReply(tx, await addProblemDraft(tx, request, content));
  });
}

/**
 * A new draft, also of what an import or a model brings: unpublished, or what a problem of the channel says already.
 * Throws CHANNEL_LIST_FULL.
 */
export async function addProblemDraft(
  tx: Transaction,
  { deps, channelId, userId }: DraftAuthor,
  content: ProblemDraftContent,
  problemId: number | null = null,
): Promise<ProblemDraftRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${channelId})`);
  const total = await tx.$count(problemDrafts, eq(problemDrafts.channelId, channelId));
  if (total >= MOST_PROBLEM_DRAFTS)
    throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${total} problem drafts` });
  const [row] = await tx
    .insert(problemDrafts)
    .values({
      ...{ channelId, authorId: userId, content, problemId, updatedAt: deps.clock.now() },
      publishedVersion: problemId === null ? null : 1,
    })
    .returning();
  if (!row) throw new Error(`a problem draft of channel ${channelId} was not written`);
  return row;
}

const copied = (content: ProblemDraftContent): ProblemDraftContent => ({
  ...content,
  title: `${content.title} 사본`.slice(0, PROBLEM_TEXT_LIMITS.title),
});

/**
 * Saves on top of the version that the editor began from: what somebody else has saved meanwhile is never overwritten.
 * The same content again stays the same version. Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT.
 */
export async function saveProblemDraft(
  request: DraftAddress & { readonly content: ProblemDraftContent; readonly baseVersion: number },
): Promise<ProblemDraft> {
  const { deps, content, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const row = await findProblemDraft(tx, request, 'lock');
    if (isDeepStrictEqual(row.content, content)) return draftReply(tx, row);
    assertVersion(row, baseVersion);
    const [saved] = await tx
      .update(problemDrafts)
      .set({ content, version: row.version + 1, updatedAt: deps.clock.now() })
      .where(eq(problemDrafts.id, row.id))
      .returning();
    return draftReply(tx, saved ?? row);
  });
}

/** Takes a problem back. Throws RESOURCE_NOT_FOUND, ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE. */
export async function unpublishProblem(request: DraftAddress): Promise<ProblemDraft> {
  return transaction(request.deps, async (tx) => {
    const row = await findProblemDraft(tx, request, 'lock');
    if (row.problemId === null || row.publishedVersion === null) return draftReply(tx, row);
    const problem = { contentType: 'PROBLEM' as const, contentId: row.problemId };
    if (await isOnLesson(tx, problem))
      throw new AppError('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE', {
        log: `problem ${row.problemId} is on a lesson`,
      });
    await hideStaffProblem(tx, row.problemId);
    const [taken] = await tx
      .update(problemDrafts)
      .set({ publishedVersion: null, publishCheck: null })
      .where(eq(problemDrafts.id, row.id))
      .returning();
    return draftReply(tx, taken ?? row);
  });
}

/** Throws RESOURCE_NOT_FOUND, ALREADY_REFERENCED_CONTENT. */
export async function removeProblemDraft(request: DraftAddress): Promise<void> {
  await transaction(request.deps, async (tx) => {
    const row = await findProblemDraft(tx, request, 'lock');
    if (row.problemId !== null) {
      const problem = { contentType: 'PROBLEM' as const, contentId: row.problemId };
      if (await isOnLesson(tx, problem))
        throw new AppError('ALREADY_REFERENCED_CONTENT', { log: `problem ${row.problemId} is on a lesson` });
      await hideStaffProblem(tx, row.problemId);
    }
    await tx.delete(problemDrafts).where(eq(problemDrafts.id, row.id));
  });
}
