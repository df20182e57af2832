import { type SubjectRows, GENERAL_MEMBERS, problem, code } from '../rows.ts';

export const problems: SubjectRows<'problems'> = {
  get: { row: GENERAL_MEMBERS, request: { params: problem } },
  getHint: { row: GENERAL_MEMBERS, request: { params: { ...problem, step: 1 } } },
  runCode: { row: GENERAL_MEMBERS, request: { body: { ...problem, ...code, input: '' } } },
};
