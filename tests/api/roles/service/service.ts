import { everyRole, type Row, type SubjectRows } from '../rows.ts';

/** ROLE_ADMIN in the school that everybody is in. */
const SERVICE_ADMINS: Row = {
  anonymous: 'NEED_TO_LOGIN',
  stranger: 'CHANNEL_MEMBER_NOT_FOUND',
  ...everyRole('NOT_HAS_ROLE'),
  ROLE_ADMIN: 'allowed',
};
/** An account that is not there, so that no caller of the table is signed out. */
const nobody = { id: 2_000_000_000 };
const notice = { title: '점검 안내', content: '내일 아침에 잠깐 쉬어요.', pinned: false };

export const serviceUsers: SubjectRows<'serviceUsers'> = {
  search: { row: SERVICE_ADMINS, request: { query: { query: '돌핀' } } },
  get: { row: SERVICE_ADMINS, request: { params: nobody } },
  signOut: { row: SERVICE_ADMINS, request: { params: nobody } },
  unlock: { row: SERVICE_ADMINS, request: { params: nobody } },
  disable: { row: SERVICE_ADMINS, request: { params: nobody, body: { reason: '약속을 어겼어요.' } } },
  enable: { row: SERVICE_ADMINS, request: { params: nobody } },
};
export const serviceJobs: SubjectRows<'serviceJobs'> = {
  list: { row: SERVICE_ADMINS, request: { query: { state: 'FAILED', page: 1 } } },
  retry: { row: SERVICE_ADMINS, request: { body: { jobIdList: ['1'] } } },
  remove: { row: SERVICE_ADMINS, request: { body: { jobIdList: ['1'] } } },
};
export const serviceNotices: SubjectRows<'serviceNotices'> = {
  list: { row: SERVICE_ADMINS, request: { query: { page: 1 } } },
  create: { row: SERVICE_ADMINS, request: { body: notice } },
  save: { row: SERVICE_ADMINS, request: { params: nobody, body: notice } },
  remove: { row: SERVICE_ADMINS, request: { params: nobody } },
};
export const serviceLog: SubjectRows<'serviceLog'> = {
  list: { row: SERVICE_ADMINS, request: {} },
};
export const serviceChannels: SubjectRows<'serviceChannels'> = {
  list: { row: SERVICE_ADMINS, request: { query: { page: 1 } } },
};
export const serviceReports: SubjectRows<'serviceReports'> = {
  list: { row: SERVICE_ADMINS, request: { query: { state: 'OPEN', page: 1 } } },
};
export const servicePayments: SubjectRows<'servicePayments'> = {
  list: { row: SERVICE_ADMINS, request: { query: { state: 'ALL', page: 1 } } },
  refund: {
    row: SERVICE_ADMINS,
    request: { params: nobody, body: { amount: 1100, reason: '잘못 눌렀대요.' } },
  },
};
/** It stays on for everybody, so that the rows of the others hold. */
const on = { share: 100, channelIdList: [] };
export const serviceSwitches: SubjectRows<'serviceSwitches'> = {
  list: { row: SERVICE_ADMINS, request: {} },
  save: { row: SERVICE_ADMINS, request: { params: { feature: 'WHISPERS' }, body: on } },
};
export const serviceTerms: SubjectRows<'serviceTerms'> = {
  list: { row: SERVICE_ADMINS, request: {} },
  publish: {
    row: SERVICE_ADMINS,
    request: {
      body: {
        ...{ type: 'SERVICE', effectiveOn: '2999-01-01', asksAgain: true },
        sectionList: [{ heading: '약속', body: '서로 돕는 바다를 만들어요.' }],
      },
    },
  },
};
