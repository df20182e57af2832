import { type SubjectRows, GENERAL_MEMBERS } from '../rows.ts';

const params = { worksheetId: 2_000_000_000 };

export const worksheets: SubjectRows<'worksheets'> = {
  list: { row: GENERAL_MEMBERS, request: {} },
  get: { row: GENERAL_MEMBERS, request: { params } },
  enrol: { row: GENERAL_MEMBERS, request: { params, body: { cost: 0 } } },
};
