import { z } from 'zod';
import { channelMemberBodySchema, joinMethodSchema, visibleStateSchema } from './channelFields.ts';
import { channelFlagSchema } from './channelFlags.ts';
import { channelMembershipSchema } from '#shared/contract/people/accounts.ts';
import { idSchema, lookupText } from '#shared/contract/fields.ts';
import { channelRoleSchema } from '#shared/contract/roles.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const channelSchema = z.object({
  id: idSchema,
  channelDomain: z.string(),
  channelName: z.string(),
  joinMethod: joinMethodSchema,
  dolphinVisibleState: visibleStateSchema,
  superChannelInfo: z.object({ id: idSchema, channelName: z.string() }).nullable(),
  flag: channelFlagSchema,
  /** The caller's roles; empty for whoever is not a member. */
  roleList: z.array(channelRoleSchema),
});
export type Channel = z.infer<typeof channelSchema>;

export const channelRoutes = {
  getByDomain: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/domains/:channelDomain',
    access: 'anyone',
    summary: 'A channel by its domain, with the roles the caller holds in it.',
    params: z.object({ channelDomain: lookupText(60) }),
    response: channelSchema,
    errors: ['CHANNEL_NOT_FOUND'],
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels',
    access: 'signedIn',
    summary: 'Channels the caller has joined.',
    response: z.object({ channelList: z.array(channelMembershipSchema) }),
  }),
  join: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/members',
    access: 'signedIn',
    summary: 'Join at once or ask to, by the joinMethod of the channel.',
    params: z.object({ id: idSchema }),
    body: channelMemberBodySchema,
    response: channelSchema,
    errors: ['CHANNEL_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'NOT_HAS_ROLE'],
  }),
  saveProfile: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/members/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'Change the own nickname and introduction in a channel.',
    params: z.object({ id: idSchema }),
    body: channelMemberBodySchema,
    response: channelSchema,
  }),
};
