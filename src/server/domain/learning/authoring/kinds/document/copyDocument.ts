import { findContentRows } from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addDocument } from './staffDocuments.ts';

/** Copies a document of the product's library, which holds Markdown alone; undefined for none. */
export async function copyDocument(
  tx: Transaction,
  scope: StaffScope,
  source: { readonly channelId: number; readonly contentId: number },
): Promise<number | undefined> {
  const [row] = await findContentRows(tx, documents, {
    channelId: source.channelId,
    ids: [source.contentId],
  });
  if (row?.documentType !== 'MARKDOWN') return undefined;
  const { title, content, visibleState, id: sourceId } = row;
  return addDocument(tx, scope, { title, content, visibleState, sourceId });
}
