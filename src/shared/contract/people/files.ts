import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';

/** Path of files that are stored on the server's own disk. */
export const fileRoutes = {
  getContent: defineRoute({
    method: 'GET',
    path: '/game/v1/files/:key',
    access: 'anyone',
    summary: 'A stored file, by a signed link that is over after some time.',
    withoutPage: 'Its signed address comes with what the file belongs to.',
    params: z.object({ key: z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{2,5}$/) }),
    query: z.object({
      expires: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      signature: z.string().max(100),
    }),
    response: 'file',
    errors: ['RESOURCE_NOT_FOUND'],
    // Pictures are fetched without a token, by a whole class behind one address.
    perMinute: 6000,
  }),
};
