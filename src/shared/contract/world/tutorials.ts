import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';

/** FIRST_MINUTE is played in the world; the others are walkthroughs of pages. */
export const TUTORIAL_PLACES = [
  'FIRST_MINUTE',
  'DEFAULT',
  'PROBLEM_IMPORT',
  'BLOCK_IMPORT',
  'DOCUMENT_IMPORT',
  'VIDEO_IMPORT',
  'WORKSHEET_IMPORT',
  'COURSE_IMPORT',
  'PROBLEM_TESTCASE',
  'AI_PROBLEM_CREATE',
] as const;
const tutorialPlaceSchema = z.enum(TUTORIAL_PLACES);
export type TutorialPlace = z.infer<typeof tutorialPlaceSchema>;

export const TUTORIAL_RESULTS = ['DONE', 'SKIPPED'] as const;
const tutorialResultSchema = z.enum(TUTORIAL_RESULTS);
export type TutorialResult = z.infer<typeof tutorialResultSchema>;

export const tutorialRoutes = {
  finish: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/tutorials/:where',
    access: 'signedIn',
    summary:
      'Keep that a tutorial was done or skipped. The first time that FIRST_MINUTE is done its shells are paid; one that is done stays done.',
    params: z.object({ where: tutorialPlaceSchema }),
    body: z.object({ result: tutorialResultSchema }),
    response: z.object({
      where: tutorialPlaceSchema,
      /** The stored result now. */
      result: tutorialResultSchema,
      /** Points paid by this call. */
      rewardPoint: z.number().int().min(0),
      /** The balance after it. */
      point: z.number().int(),
    }),
  }),
};
