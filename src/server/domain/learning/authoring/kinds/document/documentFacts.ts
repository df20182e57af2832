import { documents } from '#server/db/tables/learning/documents.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import type { ContentKind } from '#server/domain/learning/authoring/contents/staffContents.ts';

export const documentContents = {
  table: documents,
  contentType: 'DOCUMENT',
} as const satisfies ContentKind<typeof documents>;

/** The facts that lessons must know of the documents that they show. */
export const documentFacts = contentFactsOf(documents);
