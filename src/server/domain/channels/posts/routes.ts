import type { postRoutes } from '#shared/contract/channels/posts.ts';
import type { reportFileRoutes } from '#shared/contract/channels/reportFiles.ts';
import type { ChannelCall, Handlers } from '#server/domain/call.ts';
import { writableBoard } from '#server/domain/channels/boards/boardAccess.ts';
import { getDraft, removeDraft, saveDraft } from './postDrafts.ts';
import { viewPost } from './getPost.ts';
import { listNotices, listPosts, listRecentPosts, rankPostsByViews } from './listPosts.ts';
import { listMentionable } from './mentions.ts';
import { removePost, reportPost, setPostHidden } from './moderatePost.ts';
import {
  addPicture,
  addReportFiles,
  removeReportFile,
  removeWaitingFile,
  reportFilesOf,
} from './postFiles.ts';
import { readPost } from './readPost.ts';
import { createPost, updatePost } from './writePost.ts';

const scope = ({ deps, userId, channel }: ChannelCall) => ({ deps, userId, channel });
const reader = ({ deps, userId, channel }: ChannelCall) => ({ db: deps.db, userId, channel });

export const postHandlers: Handlers<typeof postRoutes> = {
  list: (call) => {
    const { board_id: board, cursor, query } = call.query;
    return listPosts({ ...reader(call), boardId: board === 'all' ? null : board, cursor, query });
  },
  listNotices: (call) =>
    listNotices({ ...reader(call), boardId: call.query.board_id ?? null, cursor: call.query.cursor }),
  listRecent: async (call) => ({ postList: await listRecentPosts(reader(call)) }),
  listMentionable: async (call) => ({
    mentionList: await listMentionable({
      ...reader(call),
      boardId: call.query.board_id,
      query: call.query.query,
    }),
  }),
  getDraft: (call) => getDraft({ ...scope(call), boardId: call.query.board_id }),
  saveDraft: (call) => saveDraft({ ...scope(call), boardId: call.query.board_id, ...call.body }),
  removeDraft: async (call) => {
    await removeDraft({ ...scope(call), boardId: call.query.board_id });
    return {};
  },
  addPicture: (call) => addPicture({ ...scope(call), boardId: call.query.board_id, image: call.files[0] }),
  get: (call) => viewPost({ ...scope(call), postId: call.params.id }),
  create: (call) =>
    createPost({
      ...scope(call),
      postType: call.query.post_type,
      boardId: call.query.board_id,
      ...call.body,
    }),
  update: (call) =>
    updatePost({
      ...scope(call),
      postId: call.params.id,
      postType: call.query.post_type,
      boardId: call.query.board_id,
      ...call.body,
    }),
  remove: async (call) => {
    await removePost({ ...scope(call), postId: call.params.id });
    return {};
  },
  setVisibleState: async (call) => {
    const isHidden = call.body.visibleState === 'INVISIBLE';
    await setPostHidden({ ...scope(call), postId: call.params.id, isHidden });
    return {};
  },
  report: async (call) => {
    const { reason, comment = '' } = call.body;
    return { reportId: await reportPost({ ...scope(call), postId: call.params.id, reason, comment }) };
  },
  rankByViews: async (call) => ({ postList: await rankPostsByViews(reader(call)) }),
};

export const reportFileHandlers: Handlers<typeof reportFileRoutes> = {
  listTemps: async (call) => {
    const { boardId } = await writableBoard({ ...reader(call), boardId: call.query.board_id });
    return { reportFileList: await reportFilesOf(call.deps, { userId: call.userId, boardId }) };
  },
  addTemps: async (call) => ({
    reportFileList: await addReportFiles({
      ...scope(call),
      at: { boardId: call.query.board_id },
      uploads: call.files,
    }),
  }),
  removeTemp: async (call) => {
    await removeWaitingFile({ ...scope(call), fileId: call.params.fileId });
    return {};
  },
  list: async (call) => {
    const { post } = await readPost({ ...reader(call), postId: call.params.id });
    return { reportFileList: await reportFilesOf(call.deps, { postId: post.id }) };
  },
  add: async (call) => ({
    reportFileList: await addReportFiles({
      ...scope(call),
      at: { postId: call.params.id },
      uploads: call.files,
    }),
  }),
  remove: async (call) => {
    await removeReportFile({ ...scope(call), postId: call.params.id, fileId: call.params.fileId });
    return {};
  },
};
