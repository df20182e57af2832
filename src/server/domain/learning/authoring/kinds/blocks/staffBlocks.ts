import { isDeepStrictEqual } from 'node:util';
import type { BlockBody, StaffBlock } from '#shared/contract/learning/blocks.ts';
import { changeContentRow } from '#server/db/contentRows.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { blocks } from '#server/db/tables/learning/blocks.ts';
import {
  assertContentVersion,
  assertRoomForContent,
  describeContent,
  findStaffContent,
  lockOwnContent,
  setContentVisibleState,
  type ContentKind,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { problemFacts } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import { stageOfProblem } from '#server/domain/learning/problems/stageOfProblem.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

export const blockContents = {
  table: blocks,
  contentType: 'BLOCK',
} as const satisfies ContentKind<typeof blocks>;

/** A block content as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffBlock(
  db: Database | Transaction,
  { channelId, contentId }: Pick<OneContent, 'channelId' | 'contentId'>,
): Promise<StaffBlock> {
  const row = await findStaffContent(db, blockContents, { channelId, contentId });
  const { content, toolbox, starter, stageProblemId } = row;
  return {
    blockId: contentId,
    ...(await describeContent(db, row)),
    content,
    toolbox,
    starter,
    stageProblemId,
  };
}

/** The initial fields of a block content beside its title. */
export type NewBlock = Pick<typeof blocks.$inferInsert, 'title'> &
  Partial<Omit<typeof blocks.$inferInsert, 'id' | 'channelId' | 'authorId'>>;

/** Writes a block content, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export async function addBlock(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  block: NewBlock,
): Promise<number> {
  await assertRoomForContent(tx, blockContents, channelId);
  const at = deps.clock.now();
  const [row] = await tx
    .insert(blocks)
    .values({
      visibleState: 'INVISIBLE',
      ...block,
      channelId,
      authorId: userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: blocks.id });
  if (!row) throw new Error(`a block content of channel ${channelId} was not written`);
  return row.id;
}

export async function createBlock(scope: StaffScope, title: string): Promise<StaffBlock> {
  const contentId = await transaction(scope.deps, (tx) => addBlock(tx, scope, { title }));
  return getStaffBlock(scope.deps.db, { ...scope, contentId });
}

/** Throws CONTENT_CONFLICT, CHANNEL_CONTENT_UNAUTHORIZED, PROBLEM_NOT_FOUND for a stage of another channel. */
export async function saveBlock(
  address: OneContent,
  { baseVersion, ...change }: BlockBody & { readonly baseVersion: number },
): Promise<StaffBlock> {
  const { deps, channelId, contentId } = address;
  await transaction(deps, async (tx) => {
    const row = await lockOwnContent(tx, blockContents, address);
    // A save whose answer was lost is sent again.
    if (isDeepStrictEqual({ ...row, ...change }, row)) return;
    assertContentVersion(row, baseVersion);
    await assertStage(tx, channelId, change.stageProblemId);
    await changeContentRow(tx, blocks, { id: contentId, at: deps.clock.now(), change });
  });
  return getStaffBlock(deps.db, address);
}

async function assertStage(tx: Transaction, channelId: number, problemId: number | null): Promise<void> {
  if (problemId === null) return;
  const [fact] = await problemFacts.find({ db: tx, channelId, ids: [problemId] });
  if (fact && (await stageOfProblem(tx, { channelId, problemId })) !== null) return;
  throw new AppError('PROBLEM_NOT_FOUND', { log: `no stage ${problemId} in channel ${channelId}` });
}

export async function setBlockVisibleState(
  address: OneContent,
  visibleState: 'VISIBLE' | 'INVISIBLE',
): Promise<StaffBlock> {
  await setContentVisibleState(address, blockContents, { visibleState });
  return getStaffBlock(address.deps.db, address);
}
