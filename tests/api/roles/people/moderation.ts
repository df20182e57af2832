import { type SubjectRows, SIGNED_IN } from '../rows.ts';

export const moderation: SubjectRows<'moderation'> = {
  listBlocks: { row: SIGNED_IN, request: {} },
  block: { row: SIGNED_IN, request: { params: { id: 1 } } },
  unblock: { row: SIGNED_IN, request: { params: { id: 1 } } },
};
