import { z } from 'zod';
import { countSchema, idSchema, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { languageSchema } from './languages.ts';

/** Languages for a model; blocks are put together by hand. */
export const aiLanguageSchema = languageSchema.exclude(['BLOCKS']);
export type AiLanguage = z.infer<typeof aiLanguageSchema>;

export const AI_TOPIC_LENGTH = 200;
export const AI_CASES = { least: 3, most: 12 } as const;
/** The newest of a channel that are shown. */
export const AI_REQUESTS_SHOWN = 20;

/** All data that leaves the server: nothing about a person. */
export const problemWishSchema = z.object({
  topic: typedText(AI_TOPIC_LENGTH, '무엇에 관한 문제인지 써 주세요.'),
  level: z.int().min(1).max(5),
  language: aiLanguageSchema,
  caseCount: z.int().min(AI_CASES.least).max(AI_CASES.most),
});
export type ProblemWish = z.infer<typeof problemWishSchema>;

export const AI_REQUEST_STATES = ['WAITING', 'DONE', 'FAILED'] as const;

const aiRequestSchema = z.object({
  requestId: idSchema,
  ...problemWishSchema.shape,
  topic: z.string(),
  state: z.enum(AI_REQUEST_STATES),
  /** The reason of FAILED, in words. */
  message: z.string(),
  /** The draft of DONE, unless it was deleted. */
  draftId: idSchema.nullable(),
  createdAt: timestampSchema,
});
export type AiRequest = z.infer<typeof aiRequestSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const path = '/channel/v1/users/channels/:id/lms/problem-ai-drafts';
const params = z.object({ id: idSchema });

export const problemAiRoutes = {
  list: defineRoute({
    method: 'GET',
    path,
    access: teacher,
    summary: 'Whether problems can be drafted by a model, how often still today, and the newest wishes.',
    params,
    response: z.object({
      isOn: z.boolean(),
      /** The plan of the channel has no drafts. */
      needsPlan: z.boolean(),
      leftToday: countSchema,
      requestList: z.array(aiRequestSchema),
    }),
  }),
  create: defineRoute({
    method: 'POST',
    path,
    feature: 'AI_DRAFTS',
    access: teacher,
    summary:
      'Have a model draft a problem. A notification says when it is there; it is an unpublished draft like any other.',
    params,
    body: problemWishSchema,
    response: z.object({ requestId: idSchema, message: z.string() }),
    status: 202,
    errors: ['AI_DRAFTS_OFF', 'AI_DRAFT_LIMIT', 'AI_DRAFT_PERSONAL', 'IS_NOT_PREMIUM_CHANNEL'],
    perMinute: 10,
  }),
};
