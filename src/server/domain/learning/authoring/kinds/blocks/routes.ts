import type { lmsBlockRoutes } from '#shared/contract/learning/blocks.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { contentHandlers } from '#server/domain/learning/authoring/contents/contentHandlers.ts';
import {
  findStaffContent,
  listStaffContents,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import { countWorks, listPupilWorks } from '#server/domain/learning/blocks/pupilWorks.ts';
import { blockContents, createBlock, getStaffBlock } from './staffBlocks.ts';

type BlockCall = Parameters<typeof channelScope>[0] & { readonly params: { readonly blockId: number } };
const addressOf = (call: BlockCall) => ({ ...channelScope(call), contentId: call.params.blockId });

export const lmsBlockHandlers: Handlers<typeof lmsBlockRoutes> = {
  ...contentHandlers(blockContents, {
    addressOf,
    get: (address) => getStaffBlock(address.deps.db, address),
  }),
  list: async (call) => {
    const { rows, counts } = await listStaffContents(channelScope(call), blockContents, call.query);
    const works = await countWorks(call.deps.db, {
      blockIds: rows.map(({ row }) => row.id),
      userId: call.query.channel_member_id,
    });
    return {
      blockList: rows.map(({ row: { id }, fields }) => ({
        blockId: id,
        ...fields,
        ...(works.get(id) ?? { workCount: 0, handedInCount: 0 }),
      })),
      ...counts,
    };
  },
  create: (call) => createBlock(channelScope(call), call.body.title),
  listWorks: async (call) => {
    const { deps, channelId, contentId } = addressOf(call);
    await findStaffContent(deps.db, blockContents, { channelId, contentId });
    const { query: search, page, group_id: groupId, tag_id: tagId, channel_member_id: userId } = call.query;
    const pupils = { channelId, search, groupId, tagId };
    return listPupilWorks(deps.db, { ...pupils, blockId: contentId, userId, page });
  },
};
