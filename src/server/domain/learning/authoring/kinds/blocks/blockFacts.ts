import { blocks } from '#server/db/tables/learning/blocks.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';

/** The facts of blocks that lessons need. */
export const blockFacts = contentFactsOf(blocks);
