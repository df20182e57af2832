import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { FIRST_BOARD, isSameBoard } from '#shared/authoring/ownBoard.ts';
import { FIRST_WORDS, SECOND_WORDS } from '#shared/content/ownStageNames.ts';
import {
  MOST_OWN_DRAFTS,
  MOST_SENT_STAGES,
  type OwnStage,
  type OwnStageContent,
} from '#shared/contract/learning/ownStages.ts';
import type { Transaction } from '#server/db/connect.ts';
import { ownStages } from '#server/db/tables/learning/ownStages.ts';
import { assertBaseVersion } from '#server/domain/learning/authoring/versions/assertBaseVersion.ts';
import { transaction } from '#server/domain/transaction.ts';
import type { UserCall } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertUnsent, findOwnStage, ownReply, type OwnStageRow } from './ownStageRows.ts';
import { findShared, type OneShared } from './sharedStages.ts';

export type OneOwn = UserCall & { readonly stageId: number };

/** Stages of one account are counted one after another. */
export async function lockShelf(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-stages:${userId}`}, 0))`);
}

/** Throws OWN_STAGES_FULL when there is no room for another unsent (or sent) stage. */
export async function assertRoom(
  tx: Transaction,
  { userId, sent }: { readonly userId: number; readonly sent: boolean },
): Promise<void> {
  const isCounted = sent ? isNotNull(ownStages.sentAt) : isNull(ownStages.sentAt);
  const [row] = await tx
    .select({ stages: count() })
    .from(ownStages)
    .where(and(eq(ownStages.userId, userId), isNull(ownStages.removedAt), isCounted));
  if ((row?.stages ?? 0) >= (sent ? MOST_SENT_STAGES : MOST_OWN_DRAFTS))
    throw new AppError('OWN_STAGES_FULL', { log: `user ${userId} has ${row?.stages ?? 0} stages` });
}

type FirstContent = Pick<typeof ownStages.$inferInsert, 'board' | 'firstWord' | 'secondWord'> &
  Partial<Pick<typeof ownStages.$inferInsert, 'isRemix' | 'rootId'>>;

async function begin({ deps, userId }: UserCall, first: FirstContent): Promise<OwnStage> {
  const row = await transaction(deps, async (tx) => {
    await lockShelf(tx, userId);
    await assertRoom(tx, { userId, sent: false });
    const [made] = await tx
      .insert(ownStages)
      .values({ userId, programs: {}, updatedAt: deps.clock.now(), ...first })
      .returning();
    if (!made) throw new Error('begin: the insert returned no row');
    return made;
  });
  return ownReply({ deps, userId }, row);
}

/** Begins a stage with a small beach and a name that differs from that of the last one. Throws OWN_STAGES_FULL. */
export function createOwnStage(call: UserCall): Promise<OwnStage> {
  const turn = Math.floor(call.deps.clock.now().getTime() / 1000) + call.userId;
  return begin(call, {
    board: FIRST_BOARD,
    firstWord: turn % FIRST_WORDS.length,
    secondWord: (turn * 7) % SECOND_WORDS.length,
  });
}

/** Copies a stage that the user may see. Throws RESOURCE_NOT_FOUND, OWN_STAGES_FULL. */
export async function remixStage(call: OneShared): Promise<OwnStage> {
  const { deps, userId } = call;
  const { id, board, firstWord, secondWord, rootId, isRemix } = await findShared(call);
  return begin(
    { deps, userId },
    // A root that is gone is not replaced by one of its remixes.
    { board, firstWord, secondWord, isRemix: true, rootId: isRemix ? rootId : id },
  );
}

/** Saves on top of a version. Throws RESOURCE_NOT_FOUND, OWN_STAGE_SENT, CONTENT_CONFLICT. */
export async function saveOwnStage(
  call: OneOwn & { readonly content: OwnStageContent; readonly baseVersion: number },
): Promise<OwnStage> {
  const { deps, userId, stageId, content, baseVersion } = call;
  const row = await transaction(deps, async (tx) => {
    const before = await findOwnStage(tx, { userId, stageId, lock: true });
    assertUnsent(before);
    assertBaseVersion(before, baseVersion);
    const { board, name, programs } = content;
    return change(tx, before, {
      ...{ board, programs, firstWord: name.first, secondWord: name.second },
      ...{ version: before.version + 1, updatedAt: deps.clock.now() },
      ...(!isSameBoard(board, before.board) && { proof: null }),
    });
  });
  return ownReply(call, row);
}

/** Changes a row that this transaction has locked. */
export async function change(
  tx: Transaction,
  { id }: OwnStageRow,
  set: Partial<typeof ownStages.$inferInsert>,
): Promise<OwnStageRow> {
  const [row] = await tx.update(ownStages).set(set).where(eq(ownStages.id, id)).returning();
  if (!row) throw new Error(`change: stage ${id} was not written`);
  return row;
}

/** Deletes a stage that nobody has seen; a sent one is seen by nobody any more. Throws RESOURCE_NOT_FOUND. */
export async function removeOwnStage({ deps, userId, stageId }: OneOwn): Promise<void> {
  await transaction(deps, async (tx) => {
    const row = await findOwnStage(tx, { userId, stageId, lock: true });
    if (row.sentAt === null) await tx.delete(ownStages).where(eq(ownStages.id, stageId));
    else await change(tx, row, { removedAt: deps.clock.now(), programs: {} });
  });
}
