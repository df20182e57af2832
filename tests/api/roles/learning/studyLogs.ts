import { type SubjectRows, SIGNED_IN } from '../rows.ts';

/** The request names nobody: the right to see somebody's logs does not depend on roles. */
const request = { params: { id: 2_147_483_647 } };

export const studyLogs: SubjectRows<'studyLogs'> = {
  getStreaks: { row: SIGNED_IN, request },
  getCounts: { row: SIGNED_IN, request },
  getProblemCounts: { row: SIGNED_IN, request },
  getProblemProgress: { row: SIGNED_IN, request },
};
