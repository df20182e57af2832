import { type SubjectRows, GENERAL_MEMBERS, problem, code } from '../rows.ts';

export const drafts: SubjectRows<'drafts'> = {
  get: { row: GENERAL_MEMBERS, request: { params: problem, query: { language: 'JAVASCRIPT' } } },
  save: { row: GENERAL_MEMBERS, request: { params: problem, body: { ...code, baseVersion: 0 } } },
  listVersions: { row: GENERAL_MEMBERS, request: { params: problem, query: { language: 'JAVASCRIPT' } } },
};
