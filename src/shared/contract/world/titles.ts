import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** A title; its name and badge are in `content/titles.ts`. */
export const titleSchema = z.object({
  titleId: idSchema,
  name: z.string(),
  /** The achievement that earns it. */
  description: z.string(),
  /** Null while it is not earned. */
  earnedAt: timestampSchema.nullable(),
});
export type Title = z.infer<typeof titleSchema>;

/** 0 is no title. */
export const wornTitleIdSchema = countSchema.max(2_147_483_647);

const titleListSchema = z.object({ titleList: z.array(titleSchema), wornTitleId: wornTitleIdSchema });
export type TitleList = z.infer<typeof titleListSchema>;

export const titleRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/titles',
    access: 'signedIn',
    summary:
      'Every title, which of them the caller has earned, and which is worn. What was earned and not given yet is given.',
    response: titleListSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  wear: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/titles/worn',
    access: 'signedIn',
    summary: 'Wear an earned title over the own name; 0 takes it off.',
    body: z.object({ titleId: wornTitleIdSchema }),
    response: z.object({ wornTitleId: wornTitleIdSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'NOT_FOUND_INVENTORY', 'MEMBER_NOT_FOUND'],
  }),
};
