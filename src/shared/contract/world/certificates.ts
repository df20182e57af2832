import { z } from 'zod';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageFromZero, pageSizeField, totalCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

const certificateFields = {
  userCertificateId: idSchema,
  /** The number as printed. */
  certificateNumber: z.string(),
  /** The child's name on the day of issue. */
  nickname: z.string(),
  title: z.string(),
  /** An award for a place in a competition, not for a story. */
  isAward: z.boolean(),
  issuedAt: timestampSchema,
};
export const certificateSchema = z.object(certificateFields);
export type Certificate = z.infer<typeof certificateSchema>;

const params = z.object({ id: idSchema });

export const certificateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/certificates',
    access: 'signedIn',
    summary: 'Certificates of the caller, newest first; pages start at 0.',
    query: z.object({ page: pageFromZero, size: pageSizeField(20) }),
    response: z.object({ certificateList: z.array(certificateSchema), ...totalCountFields }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/users/certificates/:id',
    access: 'signedIn',
    summary: 'A certificate of the caller; `svg` is its words, to lie over the background.',
    params,
    response: z.object({ ...certificateFields, svg: z.string() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  getBackground: defineRoute({
    method: 'GET',
    path: '/game/v1/users/certificates/:id/backgrounds',
    access: 'signedIn',
    summary: 'The picture under the words of a certificate, as base64.',
    params,
    response: z.object({ contentType: z.literal('image/webp'), image: z.base64() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
