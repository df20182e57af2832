import { type SubjectRows, SIGNED_IN, TEACHERS } from '../rows.ts';

export const notifications: SubjectRows<'notifications'> = {
  list: { row: SIGNED_IN, request: { query: { page: 1 } } },
  send: { row: TEACHERS, request: { body: { userIdList: [1], content: '내일은 쉬는 날이에요.' } } },
  checkAll: { row: SIGNED_IN, request: { body: { notificationId: 1 } } },
  check: { row: SIGNED_IN, request: { params: { id: 1 } } },
  remove: { row: SIGNED_IN, request: { params: { id: 1 } } },
};
