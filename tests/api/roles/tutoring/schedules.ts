import { SIGNED_IN, TEACHERS, type Row, type SubjectRows } from '../rows.ts';

/** Nobody is named, so that everybody means its own hours; only who teaches has some. */
const WHO_TEACHES: Row = { ...TEACHERS, stranger: 'NOT_HAS_ROLE' };

export const schedules: SubjectRows<'schedules'> = {
  get: { row: WHO_TEACHES, request: { query: { year_month: '2026-11' } } },
  listTeachers: { row: SIGNED_IN, request: {} },
  saveDates: {
    row: WHO_TEACHES,
    request: {
      body: {
        yearMonth: '2026-11',
        userScheduleDateList: [
          { startDate: '2026-11-24', startTime: 540, endTime: 600, scheduleDateState: 'ENABLED' },
        ],
      },
    },
  },
  saveDays: {
    row: WHO_TEACHES,
    request: {
      body: { userScheduleDateList: [{ startDayOfTheWeek: 'MONDAY', startTime: 840, endTime: 960 }] },
    },
  },
};
