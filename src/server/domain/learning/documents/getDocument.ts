import { and, eq, sql } from 'drizzle-orm';
import { documentReads, documents } from '#server/db/tables/learning/documents.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findContent, type ContentAddress } from '#server/domain/learning/lessons/findContent.ts';
import { fileOfId, linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { picturesOf } from './documentPictures.ts';

/** The document that a lesson shows, noted as opened; both are of the channel. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getDocument(query: { deps: Deps; userId: number } & ContentAddress) {
  const { deps, userId, channelId } = query;
  const documentId = await findContent({ ...query, contentType: 'DOCUMENT' });
  const [document] = await deps.db
    .select()
    .from(documents)
    .where(
      and(eq(documents.id, documentId), eq(documents.channelId, channelId), eq(documents.removed, false)),
    );
  if (!document)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `no document ${documentId} in channel ${channelId}`,
    });
  // A document that comes with the product needs no log: nobody reads it.
  if (!document.seeded) await recordRead(deps, { documentId, userId });
  const { title, content, documentType, fileId } = document;
  const file = fileId === null ? undefined : await fileOfId(deps.db, fileId);
  return {
    documentId,
    title,
    content,
    pictureList: await picturesOf(deps, { documentId, shownBy: content }),
    documentType,
    fileUrl: file ? await linkToFile(deps, file.key) : null,
  };
}

async function recordRead(
  { db, clock }: Deps,
  { documentId, userId }: { readonly documentId: number; readonly userId: number },
): Promise<void> {
  const at = clock.now();
  await db
    .insert(documentReads)
    .values({ documentId, userId, firstReadAt: at, lastReadAt: at })
    .onConflictDoUpdate({
      target: [documentReads.documentId, documentReads.userId],
      set: { readCount: sql`${documentReads.readCount} + 1`, lastReadAt: at },
    });
}
