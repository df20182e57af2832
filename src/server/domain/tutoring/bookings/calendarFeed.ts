import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, asc, eq, gte, ne, or } from 'drizzle-orm';
import ical from 'ical-generator';
import { routeNamed } from '#shared/contract/routes.ts';
import { LESSON_MS } from '#shared/tutoring/bookingRules.ts';
import { registrationDates, registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import type { FileAnswer, UserCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeLessons } from './describeLessons.ts';
import { bookingTexts } from './texts.ts';

const PAST_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_EVENTS = 500;

/** The address grants reading the lessons, so the database holds only its hash. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** A new address for the own lessons; the one before ends. */
export async function makeCalendar({ deps, userId }: UserCall): Promise<{ url: string }> {
  const key = randomBytes(24).toString('base64url');
  const calendarKeyHash = hashOf(key);
  await deps.db
    .insert(registrationOptions)
    .values({ userId, calendarKeyHash })
    .onConflictDoUpdate({ target: registrationOptions.userId, set: { calendarKeyHash } });
  const { path } = routeNamed('registrations.readCalendar');
  return { url: `${deps.config.PUBLIC_URL}${path.replace(':calendarKey', key)}` };
}

export async function endCalendar({ deps, userId }: UserCall): Promise<void> {
  await deps.db
    .update(registrationOptions)
    .set({ calendarKeyHash: null })
    .where(eq(registrationOptions.userId, userId));
}

/** The lessons of the owner of the address: of the last month, and all to come. Throws RESOURCE_NOT_FOUND. */
export async function readCalendar({
  deps,
  calendarKey,
}: {
  readonly deps: Deps;
  readonly calendarKey: string;
}): Promise<FileAnswer> {
  const [owner] = await deps.db
    .select({ userId: registrationOptions.userId })
    .from(registrationOptions)
    .where(eq(registrationOptions.calendarKeyHash, hashOf(calendarKey)));
  if (!owner) throw new AppError('RESOURCE_NOT_FOUND', { log: 'no calendar has this address' });
  const { userId } = owner;
  const rows = await deps.db
    .select()
    .from(registrationDates)
    .where(
      and(
        or(eq(registrationDates.userId, userId), eq(registrationDates.teacherId, userId)),
        ne(registrationDates.registrationState, 'CANCELLED'),
        gte(registrationDates.startsAt, new Date(deps.clock.now().getTime() - PAST_MS)),
      ),
    )
    .orderBy(asc(registrationDates.startsAt))
    .limit(MOST_EVENTS);
  // In UTC: with a time zone the library writes the hours of the machine it runs on. Calendars show those of their owner.
  const calendar = ical({ name: bookingTexts.calendarName });
  for (const lesson of await describeLessons(deps, rows)) {
    const start = new Date(lesson.startsAt);
    const other = lesson.pupil.userId === userId ? lesson.teacher : lesson.pupil;
    calendar.createEvent({
      id: `lesson-${lesson.registrationDateId}@dolphin-world`,
      start,
      end: new Date(start.getTime() + LESSON_MS),
      summary: bookingTexts.eventTitle(other?.nickname ?? ''),
      description: bookingTexts.eventAdvice,
      // An address that leaked shows when lessons are, and not how to get into them.
    });
  }
  return {
    type: 'text/calendar; charset=utf-8',
    content: { stream: Readable.from(calendar.toString()) },
    cacheControl: 'private, no-store',
  };
}
