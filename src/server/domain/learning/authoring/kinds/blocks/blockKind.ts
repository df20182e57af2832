import { lmsBlockRoutes } from '#shared/contract/learning/blocks.ts';
import { copyContent } from '#server/domain/learning/authoring/contents/copyContent.ts';
import { packBlock, unpackBlocks } from './packBlock.ts';
import { contentVersions } from '#server/domain/learning/authoring/contents/contentVersions.ts';
import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { blockFacts } from './blockFacts.ts';
import { blockContents, getStaffBlock } from './staffBlocks.ts';

export const blockKind: AuthoringKind = {
  facts: blockFacts,
  preview: async (db, place) => {
    const { title, content } = await getStaffBlock(db, place);
    return { title, content, lessonList: [] };
  },
  // The stage stays behind.
  copy: copyContent(blockContents, (body) => ({ ...body, stageProblemId: null })),
  pack: packBlock,
  unpack: unpackBlocks,
  versions: contentVersions(blockContents, lmsBlockRoutes.save.body),
};
