import { z } from 'zod';
import {
  businessInfoSchema,
  CHANNEL_PLANS,
  channelDomainSchema,
  channelLinkSchema,
  channelMemberBodySchema,
  ownMemberBodySchema,
  channelNameSchema,
  joinMethodSchema,
  pluginMapSchema,
  visibleStateSchema,
} from './channelFields.ts';
import { channelFlagSchema } from './channelFlags.ts';
import { CHANNEL_PLUGINS } from './channelPlugins.ts';
import { channelMembershipSchema, READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { countSchema, idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
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
  pluginMap: pluginMapSchema,
  /** The caller's roles; empty for a visitor. */
  roleList: z.array(channelRoleSchema),
});
export type Channel = z.infer<typeof channelSchema>;

/** The class of an entry in a list over several classes. */
export const channelCardSchema = channelSchema
  .pick({ channelDomain: true, channelName: true, flag: true })
  .extend({ channelId: idSchema });
export type ChannelCard = z.infer<typeof channelCardSchema>;

/** The channel itself (product spec §3, «Channel»). */
export const channelEntitySchema = z.object({
  info: z.object({
    id: idSchema,
    /** The name in addresses, by path and by host. */
    channelNamespace: z.string(),
    channelName: z.string(),
    introduction: z.string(),
    joinMethod: joinMethodSchema,
    dolphinVisibleState: visibleStateSchema,
    flag: channelFlagSchema,
    plan: z.enum(CHANNEL_PLANS),
    superChannelInfo: channelSchema.shape.superChannelInfo,
    createdAt: timestampSchema,
  }),
  pluginMap: pluginMapSchema,
  role: z.object({
    roleList: z.array(channelRoleSchema),
    /** The caller's roles in the channel above. */
    superChannelRoleList: z.array(channelRoleSchema),
  }),
  /** The switched-on parts, in the order of the navigation; the boards have a list of their own. */
  menu: z.array(z.enum(CHANNEL_PLUGINS)),
  link: channelLinkSchema,
  businessInfo: businessInfoSchema,
});
export type ChannelEntity = z.infer<typeof channelEntitySchema>;

export const createChannelBodySchema = z.object({
  channelName: channelNameSchema,
  channelDomain: channelDomainSchema,
  joinMethod: joinMethodSchema,
  dolphinVisibleState: visibleStateSchema,
  flag: channelFlagSchema.optional(),
  /** The enterprise channel above it. */
  superChannelId: idSchema.optional(),
});

export type CreateChannelBody = z.output<typeof createChannelBodySchema>;

export const saveChannelBodySchema = z.object({
  channelName: channelNameSchema,
  introduction: lookupText(300),
  joinMethod: joinMethodSchema,
  flag: channelFlagSchema,
  pluginMap: pluginMapSchema,
  link: channelLinkSchema,
  businessInfo: businessInfoSchema,
});

export type SaveChannelBody = z.output<typeof saveChannelBodySchema>;

const subChannelSchema = z.object({
  channelId: idSchema,
  channelDomain: z.string(),
  channelName: z.string(),
  flag: channelFlagSchema,
  dolphinVisibleState: visibleStateSchema,
  /** Active members: without waiting and banned ones. */
  memberCount: countSchema,
  createdAt: timestampSchema,
});
export type SubChannel = z.infer<typeof subChannelSchema>;

const consentSchema = z.object({
  isGiven: z.boolean(),
  version: z.int().positive(),
  answeredAt: timestampSchema,
});
/** The caller's profile in a channel, with its consents there. */
export const ownMemberSchema = z.object({
  nickname: z.string(),
  introduction: z.string(),
  phoneNumber: z.string(),
  marketingConsent: z.boolean(),
  channelPersonalInformationConsent: z.boolean(),
  /** The last answer to each; null where there was none. */
  consents: z.object({ MARKETING: consentSchema.nullable(), PERSONAL_INFORMATION: consentSchema.nullable() }),
});
export type OwnMember = z.infer<typeof ownMemberSchema>;

/** The days in which a closed channel may be opened again; then its content is erased. */
export const REOPEN_DAYS = 30;

