import type { z } from 'zod';
import type {
  saveDatesBodySchema,
  saveWeeklyBodySchema,
  Schedule,
  ScheduleTeacher,
} from '#shared/contract/tutoring/schedules.ts';
import type { Transaction } from '#server/db/connect.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { daysOfMonth, readRows, replaceRows, versionOf, type Part } from './scheduleRows.ts';
import { findOwnTeacher, findTeacher } from './teachers.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OfTeacher extends UserCall {
  /** The caller itself without one. */
  readonly teacherId: number | undefined;
}

/** The hours of every week and the dates of a month. Throws NOT_HAS_ROLE, MEMBER_NOT_FOUND. */
export async function getSchedule({
  deps: { db },
  userId,
  teacherId = userId,
  yearMonth,
}: OfTeacher & { readonly yearMonth: string }): Promise<Schedule> {
  const profile = await findTeacher(db, { userId, teacherId });
  const rows = await readRows(db, { teacherId, parts: ['DAY', daysOfMonth(yearMonth)] });
  return reply(profile, rows);
}

/** Replaces the dates of a month. Throws NOT_HAS_ROLE, MEMBER_NOT_FOUND, SCHEDULE_CONFLICT. */
export async function saveDates(
  input: OfTeacher & { readonly body: z.output<typeof saveDatesBodySchema> },
): Promise<Schedule> {
  const month = daysOfMonth(input.body.yearMonth);
  return save({ ...input, part: month }, async (tx, profile) =>
    reply(profile, await readRows(tx, { teacherId: profile.userId, parts: ['DAY', month] })),
  );
}

/** Replaces the hours of every week. Throws NOT_HAS_ROLE, MEMBER_NOT_FOUND, SCHEDULE_CONFLICT. */
export async function saveDays(
  input: OfTeacher & { readonly body: z.output<typeof saveWeeklyBodySchema> },
): Promise<Omit<Schedule, 'dateVersion'>> {
  return save({ ...input, part: 'DAY' }, async (tx, profile) =>
    reply(profile, await readRows(tx, { teacherId: profile.userId, parts: ['DAY'] })),
  );
}

type Saved = Pick<z.output<typeof saveDatesBodySchema>, 'version'> & {
  readonly userScheduleDateList: Parameters<typeof replaceRows>[1]['rows'];
};

/** Saves run one after another; the second one fails with the new version, unless it saves the same. */
function save<Reply>(
  { deps, userId, teacherId = userId, part, body }: OfTeacher & { readonly part: Part; readonly body: Saved },
  answer: (tx: Transaction, profile: ScheduleTeacher) => Promise<Reply>,
): Promise<Reply> {
  return transaction(deps, async (tx) => {
    const profile = await findOwnTeacher(tx, { userId, teacherId });
    await lockUser(tx, teacherId);
    const before = versionOf(await readRows(tx, { teacherId, parts: [part] }));
    await replaceRows(tx, { teacherId, part, rows: body.userScheduleDateList });
    const after = versionOf(await readRows(tx, { teacherId, parts: [part] }));
    if (body.version !== undefined && body.version !== before && after !== before)
      throw new AppError('SCHEDULE_CONFLICT', {
        log: `the hours of user ${teacherId} are at ${before}, not ${body.version}`,
      });
    return answer(tx, profile);
  });
}

function reply(profile: ScheduleTeacher, rows: Schedule['userScheduleDateList']): Schedule {
  return {
    userScheduleDateList: rows,
    profile,
    dayVersion: versionOf(rows.filter(({ scheduleType }) => scheduleType === 'DAY')),
    dateVersion: versionOf(rows.filter(({ scheduleType }) => scheduleType === 'DATE')),
  };
}
