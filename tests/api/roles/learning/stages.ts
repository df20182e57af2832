import { type SubjectRows, GENERAL_MEMBERS, problem } from '../rows.ts';

export const stages: SubjectRows<'stages'> = {
  list: { row: GENERAL_MEMBERS, request: {} },
  listShelf: { row: GENERAL_MEMBERS, request: {} },
  listGhosts: { row: GENERAL_MEMBERS, request: { params: problem } },
};
