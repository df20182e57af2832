import { everyRole, OPEN, SIGNED_IN, type Row, type SubjectRows } from '../rows.ts';

const NOTHING = 2_000_000_000;
const params = { registrationDateId: NOTHING };
const slot = { registrationDate: '2099-03-02', startTime: 900 };
const days = { from: '2026-11-22', to: '2026-11-28' };

/** No caller of the table has a guardian. */
const WITH_GUARDIAN: Row = {
  anonymous: 'NEED_TO_LOGIN',
  stranger: 'GUARDIAN_CONSENT_REQUIRED',
  ...everyRole('GUARDIAN_CONSENT_REQUIRED'),
};

/** The owner of the lesson decides, not the role of the caller in a channel; see the tests of lessons. */
export const registrations: SubjectRows<'registrations'> = {
  listTutors: { row: SIGNED_IN, request: {} },
  listSlots: { row: SIGNED_IN, request: { params: { teacherId: NOTHING }, query: days } },
  listOfMembers: { row: SIGNED_IN, request: { query: { ...days, query: '바다' } } },
  listOwn: { row: SIGNED_IN, request: { query: { page: 1 } } },
  book: { row: SIGNED_IN, request: { body: { teacherId: NOTHING, ...slot } } },
  move: { row: SIGNED_IN, request: { params, body: slot } },
  saveState: {
    row: SIGNED_IN,
    request: { params, body: { registrationState: 'CANCELLED', acceptsSpent: false } },
  },
  saveProgress: {
    row: SIGNED_IN,
    request: { params, body: { progressState: 'IN_PROGRESS', note: '반복문을 배웠어요.' } },
  },
  getMeeting: { row: SIGNED_IN, request: { params } },
  saveMeeting: {
    row: SIGNED_IN,
    request: { params, body: { meetingType: 'ZOOM', meetingUrl: 'https://zoom.us/j/1' } },
  },
  getOptions: { row: SIGNED_IN, request: {} },
  saveOptions: {
    row: SIGNED_IN,
    request: {
      body: {
        ...{ remindsDayBefore: true, remindsSoon: true },
        ...{ meetingType: 'LINK', meetingUrl: 'https://example.com/room' },
      },
    },
  },
  askGuardian: { row: WITH_GUARDIAN, request: {} },
  makeCalendar: { row: SIGNED_IN, request: {} },
  endCalendar: { row: SIGNED_IN, request: {} },
  readCalendar: { row: OPEN, request: { params: { calendarKey: 'nobody' } } },
};
