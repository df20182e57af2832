import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText } from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { COURSE_LEVELS } from '../contentFields.ts';
import { CHARACTERS } from '../lessons.ts';
import {
  baseVersion,
  lmsAccess,
  lmsContentFields,
  lmsListQuery,
  lmsParams,
  lmsPath,
  lmsTitle,
  visibleStateBody,
} from './lms.ts';
import { lessonListBody, staffLessonSchema } from './lmsLessons.ts';

export const MOST_WORKSHEET_COST = 100_000;

export const worksheetFields = {
  content: lookupText(2000),
  character: z.enum(CHARACTERS),
  level: z.enum(COURSE_LEVELS),
  /** Money is not taken for a worksheet. */
  paymentType: z.enum(['FREE', 'POINT']),
  cost: z.int().min(0).max(MOST_WORKSHEET_COST, '포인트가 너무 많아요.'),
};

const worksheetBody = z.object({ title: lmsTitle, ...worksheetFields, chapterList: lessonListBody });

const worksheetSummarySchema = z.object({
  worksheetId: idSchema,
  ...lmsContentFields,
  content: z.string(),
  character: z.enum(CHARACTERS),
  level: z.enum(COURSE_LEVELS),
  chapterCount: z.int().min(0),
});

const chapterList = z.array(staffLessonSchema);
export const staffWorksheetSchema = z.object({
  worksheetId: idSchema,
  ...lmsContentFields,
  ...worksheetFields,
  chapterList,
});
export type StaffWorksheet = z.infer<typeof staffWorksheetSchema>;

const params = z.object({ id: idSchema, worksheetId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const CHANGE_ERRORS = [
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'CONTENT_CONFLICT',
  'CONTENT_NOT_READY',
  'HAS_ASSIGNMENT',
] as const;

export const lmsWorksheetRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/worksheets`,
    access: lmsAccess,
    summary: 'Worksheets of the channel for its staff; what was changed last comes first.',
    params: lmsParams,
    query: lmsListQuery,
    response: z.object({ worksheetList: z.array(worksheetSummarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/worksheets`,
    access: lmsAccess,
    summary: 'A new worksheet without chapters, hidden from pupils.',
    params: lmsParams,
    body: z.object({ title: lmsTitle }),
    response: staffWorksheetSchema,
    status: 201,
    errors: ['CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/worksheets/:worksheetId`,
    access: lmsAccess,
    summary: 'A worksheet with its chapters.',
    params,
    response: staffWorksheetSchema,
    errors,
  }),
  listChapters: defineRoute({
    method: 'GET',
    path: `${lmsPath}/worksheets/:worksheetId/chapters`,
    access: lmsAccess,
    summary: 'Chapters of a worksheet with their contents.',
    withoutPage: '`lmsWorksheets.get` brings the chapters of a worksheet.',
    params,
    response: z.object({ chapterList }),
    errors,
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/worksheets/:worksheetId`,
    access: lmsAccess,
    summary: 'Save a worksheet and all its chapters on top of `baseVersion`; a newer version stays.',
    params,
    body: worksheetBody.extend({ baseVersion }),
    response: staffWorksheetSchema,
    errors: CHANGE_ERRORS,
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/worksheets/:worksheetId/visiblestates`,
    access: lmsAccess,
    summary: 'Publish a worksheet, or withdraw it.',
    params,
    body: visibleStateBody,
    response: staffWorksheetSchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/worksheets/:worksheetId`,
    access: lmsAccess,
    summary: 'Delete a worksheet; what it shows stays.',
    params,
    response: emptyReplySchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_REFERENCED_CONTENT'],
  }),
};
