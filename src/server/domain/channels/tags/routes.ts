import type { tagRoutes } from '#shared/contract/channels/tags.ts';
import type { Handlers } from '#server/domain/call.ts';
import { createTag, removeTag, saveTag, tagMembers, untagMembers } from './editTags.ts';
import { listTags } from './tagRows.ts';

export const tagHandlers: Handlers<typeof tagRoutes> = {
  list: async ({ deps, channel }) => ({
    tagList: await listTags(deps.db, { channelId: channel.channelId }),
  }),
  create: ({ deps, userId, channel, body }) => createTag({ deps, userId, channel, ...body }),
  save: ({ deps, userId, channel, params, body }) =>
    saveTag({ deps, userId, channel, tagId: params.tid, ...body }),
  remove: async ({ deps, userId, channel, params }) => {
    await removeTag({ deps, userId, channel, tagId: params.tid });
    return {};
  },
  addToMembers: async ({ deps, userId, channel, params, body }) => ({
    memberIdList: await tagMembers({
      deps,
      userId,
      channel,
      tagId: params.tid,
      wearers: { memberIds: body.memberIdList },
    }),
  }),
  removeFromMembers: async ({ deps, userId, channel, params, body }) => ({
    memberIdList: await untagMembers({
      deps,
      userId,
      channel,
      tagId: params.tid,
      wearers: { memberIds: body.memberIdList },
    }),
  }),
  addToGroup: async ({ deps, userId, channel, params }) => ({
    memberIdList: await tagMembers({
      deps,
      userId,
      channel,
      tagId: params.tid,
      wearers: { groupId: params.gid },
    }),
  }),
  removeFromGroup: async ({ deps, userId, channel, params }) => ({
    memberIdList: await untagMembers({
      deps,
      userId,
      channel,
      tagId: params.tid,
      wearers: { groupId: params.gid },
    }),
  }),
};
