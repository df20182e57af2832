import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, TEACHERS } from '../rows.ts';

const NOTHING = 2_000_000_000;
const id = DEFAULT_CHANNEL_ID;
const params = { id };
const group = { id, gid: NOTHING };
const VISITORS = { ...GENERAL_MEMBERS, VISITOR: 'allowed' } as const;

export const groups: SubjectRows<'groups'> = {
  list: { row: VISITORS, request: { params } },
  create: { row: TEACHERS, request: { params, body: { name: '해파리 조', colour: 'JELLY' } } },
  enter: { row: GENERAL_MEMBERS, request: { params, body: { groupCode: 'WAVE77' } } },
  get: { row: TEACHERS, request: { params: group } },
  save: { row: TEACHERS, request: { params: group, body: { name: '고래 조', colour: 'SEA' } } },
  remove: { row: TEACHERS, request: { params: group } },
  listMembers: { row: TEACHERS, request: { params: group } },
  addMembers: { row: TEACHERS, request: { params: group, body: { memberIdList: [NOTHING] } } },
  removeMember: { row: TEACHERS, request: { params: { ...group, mid: NOTHING } } },
  autocompleteMembers: { row: TEACHERS, request: { params: group, query: { query: '고래' } } },
};
