import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const friends: SubjectRows<'friends'> = {
  listLobbyMembers: { row: SIGNED_IN, request: {} },
  list: { row: SIGNED_IN, request: { query: { page: 1 } } },
  request: { row: SIGNED_IN, request: { body: { userId: 1 } } },
  accept: { row: SIGNED_IN, request: { params: { id: 1 } } },
  reject: { row: SIGNED_IN, request: { params: { id: 1 } } },
  listReceived: { row: SIGNED_IN, request: { query: { page: 1 } } },
  end: { row: SIGNED_IN, request: { params: { id: 1 } } },
  getRelation: { row: SIGNED_IN, request: { params: { id: 1 } } },
  locate: { row: SIGNED_IN, request: { params: { id: 1 } } },
  sendGift: { row: SIGNED_IN, request: { params: { id: 1 } } },
  listGifts: { row: SIGNED_IN, request: { query: { page: 1 } } },
};
