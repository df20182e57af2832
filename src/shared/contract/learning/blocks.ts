import { z } from 'zod';
import {
  emptyReplySchema,
  exactText,
  idSchema,
  messageIdSchema,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { LESSON_ERRORS } from './lessons.ts';
import { questChangeSchema } from '#shared/contract/world/quests.ts';
import { sourceSchema } from './problems.ts';
import { stageLevelSchema, toolboxSchema } from './stages.ts';
import {
  baseVersion,
  lmsAccess,
  lmsContentFields,
  lmsListQuery,
  lmsMemberQuery,
  lmsParams,
  lmsPath,
  lmsTitle,
  visibleStateBody,
} from './authoring/lms.ts';

export const BLOCK_TASK_LENGTH = 4000;

export const blockFields = {
  /** Markdown: the task of the pupils. */
  content: exactText(BLOCK_TASK_LENGTH, `${BLOCK_TASK_LENGTH}자까지 쓸 수 있어요.`),
  /** Types of blocks on offer; null for all. */
  toolbox: toolboxSchema.nullable(),
  /** Blockly's JSON of the initial workspace; empty for none. */
  starter: exactText(100_000, '시작 프로그램이 너무 커요.'),
  /** The stage of the channel on which the program plays; null for the console. */
  stageProblemId: messageIdSchema.nullable(),
};

const blockBody = z.object({ title: lmsTitle, ...blockFields });
export type BlockBody = z.output<typeof blockBody>;

const blockSummarySchema = z.object({
  blockId: idSchema,
  ...lmsContentFields,
  workCount: z.int().min(0),
  handedInCount: z.int().min(0),
});

export const staffBlockSchema = z.object({ blockId: idSchema, ...lmsContentFields, ...blockFields });
export type StaffBlock = z.infer<typeof staffBlockSchema>;

/** A pupil's work on a block content. */
export const blockWorkSchema = z.object({
  source: z.string(),
  /** Counts up with every save; 0 before the first. */
  version: z.int().min(0),
  updatedAt: timestampSchema.nullable(),
  handedInAt: timestampSchema.nullable(),
});
export type BlockWork = z.infer<typeof blockWorkSchema>;

export const blockContentSchema = z.object({
  blockId: idSchema,
  title: z.string(),
  ...blockFields,
  /** The stage on which the program plays. */
  stage: stageLevelSchema.nullable(),
  work: blockWorkSchema,
});
export type BlockContent = z.infer<typeof blockContentSchema>;

const pupilWorkSchema = blockWorkSchema.extend({
  memberId: idSchema,
  nickname: z.string(),
  /** The last source that was handed in; the source may have changed since. */
  handedInSource: z.string().nullable(),
});
export type PupilBlockWork = z.infer<typeof pupilWorkSchema>;

const params = z.object({ id: idSchema, blockId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const CHANGE_ERRORS = [
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'CONTENT_CONFLICT',
  'PROBLEM_NOT_FOUND',
] as const;

export const lmsBlockRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/blocks`,
    access: lmsAccess,
    summary: 'Block contents of the channel for its staff; with a member, counts of that member alone.',
    params: lmsParams,
    query: lmsListQuery.extend({ channel_member_id: idSchema.optional() }),
    response: z.object({ blockList: z.array(blockSummarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/blocks`,
    access: lmsAccess,
    summary: 'A new block content with all blocks, hidden from pupils.',
    params: lmsParams,
    body: z.object({ title: lmsTitle }),
    response: staffBlockSchema,
    status: 201,
    errors: ['CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/blocks/:blockId`,
    access: lmsAccess,
    summary: 'A block content as staff edits it.',
    params,
    response: staffBlockSchema,
    errors,
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/blocks/:blockId`,
    access: lmsAccess,
    summary: 'Save a block content on top of `baseVersion`; a newer version stays.',
    params,
    body: blockBody.extend({ baseVersion }),
    response: staffBlockSchema,
    errors: CHANGE_ERRORS,
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/blocks/:blockId/visiblestates`,
    access: lmsAccess,
    summary: 'Publish a block content, or hide it from pupils.',
    params,
    body: visibleStateBody,
    response: staffBlockSchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/blocks/:blockId`,
    access: lmsAccess,
    summary: 'Delete a block content that no lesson shows; works on it are kept.',
    params,
    response: emptyReplySchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_REFERENCED_CONTENT', 'HAS_ASSIGNMENT'],
  }),
  listWorks: defineRoute({
    method: 'GET',
    path: `${lmsPath}/blocks/:blockId/works`,
    access: lmsAccess,
    summary: 'What pupils have made of it, what was handed in last first; of one member where it is named.',
    params,
    query: lmsMemberQuery.extend({ channel_member_id: idSchema.optional() }),
    response: z.object({ workList: z.array(pupilWorkSchema), ...pageCountFields }),
    errors,
  }),
};

const onLesson = z.object({ lessonId: idSchema, contentOnLessonId: idSchema });
const learner = { channelRole: 'generalMember' } as const;
const workBody = z.object({ source: sourceSchema, baseVersion: z.int().min(0) });

export const blockRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId/contents/:contentOnLessonId/blocks',
    access: learner,
    summary: 'The block content of a lesson with the own work on it.',
    params: onLesson,
    response: blockContentSchema,
    errors: LESSON_ERRORS,
  }),
  saveWork: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/blocks/works',
    access: learner,
    summary: 'Save the own work on top of `baseVersion`; a newer one answers DRAFT_CONFLICT and stays.',
    params: onLesson,
    body: workBody,
    response: blockWorkSchema,
    errors: [...LESSON_ERRORS, 'DRAFT_CONFLICT'],
  }),
  listWorkVersions: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/blocks/works/versions',
    access: learner,
    summary: 'Earlier saved versions of the own work, newest first, at most 50.',
    params: onLesson,
    response: z.object({ versionList: z.array(blockWorkSchema) }),
    errors: LESSON_ERRORS,
  }),
  handIn: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/blocks/works/hand-ins',
    access: learner,
    summary: 'Hand the own work in: the content is done, and staff sees it; one without blocks is refused.',
    params: onLesson,
    body: workBody,
    response: questChangeSchema.extend({ work: blockWorkSchema }),
    errors: [...LESSON_ERRORS, 'DRAFT_CONFLICT', 'HOMEWORK_NOT_DONE'],
  }),
};
