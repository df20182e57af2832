import { z } from 'zod';
import { PUZZLE_QUESTIONS } from '#shared/content/puzzleQuestions.ts';
import { countSchema, emptyReplySchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { questChangeSchema } from '#shared/contract/world/quests.ts';
import { sourceSchema } from './problems.ts';
import { stageLevelSchema } from './stages.ts';

/** The concepts of puzzles, from Monday to Sunday. */
export const PUZZLE_CONCEPTS = [
  'SEQUENCE',
  'REPEAT',
  'PATTERN',
  'NESTED',
  'SIGN',
  'UNTIL',
  'CONDITION',
  'ANSWER',
  'MEMORY',
] as const;
export type PuzzleConcept = (typeof PUZZLE_CONCEPTS)[number];

/** How a puzzle was solved. HINT: by a choice, with the hint open. */
export const PUZZLE_WAYS = ['CHOICE', 'HINT', 'TEXT'] as const;
export type PuzzleWay = (typeof PUZZLE_WAYS)[number];

/** Friends named on the page of a day. */
export const PUZZLE_FRIENDS_SHOWN = 30;
/** Stands for the gap in a program of text. */
export const PUZZLE_GAP = '___';

const daySchema = z.iso.date('날짜를 알 수 없어요.');
const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, '달을 알 수 없어요.');

const companionSchema = z.object({
  shellTotal: countSchema,
  /** Its form, from 1. */
  form: z.int().min(1).max(5),
  /** Shells until the next form; null for the last one. */
  shellsMissing: z.int().min(1).nullable(),
});
export type PuzzleCompanion = z.infer<typeof companionSchema>;

const friendSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  way: z.enum(PUZZLE_WAYS),
  /** The part of the day, and never the time that it took. */
  partOfDay: z.enum(['MORNING', 'AFTERNOON', 'EVENING']),
});
export type PuzzleFriend = z.infer<typeof friendSchema>;

const lineSchema = z.object({
  /** Its drawer, which gives it its colour; `gap` for a whole block that is missing. */
  category: z.enum(['move', 'repeat', 'if', 'talk', 'memory', 'spells', 'calc', 'gap']),
  /** The type of its block, for its picture. */
  type: z.string(),
  /** The number of blocks that it stands in. */
  depth: countSchema,
  /** Words in their order; null is the gap. */
  partList: z.array(z.string().nullable()),
});
export type PuzzleLine = z.infer<typeof lineSchema>;

const textSchema = z.object({ JAVASCRIPT: z.string(), PYTHON: z.string() });

const puzzleSchema = z.object({
  day: daySchema,
  title: z.string(),
  question: z.string(),
  hint: z.string(),
  concept: z.enum(PUZZLE_CONCEPTS),
  level: stageLevelSchema,
  lineList: z.array(lineSchema),
  choiceList: z.array(
    z.object({
      label: z.string(),
      /** The program of blocks with that in its gap. */
      source: z.string(),
      /** The part of the text that fills its gap. */
      code: textSchema,
    }),
  ),
  /** The program as text, with `PUZZLE_GAP` in the gap. */
  code: textSchema,
  /** Null before the caller has solved it. */
  solvedWay: z.enum(PUZZLE_WAYS).nullable(),
});
export type DailyPuzzle = z.infer<typeof puzzleSchema>;

const ofDay = z.object({ day: daySchema });
const readsDay = ['DAILY_PUZZLE_CLOSED', 'RESOURCE_NOT_FOUND', 'MEMBER_NOT_FOUND'] as const;

export const dailyPuzzleRoutes = {
  month: defineRoute({
    method: 'GET',
    path: '/game/v1/users/daily-puzzles',
    access: 'signedIn',
    summary:
      'The shells of a month, the companion that grows with them, and friends who solved the day’s puzzle.',
    query: z.object({
      /** That of today by default. */
      month: monthSchema.optional(),
      /** The day whose friends are named; today by default. */
      day: daySchema.optional(),
    }),
    response: z.object({
      /** In Seoul. */
      today: daySchema,
      month: monthSchema,
      /** The month of sign-up, whose first puzzle is the caller’s first. */
      firstMonth: monthSchema,
      solvedDayList: z.array(daySchema),
      companion: companionSchema,
      friendList: z.array(friendSchema),
    }),
    errors: readsDay,
  }),
  open: defineRoute({
    method: 'GET',
    path: '/game/v1/users/daily-puzzles/:day',
    access: 'signedIn',
    summary: 'The puzzle of today or of an earlier day.',
    params: ofDay,
    response: puzzleSchema,
    errors: readsDay,
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/game/v1/users/daily-puzzles/:day/answers',
    access: 'signedIn',
    summary: 'Answer a puzzle by a choice or by a program; the first right answer gives its shell.',
    params: ofDay,
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('CHOICE'),
        choice: z
          .int('고른 것을 알 수 없어요.')
          .min(0, '고른 것을 알 수 없어요.')
          .max(9, '고른 것을 알 수 없어요.'),
        usedHint: z.boolean(),
      }),
      z.object({ kind: z.literal('TEXT'), language: z.enum(['JAVASCRIPT', 'PYTHON']), source: sourceSchema }),
    ]),
    response: z.object({
      isRight: z.boolean(),
      /** Why a program of text did not reach the goal; null for a choice, whose run is seen. */
      explanation: z.string().nullable(),
      /** Zero unless it was the first right answer of that day. */
      gainedPoint: countSchema,
      gainedExp: countSchema,
      gainedShell: z.int().min(0).max(1),
      companion: companionSchema,
      questChange: questChangeSchema.nullable(),
    }),
    errors: [...readsDay, 'SERVICE_BUSY'],
    perMinute: 40,
  }),
  askFriend: defineRoute({
    method: 'POST',
    path: '/game/v1/users/daily-puzzles/:day/questions',
    access: 'signedIn',
    summary: 'Ask a friend about a puzzle by a prepared question; an unread one about the same day suffices.',
    params: ofDay,
    body: z.object({
      friendId: idSchema,
      questionId: z
        .int('준비된 말 가운데에서 골라 주세요.')
        .refine((id) => PUZZLE_QUESTIONS.some((one) => one.id === id), '준비된 말 가운데에서 골라 주세요.'),
    }),
    response: emptyReplySchema,
    errors: [...readsDay, 'NOT_A_FRIEND'],
    perMinute: 6,
  }),
};
