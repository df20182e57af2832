import { z } from 'zod';
import { READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const NOTICES_PER_PAGE = 10;

const noticeFields = {
  noticeId: idSchema,
  title: z.string(),
  /** Stays above the others. */
  pinned: z.boolean(),
  publishedAt: timestampSchema,
};
const boardNoticeSchema = z.object({ ...noticeFields, content: z.string() });
export type BoardNotice = z.infer<typeof boardNoticeSchema>;

/** The board of the product itself, which everybody may read; boards of channels are separate. */
export const boardRoutes = {
  listNotices: defineRoute({
    method: 'GET',
    path: '/game/v1/boards/notices',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'Notices of the product, pinned ones first, then the newest.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ noticeList: z.array(z.object(noticeFields)), ...pageCountFields }),
  }),
  getNotice: defineRoute({
    method: 'GET',
    path: '/game/v1/boards/notices/:id',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'One notice.',
    params: z.object({ id: idSchema }),
    response: boardNoticeSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
