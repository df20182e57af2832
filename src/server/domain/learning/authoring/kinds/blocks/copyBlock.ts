import { findContentRows } from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import { blocks } from '#server/db/tables/learning/blocks.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addBlock } from './staffBlocks.ts';

/** Copies a block content of another channel, without the stage there; undefined for none. */
export async function copyBlock(
  tx: Transaction,
  scope: StaffScope,
  source: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const [row] = await findContentRows(tx, blocks, { channelId: source.channelId, ids: [source.contentId] });
  if (!row) return undefined;
  const { title, content, toolbox, starter, visibleState, id: sourceId } = row;
  return addBlock(tx, scope, { title, content, toolbox, starter, visibleState, sourceId });
}
