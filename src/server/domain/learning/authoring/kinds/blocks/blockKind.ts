import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { blockFacts } from './blockFacts.ts';
import { copyBlock } from './copyBlock.ts';
import { getStaffBlock } from './staffBlocks.ts';

export const blockKind: AuthoringKind = {
  facts: blockFacts,
  preview: async (db, place) => {
    const { title, content } = await getStaffBlock(db, place);
    return { title, content, lessonList: [] };
  },
  copy: copyBlock,
};
