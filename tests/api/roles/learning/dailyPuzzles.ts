import { dayInSeoul } from '#shared/time/seoulTime.ts';
import { type SubjectRows, SIGNED_IN } from '../rows.ts';

/** Every account has a puzzle today. */
const params = { day: dayInSeoul(new Date()) };

export const dailyPuzzles: SubjectRows<'dailyPuzzles'> = {
  month: { row: SIGNED_IN, request: {} },
  open: { row: SIGNED_IN, request: { params } },
  answer: { row: SIGNED_IN, request: { params, body: { kind: 'CHOICE', choice: 0, usedHint: false } } },
  askFriend: { row: SIGNED_IN, request: { params, body: { friendId: 1, questionId: 1 } } },
};
