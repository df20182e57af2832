import { type SubjectRows, GENERAL_MEMBERS, problem } from '../rows.ts';

export const ownCases: SubjectRows<'ownCases'> = {
  get: { row: GENERAL_MEMBERS, request: { params: problem } },
  save: {
    row: GENERAL_MEMBERS,
    request: { params: problem, body: { caseList: [{ input: '니모', expected: '' }], baseVersion: 0 } },
  },
};
