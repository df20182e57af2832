import { z } from 'zod';
import { countSchema, idSchema, lookupText } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { contentVisibleStateSchema, COURSE_LEVELS, ENROL_PAYMENT_TYPES } from './contentFields.ts';
import { COURSE_ENROLL_STATES, curriculumSchema, MOST_COST } from './courseClasses.ts';
import { CHARACTERS } from './lessons.ts';

export const WORKSHEETS_PER_PAGE = 12;

export const worksheetSchema = z.object({
  worksheetId: idSchema,
  title: z.string(),
  content: z.string(),
  character: z.enum(CHARACTERS),
  level: z.enum(COURSE_LEVELS),
  paymentType: z.enum(ENROL_PAYMENT_TYPES),
  cost: countSchema,
  enrollState: z.enum(COURSE_ENROLL_STATES),
  visibleState: contentVisibleStateSchema,
  chapterCount: countSchema,
  contentCount: countSchema,
  checkedCount: countSchema,
});
export type Worksheet = z.infer<typeof worksheetSchema>;

const member = { channelRole: 'generalMember' } as const;
const ofWorksheet = z.object({ worksheetId: idSchema });

export const worksheetRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/worksheets',
    access: member,
    summary: 'Worksheets of the channel with the caller’s progress.',
    query: z.object({ page: pageFromOne, query: lookupText(40).default('') }),
    response: z.object({ worksheetList: z.array(worksheetSchema), ...pageCountFields }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/worksheets/:worksheetId',
    access: member,
    summary: 'A worksheet with its chapters: closed ones are listed without being opened.',
    params: ofWorksheet,
    response: worksheetSchema.extend(curriculumSchema.shape),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  enrol: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/worksheets/:worksheetId/enrolls',
    access: member,
    summary: 'Begin a worksheet for free or for points, once; a second time changes nothing.',
    params: ofWorksheet,
    body: z.object({ cost: countSchema.max(MOST_COST) }),
    response: z.object({ enrollState: z.enum(COURSE_ENROLL_STATES), point: countSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'NOT_ENOUGH_POINT', 'NEED_TO_PAY', 'PRODUCT_PRICE_CHANGED'],
    perMinute: 30,
  }),
};
