import { and, eq } from 'drizzle-orm';
import { documents } from '#server/db/tables/learning/documents.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findContent, type ContentAddress } from '#server/domain/learning/lessons/findContent.ts';

/** The document that a lesson shows; both are of the channel. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getDocument(query: { deps: Deps } & ContentAddress) {
  const { deps, channelId } = query;
  const documentId = await findContent({ ...query, contentType: 'DOCUMENT' });
  const [document] = await deps.db
    .select({ documentId: documents.id, title: documents.title, content: documents.content })
    .from(documents)
    .where(
      and(eq(documents.id, documentId), eq(documents.channelId, channelId), eq(documents.removed, false)),
    );
  if (!document)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `no document ${documentId} in channel ${channelId}`,
    });
  return document;
}
