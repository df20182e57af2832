import { z } from 'zod';
import { emptyReplySchema, idSchema, nameText, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const noticeBodySchema = z.object({
  title: nameText(60, '제목을 써 주세요.'),
  content: typedText(4000, '내용을 써 주세요.'),
  pinned: z.boolean(),
});
export type NoticeBody = z.infer<typeof noticeBodySchema>;

const serviceNoticeSchema = z.object({
  noticeId: idSchema,
  title: z.string(),
  content: z.string(),
  pinned: z.boolean(),
  publishedAt: timestampSchema,
  /** Comes with the product and is changed with it alone. */
  isOfProduct: z.boolean(),
});
export type ServiceNotice = z.infer<typeof serviceNoticeSchema>;

const oneNotice = z.object({ id: idSchema });

/** Notices to everybody, on the board of the product. */
export const serviceNoticeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/notices',
    access: 'serviceAdmin',
    summary: 'Notices with their content, pinned ones first, then the newest.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ noticeList: z.array(serviceNoticeSchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/notices',
    access: 'serviceAdmin',
    summary: 'Publish a notice now.',
    body: noticeBodySchema,
    response: serviceNoticeSchema,
    isForm: true,
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/game/v1/admin/notices/:id',
    access: 'serviceAdmin',
    summary: 'Change a notice; those of the product cannot be changed.',
    params: oneNotice,
    body: noticeBodySchema,
    response: serviceNoticeSchema,
    errors: ['RESOURCE_NOT_FOUND'],
    isForm: true,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/game/v1/admin/notices/:id',
    access: 'serviceAdmin',
    summary: 'Take a notice down; those of the product cannot be taken down.',
    params: oneNotice,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
