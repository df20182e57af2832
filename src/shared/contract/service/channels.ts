import { z } from 'zod';
import { countSchema, idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { VISIBLE_STATES } from '#shared/contract/channels/channelFields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const CHANNELS_PER_PAGE = 20;

const serviceChannelSchema = z.object({
  channelId: idSchema,
  channelName: z.string(),
  channelDomain: z.string(),
  visibleState: z.enum(VISIBLE_STATES),
  memberCount: countSchema,
  /** Holders of ROLE_CHANNEL_MASTER. */
  ownerList: z.array(z.object({ userId: idSchema, nickname: z.string() })),
  createdAt: timestampSchema,
  /** Null for an open one. */
  closedAt: timestampSchema.nullable(),
});
export type ServiceChannel = z.infer<typeof serviceChannelSchema>;

export const serviceChannelRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/channels',
    access: 'serviceAdmin',
    summary: 'All channels, closed ones too, the newest first; by name or address.',
    query: z.object({ query: lookupText(60).default(''), page: pageFromOne }),
    response: z.object({ channelList: z.array(serviceChannelSchema), ...pageCountFields }),
  }),
};
