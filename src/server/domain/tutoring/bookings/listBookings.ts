import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, or } from 'drizzle-orm';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { holdsAtLeast, isActiveMember } from '#shared/contract/roles.ts';
import {
  REGISTRATIONS_PER_PAGE,
  type Registration,
  type Tutor,
} from '#shared/contract/tutoring/registrations.ts';
import { BOOK_AHEAD_DAYS, LESSON_MS } from '#shared/tutoring/bookingRules.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { listMemberships } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listTeachers } from '#server/domain/tutoring/availability/teachers.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeLessons } from './describeLessons.ts';
import { daysRange, freeSlots, slotOf, type Slot } from './freeSlots.ts';
import { sharedClasses } from './sharedClasses.ts';
import type { UserCall } from '#server/domain/call.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_UPCOMING = 100;

/** Teachers of the caller, who has the next free slot first; those who have opened none come last. */
export async function listTutors({ deps, userId }: UserCall): Promise<Tutor[]> {
  const now = deps.clock.now();
  const to = new Date(now.getTime() + BOOK_AHEAD_DAYS * DAY_MS);
  const teachers = (await listTeachers(deps.db, userId)).filter((teacher) => teacher.userId !== userId);
  const tutors: Tutor[] = [];
  // One after the other: many teachers are few, and a page takes one connection.
  for (const { userId: teacherId, nickname, itemIdList } of teachers) {
    const [next] = await freeSlots(deps.db, { teacherId, from: now, to, now });
    tutors.push({ userId: teacherId, nickname, itemIdList, nextSlot: next ? slotOf(next) : null });
  }
  const order = ({ nextSlot }: Tutor) =>
    nextSlot ? `${nextSlot.registrationDate} ${String(nextSlot.startTime).padStart(4, '0')}` : '~';
  return tutors.toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
}

/** Slots that the caller can book with a teacher now. Throws MEMBER_NOT_FOUND. */
export async function listSlots(query: UserCall & Days & { readonly teacherId: number }): Promise<Slot[]> {
  const { deps, userId, teacherId } = query;
  await sharedClasses(deps.db, { userId, teacherId });
  const free = await freeSlots(deps.db, { teacherId, ...daysRange(query), now: deps.clock.now() });
  return free.map(slotOf);
}

/** The own lessons as a pupil: those to come, the next one first, and a page of all others. */
export async function listOwnLessons({ deps, userId, page }: UserCall & { readonly page: number }) {
  const { db } = deps;
  const begun = new Date(deps.clock.now().getTime() - LESSON_MS);
  const own = eq(registrationDates.userId, userId);
  const past = and(
    own,
    or(ne(registrationDates.registrationState, 'RESERVED'), lte(registrationDates.startsAt, begun)),
  );
  const size = REGISTRATIONS_PER_PAGE;
  const [upcoming, before, totalCount] = await Promise.all([
    db
      .select()
      .from(registrationDates)
      .where(
        and(own, eq(registrationDates.registrationState, 'RESERVED'), gt(registrationDates.startsAt, begun)),
      )
      .orderBy(asc(registrationDates.startsAt))
      .limit(MOST_UPCOMING),
    db
      .select()
      .from(registrationDates)
      .where(past)
      .orderBy(desc(registrationDates.startsAt), desc(registrationDates.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    db.$count(registrationDates, past),
  ]);
  return {
    upcomingList: await describeLessons(deps, upcoming),
    pastList: await describeLessons(deps, before),
    pageCount: pageCountOf(totalCount, size),
    totalCount,
  };
}

/**
 * Lessons that a teacher gives: the caller, or another one in the classes that the caller manages. Throws NOT_HAS_ROLE
 * where it manages none.
 */
export async function listGivenLessons(
  query: UserCall & Days & { readonly targetUserId: number; readonly query: string },
): Promise<Registration[]> {
  const { deps, userId, targetUserId, query: search } = query;
  const { from, to } = daysRange(query);
  const managed = targetUserId === userId ? undefined : await managedClasses(deps, userId);
  const rows = await deps.db
    .select()
    .from(registrationDates)
    .where(
      and(
        eq(registrationDates.teacherId, targetUserId),
        managed && inArray(registrationDates.channelId, managed),
        gte(registrationDates.startsAt, from),
        lt(registrationDates.startsAt, to),
      ),
    )
    .orderBy(asc(registrationDates.startsAt), asc(registrationDates.id));
  const lessons = await describeLessons(deps, rows);
  return lessons.filter(({ pupil }) => pupil.nickname.includes(search));
}

async function managedClasses({ db }: Deps, userId: number): Promise<number[]> {
  const memberships = await listMemberships({ db, userId });
  const managed = memberships.filter(
    ({ roleList }) => isActiveMember(roleList) && holdsAtLeast(roleList, 'manager'),
  );
  if (managed.length === 0)
    throw new AppError('NOT_HAS_ROLE', {
      log: `user ${userId} manages no class and asks for lessons of others`,
    });
  return managed.map(({ channelId }) => channelId);
}
