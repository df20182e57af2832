import { type SubjectRows, SIGNED_IN, MANAGERS } from '../rows.ts';

export const reports: SubjectRows<'reports'> = {
  submit: { row: SIGNED_IN, request: { body: { userId: 1, reason: 'OTHER', comment: '자꾸 따라와요.' } } },
  list: { row: MANAGERS, request: { query: { state: 'OPEN', page: 1 } } },
  resolve: { row: MANAGERS, request: { params: { id: 1 }, body: { action: 'DISMISS' } } },
};
