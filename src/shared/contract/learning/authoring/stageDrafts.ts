import { z } from 'zod';
import { emptyReplySchema, exactText, idSchema, mayBeName, NAME_MESSAGE } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { STAGE_LIMITS, STAGE_THEMES, type StageLevel } from '#shared/simulation/stage/level.ts';
import { draftFields, draftSchema } from './drafts.ts';
import { baseVersion } from './lms.ts';
import { languageSchema } from '../languages.ts';
import { draftLayoutFields, levelFields, toolboxSchema } from '../stages.ts';

/** Stages of one channel that its staff made, drafts included. */
export const MOST_STAGE_DRAFTS = 200;
/** UTF-16 units. */
export const STAGE_TEXT_LIMITS = { title: 24, mission: 80, hint: 120, program: 10_000 } as const;
export const STAGE_HINTS = 3;
export const MOST_WRONG_PROGRAMS = 3;

const text = (max: number, missing: string) =>
  z.string({ error: missing }).pipe(exactText(max, `${max}자까지 쓸 수 있어요.`));

const programSchema = text(STAGE_TEXT_LIMITS.program, '프로그램이 빠졌어요.');

/** The programs of one allowed language, by which a stage is proved before it is published. */
const programsSchema = z.object(
  {
    solution: programSchema,
    wrongAnswers: z
      .array(programSchema, { error: '틀린 예가 빠졌어요.' })
      .max(MOST_WRONG_PROGRAMS, `틀린 예는 ${MOST_WRONG_PROGRAMS}개까지예요.`),
  },
  { error: '모범 답이 빠졌어요.' },
);

/** A stage as staff leaves it while it is made: of the right shape, but perhaps not playable yet. */
export const stageDraftContentSchema = z.object(
  {
    title: text(STAGE_TEXT_LIMITS.title, '이름이 빠졌어요.').refine(mayBeName, NAME_MESSAGE),
    mission: text(STAGE_TEXT_LIMITS.mission, '할 일이 빠졌어요.'),
    hintList: z
      .array(text(STAGE_TEXT_LIMITS.hint, '힌트가 빠졌어요.'), { error: '힌트가 빠졌어요.' })
      .length(STAGE_HINTS, `힌트는 ${STAGE_HINTS}개예요.`),
    level: z.object(
      {
        ...levelFields,
        ...draftLayoutFields,
        variantList: z
          .array(z.object(draftLayoutFields).partial(), { error: '바다 목록이 빠졌어요.' })
          .min(1, '바다가 하나는 있어야 해요.')
          .max(STAGE_LIMITS.maxVariants, `바다는 ${STAGE_LIMITS.maxVariants}개까지예요.`),
        toolbox: toolboxSchema,
      },
      { error: '지도가 빠졌어요.' },
    ),
    /** By allowed language. */
    programs: z.partialRecord(languageSchema, programsSchema, { error: '모범 답이 빠졌어요.' }),
  },
  { error: '스테이지의 내용이 빠졌어요.' },
);
export type StageDraftContent = z.infer<typeof stageDraftContentSchema>;

/** The level as children would play it: beside the road. Its shape holds, whether it can be played does not. */
export const levelOfDraft = ({ level }: Pick<StageDraftContent, 'level'>): StageLevel => ({
  ...level,
  order: 0,
});

export const stageDraftSchema = draftSchema(stageDraftContentSchema);
export type StageDraft = z.infer<typeof stageDraftSchema>;

const draftSummarySchema = z.object({
  ...draftFields,
  title: z.string(),
  theme: z.enum(STAGE_THEMES),
  /** The rows of the first sea, for its picture. */
  rows: z.array(z.string()),
});
export type StageDraftSummary = z.infer<typeof draftSummarySchema>;

const draftParams = z.object({ draftId: idSchema });
const path = '/channel/v1/channels/stages';
const access = { channelRole: 'teacher' } as const;

export const stageDraftRoutes = {
  list: defineRoute({
    method: 'GET',
    path,
    access,
    summary: 'Stages that staff of the channel made, the newest first.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ draftList: z.array(draftSummarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path,
    access,
    summary: 'A new draft: empty, or a copy of a stage of the product or of another draft of the channel.',
    body: z.discriminatedUnion('from', [
      z.object({
        from: z.literal('NEW'),
        theme: z.enum(STAGE_THEMES),
        title: text(STAGE_TEXT_LIMITS.title, '이름이 빠졌어요.').refine(mayBeName, NAME_MESSAGE).default(''),
      }),
      z.object({ from: z.literal('STAGE'), problemId: z.int().positive().max(2_147_483_647) }),
      z.object({ from: z.literal('DRAFT'), draftId: z.int().positive().max(2_147_483_647) }),
    ]),
    response: stageDraftSchema,
    errors: ['RESOURCE_NOT_FOUND', 'PROBLEM_NOT_FOUND', 'CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${path}/:draftId`,
    access,
    summary: 'A draft with its programs, and what the judge said of them.',
    params: draftParams,
    response: stageDraftSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${path}/:draftId`,
    access,
    summary:
      'Save on top of `baseVersion`; a newer version on the server answers CONTENT_CONFLICT and stays.',
    params: draftParams,
    body: z.object({ content: stageDraftContentSchema, baseVersion }),
    response: stageDraftSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${path}/:draftId`,
    access,
    summary: 'Delete a draft; its stage is shown no more, what children did on it is kept.',
    params: draftParams,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  publish: defineRoute({
    method: 'POST',
    path: `${path}/:draftId/publications`,
    access,
    summary: 'Have the judge prove the programs of a version; once it has, children can play it.',
    params: draftParams,
    body: z.object({ baseVersion }),
    response: stageDraftSchema,
    status: 202,
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT', 'CONTENT_NOT_READY'],
    perMinute: 40,
  }),
  unpublish: defineRoute({
    method: 'DELETE',
    path: `${path}/:draftId/publications`,
    access,
    summary: 'Take a stage back into the drafts; stars that were earned on it are kept.',
    params: draftParams,
    response: stageDraftSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
