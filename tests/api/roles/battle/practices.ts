import { type SubjectRows, code, GENERAL_MEMBERS } from '../rows.ts';

/** None that is there: that a caller is let in shows in RESOURCE_NOT_FOUND. */
const params = { practiceId: 999_999 };
const contentParams = { ...params, competitionContentId: 1 };
const clientKey = '2d0a7f4e-6a55-4c0f-9a43-0c7d3c1b5e11';

export const practices: SubjectRows<'practices'> = {
  start: { row: GENERAL_MEMBERS, request: { params: { key: '999999' } } },
  get: { row: GENERAL_MEMBERS, request: { params } },
  again: { row: GENERAL_MEMBERS, request: { params } },
  end: { row: GENERAL_MEMBERS, request: { params } },
  getProblem: { row: GENERAL_MEMBERS, request: { params: contentParams } },
  listPaths: { row: GENERAL_MEMBERS, request: { params: contentParams } },
  submit: { row: GENERAL_MEMBERS, request: { params: contentParams, body: { ...code, clientKey } } },
};
