import type { BlockBody, StaffBlock } from '#shared/contract/learning/blocks.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { blocks } from '#server/db/tables/learning/blocks.ts';
import type { EditedKind } from '#server/domain/learning/authoring/contents/saveContent.ts';
import {
  addContent,
  describeContent,
  findStaffContent,
  type NewContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { problemFacts } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import { stageOfProblem } from '#server/domain/learning/problems/stageOfProblem.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

export const blockContents: EditedKind<typeof blocks, BlockBody> = {
  table: blocks,
  contentType: 'BLOCK',
  bodyOf: (_db, { title, content, toolbox, starter, stageProblemId }) => ({
    title,
    content,
    toolbox,
    starter,
    stageProblemId,
  }),
  write: async (tx, { address: { channelId }, body }) => {
    await assertStage(tx, channelId, body.stageProblemId);
    return body;
  },
};

/** Throws PROBLEM_NOT_FOUND for a stage of another channel. */
async function assertStage(tx: Transaction, channelId: number, problemId: number | null): Promise<void> {
  if (problemId === null) return;
  const [fact] = await problemFacts.find({ db: tx, channelId, ids: [problemId] });
  if (fact && (await stageOfProblem(tx, { channelId, problemId })) !== null) return;
  throw new AppError('PROBLEM_NOT_FOUND', { log: `no stage ${problemId} in channel ${channelId}` });
}

/** A block content as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffBlock(
  db: Database | Transaction,
  { channelId, contentId }: Pick<OneContent, 'channelId' | 'contentId'>,
): Promise<StaffBlock> {
  const row = await findStaffContent(db, blockContents, { channelId, contentId });
  return {
    blockId: contentId,
    ...(await describeContent(db, row)),
    ...(await blockContents.bodyOf(db, row)),
  };
}

/** Writes a block content, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export const addBlock = (
  tx: Transaction,
  scope: StaffScope,
  block: NewContent<typeof blocks>,
): Promise<number> => addContent(tx, scope, blockContents, block);

export async function createBlock(scope: StaffScope, title: string): Promise<StaffBlock> {
  const contentId = await transaction(scope.deps, (tx) => addBlock(tx, scope, { title }));
  return getStaffBlock(scope.deps.db, { ...scope, contentId });
}
