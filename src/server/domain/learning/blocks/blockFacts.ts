import { blocks } from '#server/db/tables/learning/blocks.ts';
import { contentFactsOf } from '#server/domain/learning/contents/contentFacts.ts';

/** What lessons must know of the blocks that they show. */
export const blockFacts = contentFactsOf(blocks);
