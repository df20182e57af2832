import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { OPEN, type SubjectRows, TEACHERS, VISITORS } from '../rows.ts';

const params = { id: DEFAULT_CHANNEL_ID };
const message = { id: DEFAULT_CHANNEL_ID, messageId: 1 };

export const textMessages: SubjectRows<'textMessages'> = {
  listReceivers: { row: TEACHERS, request: { params, query: { search: '바다', page: 1 } } },
  list: { row: TEACHERS, request: { params, query: { state: 'ALL', page: 1 } } },
  get: { row: TEACHERS, request: { params: message } },
  send: {
    row: TEACHERS,
    request: {
      params,
      body: {
        userIdList: [2],
        content: '내일은 수업이 없어요.',
        purpose: 'NOTICE',
        idempotencyKey: 'role-table-000001',
      },
    },
  },
  resend: { row: TEACHERS, request: { params: message } },
  getOptOut: { row: VISITORS, request: { params } },
  saveOptOut: { row: VISITORS, request: { params, body: { isOptedOut: false } } },
  listOutbox: { row: OPEN, request: {} },
  setOutbox: { row: OPEN, request: { body: { behaviour: 'DELIVER' } } },
};
