import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, code, GENERAL_MEMBERS, problem, SIGNED_IN, TEACHERS } from '../rows.ts';

/** One that is not there: that a caller is let in shows in RESOURCE_NOT_FOUND. */
const params = { key: '999999' };
const contentParams = { ...params, competitionContentId: 1 };
const clientKey = '0b9e1e0c-8f5c-4e0e-9d9b-6a8f5f2f3c12';

export const competitions: SubjectRows<'competitions'> = {
  listOwn: { row: SIGNED_IN, request: { query: { page: 1 } } },
  list: { row: GENERAL_MEMBERS, request: { query: { page: 1 } } },
  getInfo: { row: GENERAL_MEMBERS, request: { params } },
  enroll: { row: GENERAL_MEMBERS, request: { params } },
  start: { row: GENERAL_MEMBERS, request: { params } },
  getMyScore: { row: GENERAL_MEMBERS, request: { params } },
  listContents: { row: GENERAL_MEMBERS, request: { params } },
  getProblem: { row: GENERAL_MEMBERS, request: { params: contentParams } },
  listPaths: { row: GENERAL_MEMBERS, request: { params: contentParams } },
  getScoreboard: { row: GENERAL_MEMBERS, request: { params } },
  listRoomMembers: { row: GENERAL_MEMBERS, request: { params } },
  submit: { row: GENERAL_MEMBERS, request: { params: contentParams, body: { ...code, clientKey } } },
  practise: { row: GENERAL_MEMBERS, request: { params: contentParams, body: { ...code, clientKey } } },
  getReplay: { row: GENERAL_MEMBERS, request: { params } },
  listSolutions: { row: GENERAL_MEMBERS, request: { params: contentParams } },
  getCertificate: { row: GENERAL_MEMBERS, request: { params } },
};

const channelParams = { id: DEFAULT_CHANNEL_ID };
const lmsParams = { ...channelParams, competitionId: 999_999 };
const body = {
  name: '봄 대회',
  rule: 'ICPC',
  limitTime: 60,
  startDate: '2030-05-05T00:00:00.000Z',
  endDate: '2030-05-05T02:00:00.000Z',
  contentList: [problem],
};

export const lmsCompetitions: SubjectRows<'lmsCompetitions'> = {
  list: { row: TEACHERS, request: { params: channelParams, query: { page: 1 } } },
  get: { row: TEACHERS, request: { params: lmsParams } },
  create: { row: TEACHERS, request: { params: channelParams, body } },
  update: { row: TEACHERS, request: { params: lmsParams, body } },
  remove: { row: TEACHERS, request: { params: lmsParams } },
  control: { row: TEACHERS, request: { params: lmsParams, body: { state: 'ENDED' } } },
  listProblems: { row: TEACHERS, request: { params: channelParams, query: { page: 1 } } },
  listSimilarities: { row: TEACHERS, request: { params: lmsParams } },
  listMembers: { row: TEACHERS, request: { params: lmsParams } },
  getScoreboard: { row: TEACHERS, request: { params: lmsParams } },
  getFrozenScoreboard: { row: TEACHERS, request: { params: lmsParams } },
  listReports: { row: TEACHERS, request: { params: lmsParams } },
  writeReport: { row: TEACHERS, request: { params: lmsParams, body: { userId: 1, content: '잘했어요' } } },
  exportCsv: { row: TEACHERS, request: { params: lmsParams } },
};
