import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const WEEK_DAYS = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];
/** Hours of every week, and the exceptions of one date. */
export const SCHEDULE_TYPES = ['DAY', 'DATE'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];
/** The state of a date: open besides the week, or shut although the week opens it. Hours of every week are ENABLED. */
export const SCHEDULE_DATE_STATES = ['ENABLED', 'DISABLED'] as const;
export type ScheduleDateState = (typeof SCHEDULE_DATE_STATES)[number];

/** Minutes of a slot and of a day. Source: product spec §9. */
export const SLOT_MINUTES = 60;
export const DAY_MINUTES = 1440;
const SLOTS_A_DAY = DAY_MINUTES / SLOT_MINUTES;
const MOST_WEEKLY_ROWS = SLOTS_A_DAY * WEEK_DAYS.length;
const MOST_DATE_ROWS = SLOTS_A_DAY * 31;
/** The limit of teachers whose hours a user may see. */
export const MOST_LISTED_TEACHERS = 100;

/** `YYYY-MM`, in Seoul. */
export const yearMonthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, '없는 달이에요. 달을 다시 골라 주세요.');

const minutes = z
  .int('시간은 한 시간 단위로 골라 주세요.')
  .multipleOf(SLOT_MINUTES, '시간은 한 시간 단위로 골라 주세요.')
  .min(0, '시간은 0시부터 24시까지 고를 수 있어요.')
  .max(DAY_MINUTES, '시간은 0시부터 24시까지 고를 수 있어요.');

/** Minutes from midnight in Seoul; 24:00 is 1440. */
const hours = { startTime: minutes, endTime: minutes };
interface Hours {
  readonly startTime: number;
  readonly endTime: number;
}
const endsLater = ({ startTime, endTime }: Hours) => startTime < endTime;
const ENDS_EARLY = { message: '끝나는 시간은 시작하는 시간보다 늦어야 해요.', path: ['endTime'] };

const weeklyRowSchema = z
  .object({
    scheduleType: z.literal('DAY').default('DAY'),
    startDayOfTheWeek: z.enum(WEEK_DAYS, '요일을 다시 골라 주세요.'),
    scheduleDateState: z.literal('ENABLED', '매주 반복에는 여는 시간만 둘 수 있어요.').default('ENABLED'),
    ...hours,
  })
  .refine(endsLater, ENDS_EARLY);
export type WeeklyRow = z.output<typeof weeklyRowSchema>;

const dateRowSchema = z
  .object({
    scheduleType: z.literal('DATE').default('DATE'),
    startDate: z.iso.date('없는 날짜예요. 날짜를 다시 골라 주세요.'),
    scheduleDateState: z.enum(SCHEDULE_DATE_STATES, '열지 쉴지 다시 골라 주세요.'),
    ...hours,
  })
  .refine(endsLater, ENDS_EARLY);
export type DateRow = z.output<typeof dateRowSchema>;

/** Whether no two rows of the same day share a minute. */
function areApart<Row extends Hours>(rows: readonly Row[], dayOf: (row: Row) => string): boolean {
  const days = Map.groupBy(rows, dayOf);
  return [...days.values()].every((day) =>
    day
      .toSorted((a, b) => a.startTime - b.startTime)
      .every((row, index, sorted) => index === 0 || (sorted[index - 1]?.endTime ?? 0) <= row.startTime),
  );
}
const OVERLAP = '겹치는 시간이 있어요. 한 칸은 한 번만 넣어 주세요.';

/** A person's own schedule without an id. */
const target = {
  targetUserId: idSchema.optional(),
  /** The version that the change was made on; without it, the change replaces any version. */
  version: z.string().max(64).optional(),
};

export const saveWeeklyBodySchema = z.object({
  ...target,
  userScheduleDateList: z
    .array(weeklyRowSchema)
    .max(MOST_WEEKLY_ROWS, '한 주에 들어가는 칸보다 많아요.')
    .refine((rows) => areApart(rows, ({ startDayOfTheWeek }) => startDayOfTheWeek), OVERLAP),
});
export type SaveWeeklyBody = z.input<typeof saveWeeklyBodySchema>;

export const saveDatesBodySchema = z
  .object({
    ...target,
    yearMonth: yearMonthSchema,
    userScheduleDateList: z
      .array(dateRowSchema)
      .max(MOST_DATE_ROWS, '한 달에 들어가는 칸보다 많아요.')
      .refine((rows) => areApart(rows, ({ startDate }) => startDate), OVERLAP),
  })
  .refine(
    ({ yearMonth, userScheduleDateList }) =>
      userScheduleDateList.every(({ startDate }) => startDate.startsWith(`${yearMonth}-`)),
    { message: '고른 달의 날짜만 저장할 수 있어요.', path: ['userScheduleDateList'] },
  );
export type SaveDatesBody = z.input<typeof saveDatesBodySchema>;

/** Product spec §3. One row is one slot. */
export const userScheduleDateSchema = z.object({
  userScheduleDateId: idSchema,
  startDate: z.iso.date().nullable(),
  startDayOfTheWeek: z.enum(WEEK_DAYS).nullable(),
  startTime: minutes,
  endTime: minutes,
  scheduleType: z.enum(SCHEDULE_TYPES),
  scheduleDateState: z.enum(SCHEDULE_DATE_STATES),
});
export type UserScheduleDate = z.infer<typeof userScheduleDateSchema>;

const teacherSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  /** The items that the teacher wears, for a portrait. */
  itemIdList: z.array(idSchema),
  /** Whether the caller may change these hours. */
  mayEdit: z.boolean(),
});
export type ScheduleTeacher = z.infer<typeof teacherSchema>;

export const scheduleSchema = z.object({
  /** Hours of every week, and the dates of the month. */
  userScheduleDateList: z.array(userScheduleDateSchema),
  profile: teacherSchema,
  /** The versions of the hours of every week, and of the dates of the month: equal hours have equal versions. */
  dayVersion: z.string(),
  dateVersion: z.string(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const path = '/channel/v1/users/schedules';
const REFUSALS = ['NOT_HAS_ROLE', 'MEMBER_NOT_FOUND'] as const;

/** The hours of teachers. The shared channels decide who may see and change them. */
export const scheduleRoutes = {
  get: defineRoute({
    method: 'GET',
    path,
    access: 'signedIn',
    summary: 'The hours of a teacher: of every week, and what differs in a month.',
    query: z.object({ year_month: yearMonthSchema, target_user_id: idSchema.optional() }),
    response: scheduleSchema,
    errors: REFUSALS,
  }),
  listTeachers: defineRoute({
    method: 'GET',
    path: `${path}/teachers`,
    access: 'signedIn',
    summary: 'The teachers whose hours the caller may see, the caller first if it is one.',
    response: z.object({ teacherList: z.array(teacherSchema) }),
  }),
  saveDates: defineRoute({
    method: 'POST',
    path: `${path}/dates`,
    access: 'signedIn',
    summary: 'Replace what differs in a month.',
    body: saveDatesBodySchema,
    response: scheduleSchema,
    errors: [...REFUSALS, 'SCHEDULE_CONFLICT'],
  }),
  saveDays: defineRoute({
    method: 'POST',
    path: `${path}/days`,
    access: 'signedIn',
    summary: 'Replace the hours of every week.',
    body: saveWeeklyBodySchema,
    /** The hours without the dates of any month. */
    response: scheduleSchema.omit({ dateVersion: true }),
    errors: [...REFUSALS, 'SCHEDULE_CONFLICT'],
  }),
};
