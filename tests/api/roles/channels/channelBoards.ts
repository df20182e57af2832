import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type Row, type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';

/** Visitors of the channel and everybody above them. */
export const VISITORS: Row = { ...GENERAL_MEMBERS, VISITOR: 'allowed' };

const id = DEFAULT_CHANNEL_ID;
const body = {
  ...{ name: '새 소식', description: '', groupId: null },
  ...{ readRole: 'visitor', writeRole: 'generalMember' },
};
/** No board has this id, so that a caller who is let in learns just that. */
const boardId = 999_999;

export const channelBoards: SubjectRows<'channelBoards'> = {
  list: { row: VISITORS, request: { params: { id } } },
  create: { row: TEACHERS, request: { params: { id }, body } },
  order: { row: TEACHERS, request: { params: { id }, body: { boardIdList: [boardId] } } },
  update: { row: TEACHERS, request: { params: { id, boardId }, body } },
  remove: { row: TEACHERS, request: { params: { id, boardId } } },
};
