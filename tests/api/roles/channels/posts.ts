import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';
import { VISITORS } from './channelBoards.ts';

/** No board and no post has these ids: who is let in learns just that. Foreign ones are in `posts.test.ts`. */
const board = { board_id: 999_999 };
const params = { id: 999_999 };
const content = { type: 'doc', content: [{ type: 'paragraph' }] };
const written = { title: '안녕', content };

export const posts: SubjectRows<'posts'> = {
  list: { row: VISITORS, request: { query: { board_id: 'all' } } },
  listNotices: { row: VISITORS, request: { query: {} } },
  listRecent: { row: VISITORS, request: {} },
  listMentionable: { row: GENERAL_MEMBERS, request: { query: { ...board, query: '별' } } },
  getDraft: { row: GENERAL_MEMBERS, request: { query: board } },
  saveDraft: { row: GENERAL_MEMBERS, request: { query: board, body: { ...written, baseVersion: 0 } } },
  removeDraft: { row: GENERAL_MEMBERS, request: { query: board } },
  addPicture: { row: GENERAL_MEMBERS, request: { query: board } },
  get: { row: VISITORS, request: { params } },
  create: {
    row: GENERAL_MEMBERS,
    request: {
      query: { post_type: 'POST', ...board },
      body: { ...written, requestKey: '4b3a0f5e58cb4c3c9b622f7c8f4fb6f1' },
    },
  },
  update: {
    row: GENERAL_MEMBERS,
    request: { params, query: { post_type: 'POST', ...board }, body: { ...written, baseVersion: 1 } },
  },
  remove: { row: GENERAL_MEMBERS, request: { params } },
  setVisibleState: { row: TEACHERS, request: { params, body: { visibleState: 'INVISIBLE' } } },
  report: { row: VISITORS, request: { params, body: { reason: 'BAD_WORDS' } } },
  rankByViews: { row: VISITORS, request: { params: { id: DEFAULT_CHANNEL_ID } } },
};

const ofFile = { id: 999_999, fileId: 999_999 };

export const reportFiles: SubjectRows<'reportFiles'> = {
  listTemps: { row: GENERAL_MEMBERS, request: { query: board } },
  addTemps: { row: GENERAL_MEMBERS, request: { query: board } },
  removeTemp: { row: GENERAL_MEMBERS, request: { params: { fileId: 999_999 } } },
  list: { row: VISITORS, request: { params } },
  add: { row: GENERAL_MEMBERS, request: { params } },
  remove: { row: GENERAL_MEMBERS, request: { params: ofFile } },
};

const ofComment = { id: 999_999, commentId: 999_999 };
const ofReply = { ...ofComment, replyId: 999_999 };
const body = { content: '멋지다!' };

export const comments: SubjectRows<'comments'> = {
  list: { row: VISITORS, request: { params } },
  create: { row: GENERAL_MEMBERS, request: { params, body } },
  update: { row: GENERAL_MEMBERS, request: { params: ofComment, body } },
  remove: { row: GENERAL_MEMBERS, request: { params: ofComment } },
  listReplies: { row: VISITORS, request: { params: ofComment } },
  createReply: { row: GENERAL_MEMBERS, request: { params: ofComment, body } },
  updateReply: { row: GENERAL_MEMBERS, request: { params: ofReply, body } },
  removeReply: { row: GENERAL_MEMBERS, request: { params: ofReply } },
  setVisibleState: { row: TEACHERS, request: { params: ofComment, body: { visibleState: 'INVISIBLE' } } },
  report: { row: VISITORS, request: { params: ofComment, body: { reason: 'BAD_WORDS' } } },
};
