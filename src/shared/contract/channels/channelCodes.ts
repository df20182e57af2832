import { z } from 'zod';
import { idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { PER_MINUTE_OF_A_CLASS } from '#shared/contract/people/accounts.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { channelCodeSchema, channelMemberBodySchema } from './channelFields.ts';
import { channelSchema } from './channels.ts';

const codeSchema = z.object({
  channelId: idSchema,
  channelCode: z.string(),
  /** The address in its picture. */
  joinUrl: z.string(),
  changedAt: timestampSchema,
});
export type ChannelCode = z.infer<typeof codeSchema>;

const byCode = z.object({ channelCode: lookupText(48) });

/** The word that leads into a channel. */
export const channelCodeRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/codes',
    access: { channelRole: 'teacher' },
    summary: 'The code of the channel; the first call makes one.',
    response: codeSchema,
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/codes',
    access: { channelRole: 'teacher' },
    summary: 'Choose another code, or have one made; the old one ends.',
    body: z.object({ channelCode: z.union([z.literal(''), channelCodeSchema]) }),
    response: codeSchema,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE'],
    perMinute: 30,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/codes/:channelCode',
    access: 'signedIn',
    summary: 'The channel that a code leads to, hidden ones, too.',
    params: byCode,
    response: channelSchema,
    errors: ['CHANNEL_CODE_NOT_FOUND'],
    perMinute: 30,
  }),
  join: defineRoute({
    method: 'POST',
    path: '/channel/v1/channels/codes/:channelCode/members',
    access: 'signedIn',
    summary: 'Join the channel of a code, at once or by asking, as its joinMethod says.',
    params: byCode,
    body: channelMemberBodySchema,
    response: channelSchema,
    errors: ['CHANNEL_CODE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'NOT_HAS_ROLE', 'CHANNEL_FULL'],
    perMinute: PER_MINUTE_OF_A_CLASS,
  }),
};
