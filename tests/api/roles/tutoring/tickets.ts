import { MANAGERS, meansNobody, SIGNED_IN, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;

export const tickets: SubjectRows<'tickets'> = {
  list: { row: MANAGERS, request: { query: { page: 1, query: '바다' } } },
  listHistories: { row: MANAGERS, request: { query: { page: 1, ticket_id: NOTHING } } },
  issue: {
    row: meansNobody(MANAGERS),
    request: { body: { targetUserId: NOTHING, quantity: 2, reason: '새 학기 선물' } },
  },
  saveContent: {
    row: MANAGERS,
    request: { params: { ticketId: NOTHING }, body: { contentId: 1, contentType: 'COURSE' } },
  },
  count: { row: SIGNED_IN, request: { query: { ticket_state: 'AVAILABLE' } } },
  listOwn: { row: SIGNED_IN, request: { query: { page: 1 } } },
};
