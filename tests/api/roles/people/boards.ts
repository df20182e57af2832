import { type SubjectRows, OPEN } from '../rows.ts';

export const boards: SubjectRows<'boards'> = {
  listNotices: { row: OPEN, request: { query: { page: 1 } } },
  getNotice: { row: OPEN, request: { params: { id: 1 } } },
};
