import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, GENERAL_MEMBERS, SIGNED_IN, TEACHERS } from '../rows.ts';

/** A room that is not there: that a caller is let in shows in ROOM_NOT_FOUND. */
const params = { code: 'ABCDEF' };
const memberParams = { ...params, userId: 1 };
const inChannel = { id: DEFAULT_CHANNEL_ID };
const settings = { name: '우리 대결' };

export const battles: SubjectRows<'battles'> = {
  listOwn: { row: SIGNED_IN, request: { query: { page: 1 } } },
  list: { row: GENERAL_MEMBERS, request: { query: { page: 1 } } },
  get: { row: GENERAL_MEMBERS, request: { params } },
  getOwn: { row: SIGNED_IN, request: {} },
  create: { row: GENERAL_MEMBERS, request: { body: settings } },
  update: { row: GENERAL_MEMBERS, request: { params, body: settings } },
  join: { row: GENERAL_MEMBERS, request: { params, body: { password: '비밀' } } },
  leave: { row: GENERAL_MEMBERS, request: { params } },
  setReady: { row: GENERAL_MEMBERS, request: { params, body: { ready: true } } },
  setTeams: { row: GENERAL_MEMBERS, request: { params, body: { memberList: [{ userId: 1, teamId: 1 }] } } },
  kick: { row: GENERAL_MEMBERS, request: { params: memberParams } },
  passHost: { row: GENERAL_MEMBERS, request: { params: memberParams } },
  invite: { row: GENERAL_MEMBERS, request: { params, body: { userId: 1 } } },
  start: { row: GENERAL_MEMBERS, request: { params } },
  rematch: { row: GENERAL_MEMBERS, request: { params } },
  control: { row: GENERAL_MEMBERS, request: { params, body: { action: 'PAUSE' } } },
  quickMatch: { row: GENERAL_MEMBERS, request: { body: { kind: 'CODE' } } },
  getResult: { row: GENERAL_MEMBERS, request: { params } },
  getRating: { row: SIGNED_IN, request: {} },
  listSimilarities: { row: GENERAL_MEMBERS, request: { params } },
  createForClass: { row: TEACHERS, request: { params: inChannel, body: settings } },
  getScreen: { row: TEACHERS, request: { params: { ...inChannel, ...params } } },
};
