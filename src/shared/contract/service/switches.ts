import { z } from 'zod';
import { FEATURES } from '#shared/contract/features.ts';
import { messageIdSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Classes that a switch may name. */
const MOST_SWITCHED_CHANNELS = 200;
const PERCENT = '0부터 100까지의 수를 써 주세요.';

export const switchBodySchema = z.object({
  /** The share of users that have it, in percent: always the same ones, and more of them with a larger share. */
  share: z.int(PERCENT).min(0, PERCENT).max(100, PERCENT),
  /** Classes in which it is on for everybody. */
  channelIdList: z
    .array(messageIdSchema)
    .max(MOST_SWITCHED_CHANNELS, `교실은 ${MOST_SWITCHED_CHANNELS}개까지 적을 수 있어요.`),
});
export type SwitchBody = z.infer<typeof switchBodySchema>;

const switchSchema = switchBodySchema.extend({ feature: z.enum(FEATURES) });
export type FeatureSwitch = z.infer<typeof switchSchema>;

export const serviceSwitchRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/features',
    access: 'serviceAdmin',
    summary: 'Every switch of the service; one that was never touched is on for everybody.',
    response: z.object({ switchList: z.array(switchSchema) }),
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/game/v1/admin/features/:feature',
    access: 'serviceAdmin',
    summary: 'Turn a part of the product on or off, at every process within five seconds.',
    params: z.object({ feature: z.enum(FEATURES) }),
    body: switchBodySchema,
    response: switchSchema,
  }),
};
