import { z } from 'zod';
import { tierLevelSchema, tierSchema } from '#shared/contract/world/ranking.ts';
import { experienceSchema } from '#shared/contract/world/economy.ts';
import { genderSchema, introductionSchema } from './accounts.ts';
import { userItemSchema } from '#shared/contract/world/inventory.ts';
import { idSchema, lookupText } from '#shared/contract/fields.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';

/** FRIEND; ASKED by the caller; RECEIVED by the caller. */
export const PROFILE_FRIENDSHIPS = ['FRIEND', 'ASKED', 'RECEIVED'] as const;

/**
 * Name, level, tier and outfit are public; the other fields are empty unless the caller is the user itself, its friend,
 * or a member of one of its channels.
 */
export const profileSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  tier: tierSchema,
  tierLevel: tierLevelSchema,
  /** Whether the caller may see the other fields, and the logs of learning. */
  isAcquaintance: z.boolean(),
  experience: experienceSchema.nullable(),
  /** Null between strangers, and for oneself. */
  friendship: z.object({ friendshipId: idSchema, state: z.enum(PROFILE_FRIENDSHIPS) }).nullable(),
  mayWhisper: z.boolean(),
  /** Id of the worn title; 0 for none. */
  titleId: z.number().int().min(0),
  /** URL of the picture, valid for about a day; empty without a picture. */
  profileImage: z.string(),
  introduction: z.string(),
  gender: genderSchema,
  channelProfile: z.object({ channelId: idSchema, channelName: z.string() }).nullable(),
  equippedUserItemList: z.array(userItemSchema),
});
export type Profile = z.infer<typeof profileSchema>;

export const PROFILE_IMAGE = {
  field: 'image',
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const satisfies UploadSpec;

export const profileRoutes = {
  getOwn: defineRoute({
    method: 'GET',
    path: '/game/v1/users/profiles',
    access: 'signedIn',
    summary: 'The own public profile.',
    withoutPage: 'The client knows its own id and asks by `profiles.get`.',
    response: profileSchema,
  }),
  saveIntroduction: defineRoute({
    method: 'POST',
    path: '/game/v1/users/profiles',
    access: 'signedIn',
    summary: 'Change the own introduction.',
    body: z.object({ introduction: introductionSchema, channelId: idSchema.optional() }),
    response: profileSchema,
    errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE', 'MEMBER_NOT_FOUND'],
  }),
  saveImage: defineRoute({
    method: 'POST',
    path: '/game/v1/users/profiles/image',
    access: 'signedIn',
    requires: ['guardianConsent'],
    summary: 'Show a picture of the own choice; it is encoded anew, without what the camera noted in it.',
    upload: PROFILE_IMAGE,
    response: profileSchema,
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_UNREADABLE', 'MEMBER_NOT_FOUND'],
    perMinute: 10,
  }),
  removeImage: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/profiles/image',
    access: 'signedIn',
    summary: 'Show no picture any more.',
    response: profileSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveGender: defineRoute({
    method: 'POST',
    path: '/game/v1/users/profiles/genders',
    access: 'signedIn',
    summary: 'Change the own gender.',
    body: z.object({ gender: genderSchema }),
    response: profileSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/users/:id/profiles',
    access: 'signedIn',
    summary: "Another user's public profile.",
    params: z.object({ id: idSchema }),
    response: profileSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  getByNickname: defineRoute({
    method: 'GET',
    path: '/game/v1/users/nicknames/:nickname/profiles',
    access: 'signedIn',
    summary: 'A public profile by nickname.',
    withoutPage: 'Everybody whom the client shows comes with an id, by which it asks.',
    params: z.object({ nickname: lookupText(60) }),
    response: profileSchema,
    errors: ['USER_NICKNAME_NOT_FOUND'],
  }),
  getMusicState: defineRoute({
    method: 'GET',
    path: '/game/v1/users/musicstates',
    access: 'signedIn',
    summary: 'Whether the music plays.',
    response: z.object({ musicOn: z.boolean() }),
  }),
  saveMusicState: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/musicstates',
    access: 'signedIn',
    summary: 'Turn the music on or off.',
    body: z.object({ musicOn: z.boolean() }),
    response: z.object({ musicOn: z.boolean() }),
  }),
  getPhone: defineRoute({
    method: 'GET',
    path: '/game/v1/users/privates/infos/phones',
    access: 'signedIn',
    summary: 'The own phone number, empty when none is stored.',
    response: z.object({ phoneNumber: z.string() }),
  }),
};
