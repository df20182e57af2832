import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { PROBLEM_KINDS } from '#shared/contract/learning/problems.ts';

/** SPEED: the faster, the more points. ICPC: solved contents, then time with penalties. IOI: the best partial score. */
export const CONTEST_RULES = ['SPEED', 'ICPC', 'IOI'] as const;
export const contestRuleSchema = z.enum(CONTEST_RULES);
export type ContestRule = z.infer<typeof contestRuleSchema>;

/** JUDGING: the time is over and some submissions still wait for the judge. */
export const CONTEST_STATES = ['COUNTDOWN', 'RUNNING', 'PAUSED', 'JUDGING', 'ENDED'] as const;
export const contestStateSchema = z.enum(CONTEST_STATES);
export type ContestState = z.infer<typeof contestStateSchema>;

/** The length of the countdown, ms. */
export const COUNTDOWN_MS = 5_000;
/** Submissions of one user to battles and competitions in a minute. */
export const SUBMISSIONS_PER_MINUTE = 10;

/**
 * The result of one user in one content. A live message with the same `userId` and `competitionContentId` replaces it.
 */
export const scoreboardEntrySchema = z.object({
  userId: idSchema,
  competitionContentId: idSchema,
  /** The counting submission; null before the first one. */
  submissionId: idSchema.nullable(),
  success: z.boolean(),
  /** Cases of the content and how many of them have passed: the steps of the race. */
  total: countSchema,
  correct: countSchema,
  /** Tries that count under the rule. */
  submissionCount: countSchema,
  score: countSchema,
  /** Milliseconds on the clock of the contest, without pauses. */
  durationTime: countSchema,
  /** Handed in, with a result that is not known yet or is hidden by the freeze. */
  pendingCount: countSchema,
});
export type ScoreboardEntry = z.infer<typeof scoreboardEntrySchema>;

/** A user, or a team of a battle in teams. */
export const scoreboardRowSchema = z.object({
  /** Equal players share a rank. */
  rank: z.int().positive(),
  /** Null in the row of a team. */
  userId: idSchema.nullable(),
  teamId: z.int().positive().nullable(),
  /** The team's members, or the user alone. */
  userIdList: z.array(idSchema),
  totalPoint: countSchema,
  /** Per cent of the possible points, with one decimal. */
  percentageScore: z.number().min(0).max(100),
  successCount: countSchema,
  submissionCount: countSchema,
  /** Decides between equal points, the smaller first: ms, including penalties of the rule. */
  durationTime: countSchema,
});
export type ScoreboardRow = z.infer<typeof scoreboardRowSchema>;

export const contestContentSchema = z.object({
  competitionContentId: idSchema,
  /** Numbered from 1. */
  order: z.int().positive(),
  problemId: idSchema,
  title: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  difficulty: z.int(),
  points: z.int().positive(),
});
export type ContestContent = z.infer<typeof contestContentSchema>;

/** The data of a countdown and a clock; `serverTime` gives the difference of the own clock. */
export const contestClockSchema = z.object({
  contestId: idSchema,
  state: contestStateSchema,
  startsAt: timestampSchema,
  /** It changes with pauses and extensions; during a pause it is computed as if it ended now. */
  endsAt: timestampSchema,
  pausedAt: timestampSchema.nullable(),
  durationMs: countSchema,
  /** Milliseconds on the clock of the contest at `serverTime`; 0 before the start. */
  elapsedMs: countSchema,
  /** The time from which results of others are hidden; null without a freeze. */
  freezeFromMs: countSchema.nullable(),
  /** Results of others are hidden now. */
  isFrozen: z.boolean(),
  serverTime: timestampSchema,
});
export type ContestClock = z.infer<typeof contestClockSchema>;

export const scoreboardUserSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  teamId: z.int().positive().nullable(),
});

/** A board as one viewer may see it. */
export const scoreboardSchema = z.object({
  clock: contestClockSchema,
  rule: contestRuleSchema,
  /** The time that points and penalties are computed from; extensions do not change it. */
  scoredMs: countSchema,
  /** The rules of points, penalties and ties, in sentences for the players. */
  ruleTextList: z.array(z.string()),
  contentList: z.array(contestContentSchema),
  userList: z.array(scoreboardUserSchema),
  /** One for each user and content with a submission. */
  scoreboardList: z.array(scoreboardEntrySchema),
  /** All players in the order of their ranks, including those without a submission. */
  rankList: z.array(scoreboardRowSchema),
});
export type Scoreboard = z.infer<typeof scoreboardSchema>;

/** One step of a replay: the change of the board at that moment of the contest. */
export const replayStepSchema = z.object({
  /** On the clock of the contest. */
  atMs: countSchema,
  submissionId: idSchema,
  userId: idSchema,
  competitionContentId: idSchema,
  success: z.boolean(),
  correct: countSchema,
  total: countSchema,
  /** Whether it counts as a try under the rule. */
  counts: z.boolean(),
  /** Share of the points of this submission alone, 0 to 1. */
  fraction: z.number().min(0).max(1),
});
export type ReplayStep = z.infer<typeof replayStepSchema>;
