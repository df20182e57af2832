import { z } from 'zod';
import { CHANNEL_ROLES } from '#shared/contract/roles.ts';
import {
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** The most accounts that one search answers. */
export const MOST_FOUND_USERS = 50;

const userFields = {
  userId: idSchema,
  loginName: z.string(),
  nickname: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  createdAt: timestampSchema,
  /** Null for an account that may sign in. */
  disabledAt: timestampSchema.nullable(),
};
const foundUserSchema = z.object(userFields);
export type FoundUser = z.infer<typeof foundUserSchema>;

const serviceUserSchema = z.object({
  ...userFields,
  disabledReason: z.string(),
  /** The account is erased seven days later. */
  deletionRequestedAt: timestampSchema.nullable(),
  guardianConsent: z.enum(['NOT_NEEDED', 'NEEDED', 'PROVED']),
  channelList: z.array(
    z.object({
      channelId: idSchema,
      channelName: z.string(),
      channelDomain: z.string(),
      roleList: z.array(z.enum(CHANNEL_ROLES)),
    }),
  ),
  /** Open sign-ins, the last used first. */
  signInList: z.array(z.object({ since: timestampSchema, lastAt: timestampSchema })),
});
export type ServiceUser = z.infer<typeof serviceUserSchema>;

export const disableBodySchema = z.object({
  reason: typedText(200, '이유를 써 주세요. 그 사람이 읽어요.'),
});

const oneUser = z.object({ id: idSchema });

/** Accounts as the administrator of the service sees them: never passwords, talks or telephone numbers. */
export const serviceUserRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/users',
    access: 'serviceAdmin',
    summary: 'Accounts whose login name, nickname, name or mail holds the text, the newest first.',
    query: z.object({ query: lookupText(60).default('') }),
    response: z.object({ userList: z.array(foundUserSchema) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/users/:id',
    access: 'serviceAdmin',
    summary: 'One account with its channels and open sign-ins.',
    params: oneUser,
    response: serviceUserSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/users/:id/sign-outs',
    access: 'serviceAdmin',
    summary: 'End every sign-in of an account.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  unlock: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/users/:id/unlocks',
    access: 'serviceAdmin',
    summary: 'Forget wrong passwords, so that an account that has to wait may sign in at once.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  disable: defineRoute({
    method: 'PUT',
    path: '/game/v1/admin/users/:id/disabled',
    access: 'serviceAdmin',
    summary:
      'End every sign-in and refuse further ones, with a reason that the user reads. Not for administrators.',
    params: oneUser,
    body: disableBodySchema,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  enable: defineRoute({
    method: 'DELETE',
    path: '/game/v1/admin/users/:id/disabled',
    access: 'serviceAdmin',
    summary: 'Let a disabled account sign in again.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
