import { documents } from '#server/db/tables/learning/documents.ts';
import { contentFactsOf } from '#server/domain/learning/contents/contentFacts.ts';

/** What lessons must know of the documents that they show. */
export const documentFacts = contentFactsOf(documents);
