import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { type SubjectRows, MANAGERS, TEACHERS } from '../rows.ts';

const id = DEFAULT_CHANNEL_ID;
const importId = '0198f000-0000-7000-8000-000000000000';

export const channelAccounts: SubjectRows<'channelAccounts'> = {
  list: { row: TEACHERS, request: {} },
  create: {
    row: TEACHERS,
    request: { body: { accountList: [{ nickname: '김바다', birthDate: '2010-03-02' }] } },
  },
  resetPasswords: {
    row: {
      ...TEACHERS,
      ROLE_ADMIN: 'CHANNEL_MEMBER_NOT_FOUND',
      ROLE_CHANNEL_MASTER: 'CHANNEL_MEMBER_NOT_FOUND',
      MANAGER: 'CHANNEL_MEMBER_NOT_FOUND',
      TEACHER: 'CHANNEL_MEMBER_NOT_FOUND',
    },
    request: { body: { memberIdList: [2_000_000_000] } },
  },
  previewImport: {
    row: TEACHERS,
    request: {
      params: { id },
      files: [{ name: '명단.csv', bytes: new TextEncoder().encode('이름,생년월일\n김바다,2010-03-02\n') }],
    },
  },
  getImport: { row: TEACHERS, request: { params: { id, importId } } },
  mapColumns: {
    row: TEACHERS,
    request: { params: { id, importId }, body: { columnList: [{ column: 0, field: 'nickname' }] } },
  },
  repairRow: {
    row: TEACHERS,
    request: {
      params: { id, importId, line: 2 },
      body: {
        rollNumber: '1',
        nickname: '김바다',
        birthDate: '2015-03-02',
        loginName: '',
        guardianPhoneNumber: '',
        groupName: '',
        tagList: '',
      },
    },
  },
  startImport: { row: TEACHERS, request: { params: { id, importId } } },
};

export const channelAudit: SubjectRows<'channelAudit'> = {
  list: { row: MANAGERS, request: { params: { id } } },
};
