import { GENERAL_MEMBERS, TEACHERS, type SubjectRows } from '../rows.ts';

const params = { courseClassId: 2_000_000_000 };

export const meetings: SubjectRows<'meetings'> = {
  get: { row: GENERAL_MEMBERS, request: { params } },
  save: {
    row: TEACHERS,
    request: { params, body: { meetingType: 'GOOGLE_MEETUP', meetingUrl: 'https://meet.google.com/a' } },
  },
};
