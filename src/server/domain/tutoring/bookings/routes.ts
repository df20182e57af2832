import type { registrationRoutes } from '#shared/contract/tutoring/registrations.ts';
import type { Handlers } from '#server/domain/call.ts';
import { askGuardianForLesson } from './askGuardianForLesson.ts';
import { bookLesson, moveLesson } from './bookLesson.ts';
import { endCalendar, makeCalendar, readCalendar } from './calendarFeed.ts';
import { saveLessonProgress, saveLessonState } from './changeLesson.ts';
import { getLessonMeeting, saveLessonMeeting } from './lessonMeetings.ts';
import { getOptions, saveOptions } from './lessonOptions.ts';
import { listGivenLessons, listOwnLessons, listSlots, listTutors } from './listBookings.ts';

export const registrationHandlers: Handlers<typeof registrationRoutes> = {
  listTutors: async ({ deps, userId }) => ({ tutorList: await listTutors({ deps, userId }) }),
  listSlots: async ({ deps, userId, params, query }) => ({
    slotList: await listSlots({ deps, userId, ...params, ...query }),
  }),
  listOfMembers: async ({ deps, userId, query }) => {
    const { target_user_id: targetUserId = userId, ...days } = query;
    return { registrationDateList: await listGivenLessons({ deps, userId, targetUserId, ...days }) };
  },
  listOwn: ({ deps, userId, query }) => listOwnLessons({ deps, userId, ...query }),
  book: ({ deps, userId, body: { teacherId, ...slot } }) => bookLesson({ deps, userId, teacherId, slot }),
  move: ({ deps, userId, params, body }) => moveLesson({ deps, userId, ...params, slot: body }),
  saveState: ({ deps, userId, params, body }) => saveLessonState({ deps, userId, ...params, ...body }),
  saveProgress: ({ deps, userId, params, body }) => saveLessonProgress({ deps, userId, ...params, ...body }),
  getMeeting: ({ deps, userId, params }) => getLessonMeeting({ deps, userId, ...params }),
  saveMeeting: ({ deps, userId, params, body }) => saveLessonMeeting({ deps, userId, ...params, body }),
  getOptions: ({ deps, userId }) => getOptions({ deps, userId }),
  saveOptions: ({ deps, userId, body }) => saveOptions({ deps, userId, body }),
  askGuardian: async ({ deps, userId }) => {
    await askGuardianForLesson({ deps, userId });
    return {};
  },
  makeCalendar: ({ deps, userId }) => makeCalendar({ deps, userId }),
  endCalendar: async ({ deps, userId }) => {
    await endCalendar({ deps, userId });
    return {};
  },
  readCalendar: ({ deps, params }) => readCalendar({ deps, ...params }),
};
