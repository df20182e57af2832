import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { hasBlocks } from '#shared/blocks/countBlocks.ts';
import { blockTexts } from '#shared/blocks/texts.ts';
import type { BlockContent, BlockWork } from '#shared/contract/learning/blocks.ts';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { blocks, blockWorks, blockWorkVersions } from '#server/db/tables/learning/blocks.ts';
import { findContent, type ContentAddress } from '#server/domain/learning/lessons/findContent.ts';
import { stageOfProblem } from '#server/domain/learning/problems/stageOfProblem.ts';
import { completeContent } from '#server/domain/learning/progress/saveLearningProgress.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

/** The number of stored versions of each work; older ones are removed. */
const KEPT_VERSIONS = 50;

type Pupil = { readonly deps: Deps; readonly userId: number } & ContentAddress;
type WorkRow = typeof blockWorks.$inferSelect;

export const workReply = (
  row: Pick<WorkRow, 'source' | 'version' | 'updatedAt' | 'handedInAt'>,
): BlockWork => ({
  source: row.source,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  handedInAt: row.handedInAt?.toISOString() ?? null,
});

/** The block content that a lesson of the channel shows. Throws IS_NOT_CHANNEL_CONTENT. */
async function blockOf(pupil: Pupil) {
  const { deps, channelId } = pupil;
  const blockId = await findContent({ ...pupil, contentType: 'BLOCK' });
  const [row] = await deps.db
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, blockId), eq(blocks.channelId, channelId), eq(blocks.removed, false)));
  if (row) return row;
  throw new AppError('IS_NOT_CHANNEL_CONTENT', { log: `no block ${blockId} in channel ${channelId}` });
}

async function workOf(
  db: Database | Transaction,
  of: { readonly userId: number; readonly blockId: number },
  lock = false,
): Promise<WorkRow | undefined> {
  const wanted = db
    .select()
    .from(blockWorks)
    .where(and(eq(blockWorks.userId, of.userId), eq(blockWorks.blockId, of.blockId)));
  const [row] = await (lock ? wanted.for('update') : wanted);
  return row;
}

/** The block content of a lesson with the own work; the work begins as the starter. */
export async function getBlockContent(pupil: Pupil): Promise<BlockContent> {
  const { deps, userId, channelId } = pupil;
  const block = await blockOf(pupil);
  const work = await workOf(deps.db, { userId, blockId: block.id });
  const { title, content, toolbox, starter, stageProblemId } = block;
  return {
    blockId: block.id,
    title,
    content,
    toolbox,
    starter,
    stageProblemId,
    stage:
      stageProblemId === null
        ? null
        : await stageOfProblem(deps.db, { channelId, problemId: stageProblemId }),
    work: work ? workReply(work) : { source: starter, version: 0, updatedAt: null, handedInAt: null },
  };
}

/** Saves the own work on top of the version that the page began from. Throws DRAFT_CONFLICT. */
export async function saveBlockWork(
  pupil: Pupil & { readonly source: string; readonly baseVersion: number },
): Promise<BlockWork> {
  const { id: blockId } = await blockOf(pupil);
  return transaction(pupil.deps, async (tx) => workReply(await saveOnTop(tx, { ...pupil, blockId })));
}

/**
 * Hands the own work in: the content is done, and staff sees it. A later work replaces it. Throws HOMEWORK_NOT_DONE for
 * an empty workspace.
 */
export async function handInBlockWork(
  pupil: Pupil & { readonly source: string; readonly baseVersion: number },
): Promise<QuestChange & { work: BlockWork }> {
  const { deps, userId, source } = pupil;
  const { id: blockId } = await blockOf(pupil);
  if (!hasBlocks(source))
    throw new AppError('HOMEWORK_NOT_DONE', {
      message: blockTexts.nothingYet,
      log: `work of user ${userId} on block ${blockId} has no blocks`,
    });
  const work = await transaction(deps, async (tx) => {
    await saveOnTop(tx, { ...pupil, blockId });
    const [row] = await tx
      .update(blockWorks)
      .set({ handedInAt: deps.clock.now(), handedInSource: source })
      .where(and(eq(blockWorks.userId, userId), eq(blockWorks.blockId, blockId)))
      .returning();
    if (!row) throw new Error(`the work of user ${userId} on block ${blockId} was not handed in`);
    return workReply(row);
  });
  return { ...(await completeContent(pupil)), work };
}

async function saveOnTop(
  tx: Transaction,
  work: Pupil & { readonly blockId: number; readonly source: string; readonly baseVersion: number },
): Promise<WorkRow> {
  const { deps, userId, blockId, source, baseVersion } = work;
  // The first save has no row to lock.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('block_works'), ${userId}::int # ${blockId}::int)`,
  );
  const before = await workOf(tx, { userId, blockId }, true);
  if (before?.source === source) return before;
  if ((before?.version ?? 0) !== baseVersion)
    throw new AppError('DRAFT_CONFLICT', {
      log: `work of user ${userId} on block ${blockId} is at ${before?.version ?? 0}, save was based on ${baseVersion}`,
    });
  const version = baseVersion + 1;
  const updatedAt = deps.clock.now();
  const [row] = await tx
    .insert(blockWorks)
    .values({ userId, blockId, source, version, updatedAt })
    .onConflictDoUpdate({
      target: [blockWorks.userId, blockWorks.blockId],
      set: { source, version, updatedAt },
    })
    .returning();
  if (!row) throw new Error(`the work of user ${userId} on block ${blockId} was not written`);
  await tx.insert(blockWorkVersions).values({ userId, blockId, version, source, createdAt: updatedAt });
  await tx
    .delete(blockWorkVersions)
    .where(
      and(
        eq(blockWorkVersions.userId, userId),
        eq(blockWorkVersions.blockId, blockId),
        lte(blockWorkVersions.version, version - KEPT_VERSIONS),
      ),
    );
  return row;
}

/** Earlier versions of the own work, the newest first. */
export async function listBlockWorkVersions(pupil: Pupil): Promise<BlockWork[]> {
  const { deps, userId } = pupil;
  const { id: blockId } = await blockOf(pupil);
  const rows = await deps.db
    .select()
    .from(blockWorkVersions)
    .where(and(eq(blockWorkVersions.userId, userId), eq(blockWorkVersions.blockId, blockId)))
    .orderBy(desc(blockWorkVersions.version))
    .limit(KEPT_VERSIONS);
  return rows.map((row) => workReply({ ...row, updatedAt: row.createdAt, handedInAt: null }));
}
