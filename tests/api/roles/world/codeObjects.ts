import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const codeObjects: SubjectRows<'codeObjects'> = {
  list: { row: SIGNED_IN, request: { params: { mapId: 1 } } },
  friend: { row: SIGNED_IN, request: { params: { objectId: 1, userId: 1 } } },
  share: { row: SIGNED_IN, request: { params: { objectId: 1 }, body: { isShared: false } } },
};
