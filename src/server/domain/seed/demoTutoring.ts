import { WEEK_DAYS } from '#shared/contract/tutoring/schedules.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { saveDays } from '#server/domain/tutoring/availability/schedule.ts';
import { bookLesson } from '#server/domain/tutoring/bookings/bookLesson.ts';
import { listSlots } from '#server/domain/tutoring/bookings/listBookings.ts';
import { saveLessonMeeting } from '#server/domain/tutoring/bookings/lessonMeetings.ts';
import { issueTickets } from '#server/domain/tutoring/tickets/manageTickets.ts';

const TICKETS = 8;
const OPEN = { startTime: 14 * 60, endTime: 19 * 60 };
/** Days from now on which the demo pupil has its lessons. */
const LESSON_DAYS = [1, 8];

/** Hours of the demo teacher, tickets and lessons of a demo pupil. Once, with the month of their class. */
export async function seedDemoTutoring(
  deps: Deps,
  {
    teacherId,
    memberId,
    channel,
  }: { readonly teacherId: number; readonly memberId: number; readonly channel: CallerChannel },
): Promise<void> {
  const userScheduleDateList = WEEK_DAYS.slice(1).map((startDayOfTheWeek) => ({
    scheduleType: 'DAY' as const,
    scheduleDateState: 'ENABLED' as const,
    startDayOfTheWeek,
    ...OPEN,
  }));
  await saveDays({ deps, userId: teacherId, teacherId, body: { userScheduleDateList } });
  const body = { targetUserId: memberId, quantity: TICKETS, reason: '체험 수업권' };
  await issueTickets({ deps, userId: teacherId, channel, body });
  const today = dayInSeoul(deps.clock.now());
  for (const days of LESSON_DAYS) {
    const from = daysLater(today, days);
    const pupil = { deps, userId: memberId, teacherId };
    const [slot] = await listSlots({ ...pupil, from, to: daysLater(from, 2) });
    if (!slot) continue;
    const { registrationDateId } = await bookLesson({ ...pupil, slot });
    await saveLessonMeeting({
      deps,
      userId: teacherId,
      registrationDateId,
      body: { meetingType: 'LINK', meetingUrl: 'https://example.com/lesson' },
    });
  }
}
