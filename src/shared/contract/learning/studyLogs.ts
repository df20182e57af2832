import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { verdictSchema } from './verdicts.ts';

/** Days are those of Seoul. */
const daySchema = z.iso.date();

/** Days of rest between two days of learning that do not end a streak. */
export const REST_DAYS = 1;

export const studyStreaksSchema = z.object({
  /** Consecutive days of learning up to today, or up to yesterday while today is still open. */
  currentStreak: countSchema,
  longestStreak: countSchema,
  studiedToday: z.boolean(),
});
export type StudyStreaks = z.infer<typeof studyStreaksSchema>;

export const studyCountsSchema = z.object({
  /** From a Monday to today; days without learning are left out of the list. */
  from: daySchema,
  to: daySchema,
  dayList: z.array(z.object({ day: daySchema, documentCount: countSchema, submissionCount: countSchema })),
  /** Counts of all time. */
  documentCount: countSchema,
  problemCount: countSchema,
});
export type StudyCounts = z.infer<typeof studyCountsSchema>;

export const problemCountsSchema = z.object({
  submissionCount: countSchema,
  triedProblemCount: countSchema,
  solvedProblemCount: countSchema,
  verdictList: z.array(z.object({ verdict: verdictSchema, count: countSchema })),
  difficultyList: z.array(
    z.object({ difficulty: z.int(), triedCount: countSchema, solvedCount: countSchema }),
  ),
});
export type ProblemCounts = z.infer<typeof problemCountsSchema>;

export const problemProgressSchema = z.object({
  /** Lessons of the channels that the caller is in as well, in their order. */
  lessonList: z.array(
    z.object({
      lessonId: idSchema,
      title: z.string(),
      courseId: idSchema,
      contentCount: countSchema,
      checkedCount: countSchema,
    }),
  ),
});
export type ProblemProgress = z.infer<typeof problemProgressSchema>;

/** The length of the calendar of days. */
export const STUDY_WEEKS = 12;
const params = z.object({ id: idSchema });
const errors = ['MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'] as const;

/** The learning of a user; shown to itself, its friends and the members of its channels. */
export const studyLogRoutes = {
  getStreaks: defineRoute({
    method: 'GET',
    path: '/game/v1/users/logs/studies/:id/streaks',
    access: 'signedIn',
    summary: 'Days of learning in a row, now and at most. One day of rest in between ends nothing.',
    params,
    response: studyStreaksSchema,
    errors,
  }),
  getCounts: defineRoute({
    method: 'GET',
    path: '/game/v1/users/logs/studies/:id/counts',
    access: 'signedIn',
    summary: 'What was read and handed in on each day of the last weeks.',
    params,
    query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(STUDY_WEEKS) }),
    response: studyCountsSchema,
    errors,
  }),
  getProblemCounts: defineRoute({
    method: 'GET',
    path: '/game/v1/users/logs/problems/:id/counts',
    access: 'signedIn',
    summary: 'Submissions by verdict, and problems tried and solved by difficulty.',
    params,
    response: problemCountsSchema,
    errors,
  }),
  getProblemProgress: defineRoute({
    method: 'GET',
    path: '/game/v1/users/logs/problems/:id/progress',
    access: 'signedIn',
    summary: 'How much of each lesson is done.',
    params,
    response: problemProgressSchema,
    errors,
  }),
};