const closedChannelSchema = z.object({
  channelId: idSchema,
  channelName: z.string(),
  flag: channelFlagSchema,
  closedAt: timestampSchema,
  /** The end of the time in which it can be opened again. */
  reopenUntil: timestampSchema,
});
export type ClosedChannel = z.infer<typeof closedChannelSchema>;

const oneChannel = z.object({ id: idSchema });
const ofManagers = { channelRole: 'manager', channelFrom: 'id' } as const;

export const channelRoutes = {
  getByDomain: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/domains/:channelDomain',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'A channel by its domain, with the roles the caller holds in it.',
    params: z.object({ channelDomain: lookupText(60) }),
    response: channelSchema,
    errors: ['CHANNEL_NOT_FOUND'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels',
    access: 'signedIn',
    summary: 'Make a channel; the caller becomes its master.',
    body: createChannelBodySchema,
    isForm: true,
    response: channelSchema,
    errors: [
      'DOLPHIN_DUPLICATE_RESOURCE',
      'TOO_MANY_USER_CREATED_CHANNEL_COUNT',
      'IS_NOT_PREMIUM_CHANNEL',
      'CHANNEL_NOT_FOUND',
      'CHANNEL_MEMBER_NOT_FOUND',
      'NOT_HAS_ROLE',
    ],
    requires: ['extraInfo', 'guardianConsent'],
    perMinute: 60,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/infos',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'The whole of a channel, as far as the caller may see it.',
    params: oneChannel,
    response: channelEntitySchema,
    errors: ['CHANNEL_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/infos',
    access: ofManagers,
    summary: 'Change the name, how one joins, the flag, the parts and what a channel says of itself.',
    params: oneChannel,
    body: saveChannelBodySchema,
    response: channelEntitySchema,
  }),
  saveVisibleState: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/visiblestates',
    access: ofManagers,
    summary: 'Change who may see a channel.',
    params: oneChannel,
    body: z.object({ dolphinVisibleState: visibleStateSchema }),
    response: channelSchema,
  }),
  listSubChannels: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/sub-channels',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'Channels below one; its managers see hidden ones, too.',
    params: oneChannel,
    response: z.object({ subChannelList: z.array(subChannelSchema) }),
    errors: ['CHANNEL_NOT_FOUND'],
  }),
  getOwnMember: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/members/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'The own member form of a channel.',
    params: oneChannel,
    response: ownMemberSchema,
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels',
    access: 'signedIn',
    summary: 'Channels the caller has joined.',
    response: z.object({ channelList: z.array(channelMembershipSchema) }),
  }),
  close: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/close',
    access: { channelRole: 'master', channelFrom: 'id' },
    summary: `Close a channel: from here on it exists for nobody. Its owner may open it again for ${REOPEN_DAYS} days.`,
    params: oneChannel,
    /** The present name, so that the wrong channel is not closed by mistake. */
    body: z.object({ channelName: lookupText(40) }),
    response: closedChannelSchema,
    errors: ['NOT_HAS_ROLE', 'CHANNEL_HAS_SUB_CHANNELS', 'VALIDATION_FAIL'],
    perMinute: 10,
  }),
  listClosed: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/closed',
    access: 'signedIn',
    summary: 'Channels that the caller has closed and may open again.',
    response: z.object({ channelList: z.array(closedChannelSchema) }),
  }),
  reopen: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/reopen',
    access: 'signedIn',
    summary:
      'Open a channel again that the caller has closed: members, posts and materials are there as before.',
    params: oneChannel,
    response: channelSchema,
    errors: ['CHANNEL_NOT_FOUND', 'TOO_MANY_USER_CREATED_CHANNEL_COUNT'],
    perMinute: 10,
  }),
  join: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/members',
    access: 'signedIn',
    summary: 'Join at once or ask to, by the joinMethod of the channel.',
    params: z.object({ id: idSchema }),
    body: channelMemberBodySchema,
    response: channelSchema,
    errors: ['CHANNEL_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'NOT_HAS_ROLE', 'CHANNEL_FULL'],
  }),
  saveProfile: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/members/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'Change the own member form in a channel.',
    params: z.object({ id: idSchema }),
    body: ownMemberBodySchema,
    response: channelSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'LOGIN_FAIL', 'ACCOUNT_LOCKED', 'MEMBER_NOT_FOUND'],
  }),
};
