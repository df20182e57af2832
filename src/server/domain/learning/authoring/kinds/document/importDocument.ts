import { eq } from 'drizzle-orm';
import { pictureAddress } from '#shared/content/documentPictures.ts';
import type { Transaction } from '#server/db/connect.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addPictures } from '#server/domain/learning/documents/documentPictures.ts';
import { addDocument } from './staffDocuments.ts';

/** Writes a visible document whose pictures are kept already. Answers its id. Throws CHANNEL_LIST_FULL. */
export async function importDocument(
  tx: Transaction,
  scope: StaffScope,
  imported: {
    readonly title: string;
    /** The Markdown, once its pictures have addresses in the order of their keys. */
    readonly contentOf: (addresses: readonly string[]) => string;
    readonly pictureKeys: readonly string[];
  },
): Promise<number> {
  const { title, contentOf, pictureKeys } = imported;
  const documentId = await addDocument(tx, scope, { title, visibleState: 'VISIBLE' });
  const ids = await addPictures(tx, { deps: scope.deps, documentId, keys: pictureKeys });
  const content = contentOf(ids.map(pictureAddress));
  await tx.update(documents).set({ content }).where(eq(documents.id, documentId));
  return documentId;
}
