import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const params = { id };
const tag = { id, tid: NOTHING };
const body = { memberIdList: [NOTHING] };

export const tags: SubjectRows<'tags'> = {
  list: { row: TEACHERS, request: { params } },
  create: { row: TEACHERS, request: { params, body: { tag: '방과후' } } },
  save: { row: TEACHERS, request: { params: tag, body: { tag: '대회반' } } },
  remove: { row: TEACHERS, request: { params: tag } },
  addToMembers: { row: TEACHERS, request: { params: tag, body } },
  removeFromMembers: { row: TEACHERS, request: { params: tag, body } },
  addToGroup: { row: TEACHERS, request: { params: { ...tag, gid: NOTHING } } },
  removeFromGroup: { row: TEACHERS, request: { params: { ...tag, gid: NOTHING } } },
};
