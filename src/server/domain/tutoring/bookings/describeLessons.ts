import { inArray } from 'drizzle-orm';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import type { MeetingBody } from '#shared/contract/tutoring/meetings.ts';
import type { Database } from '#server/db/connect.ts';
import { registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import { channelNames, listMemberNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { readMeetings } from '#server/domain/tutoring/meetings/meetingRows.ts';
import { contentsOfTickets } from '#server/domain/tutoring/tickets/listTickets.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { slotOf } from './freeSlots.ts';
import type { LessonRow } from './bookingRows.ts';

/** Lessons as their pages show them: a fixed number of statements, and one for each class. */
export async function describeLessons(
  { db }: Pick<Deps, 'db'>,
  rows: readonly LessonRow[],
): Promise<Registration[]> {
  if (rows.length === 0) return [];
  const teacherIds = [...new Set(rows.flatMap(({ teacherId }) => teacherId ?? []))];
  const userIds = [...new Set([...teacherIds, ...rows.map(({ userId }) => userId)])];
  const [names, worn, channels, contents, meetings, usual] = await Promise.all([
    listNames({ db, userIds }),
    wornItemIdsOf({ db, userIds: rows.map(({ userId }) => userId) }),
    channelNames(db, [...new Set(rows.map(({ channelId }) => channelId))]),
    contentsOfTickets(
      db,
      rows.map(({ ticketId }) => ticketId),
    ),
    readMeetings(db, { contentType: 'REGISTRATION_DATE', contentIds: rows.map(({ id }) => id) }),
    usualMeetings(db, teacherIds),
  ]);
  const nicknames = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  const inClass = await namesInClasses(db, [...channels.keys()], userIds);
  return rows.map((row) => {
    const content = contents.get(row.ticketId);
    const personOf = (userId: number) => ({
      userId,
      nickname: inClass.get(`${row.channelId} ${userId}`) ?? nicknames.get(userId) ?? '',
    });
    return {
      registrationDateId: row.id,
      ...slotOf(row.startsAt),
      startsAt: row.startsAt.toISOString(),
      teacher: row.teacherId === null ? null : personOf(row.teacherId),
      pupil: { ...personOf(row.userId), itemIdList: [...(worn.get(row.userId) ?? [])] },
      channelId: row.channelId,
      channelName: channels.get(row.channelId) ?? '',
      contentType: content?.contentType ?? null,
      contentId: content?.contentId ?? null,
      contentTitle: content?.contentTitle ?? '',
      registrationState: row.registrationState,
      progressState: row.progressState,
      note: row.note,
      meeting: meetings.get(row.id) ?? usual.get(row.teacherId ?? 0) ?? null,
    };
  });
}

export async function describeLesson(deps: Pick<Deps, 'db'>, row: LessonRow): Promise<Registration> {
  const [lesson] = await describeLessons(deps, [row]);
  if (!lesson) throw new Error(`describeLesson: lesson ${row.id} made no description`);
  return lesson;
}

/** Maps a class and a user to the user's name there. */
async function namesInClasses(
  db: Database,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    channelIds.map(async (channelId) =>
      (await listMemberNames({ db, channelId, userIds })).map(
        ({ userId, nickname }) => [`${channelId} ${userId}`, nickname] as const,
      ),
    ),
  );
  return new Map(names.flat());
}

/** Maps a teacher to the usual meeting of lessons without a link of their own. */
async function usualMeetings(
  db: Database,
  teacherIds: readonly number[],
): Promise<ReadonlyMap<number, MeetingBody>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(registrationOptions)
    .where(inArray(registrationOptions.userId, [...teacherIds]));
  return new Map(
    rows.flatMap(({ userId, meetingType, meetingUrl }) =>
      meetingType === null || meetingUrl === null ? [] : [[userId, { meetingType, meetingUrl }]],
    ),
  );
}
