import { z } from 'zod';
import { emailSchema, passwordSchema, PER_MINUTE_OF_A_CLASS, userStateSchema } from './accounts.ts';
import { emptyReplySchema, lookupText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** A login name as typed: an invalid one is not found instead of refused. */
const claimedLoginNameSchema = lookupText(64).toLowerCase();

export const sessionRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signin',
    access: 'anyone',
    summary: 'Sign in; the tokens come in the access_token and refresh_id headers.',
    body: z.object({ loginName: claimedLoginNameSchema, password: z.string().max(256) }),
    response: userStateSchema,
    errors: ['LOGIN_FAIL', 'ACCOUNT_LOCKED', 'ACCOUNT_DISABLED'],
    perMinute: PER_MINUTE_OF_A_CLASS,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signout',
    access: 'signedIn',
    summary: 'End this session everywhere it was refreshed.',
    response: emptyReplySchema,
  }),
  signOutOthers: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/signout/others',
    access: 'signedIn',
    summary: 'End all other sign-ins of the account; this one goes on.',
    response: z.object({ endedCount: z.int().min(0) }),
    perMinute: 10,
  }),
  refreshTokens: defineRoute({
    method: 'POST',
    path: '/game/v1/tokens/refresh',
    access: 'anyone',
    summary: 'Trade a refresh id for new tokens, which come in the access_token and refresh_id headers.',
    body: z.object({ refreshId: z.string().min(1).max(512) }),
    response: emptyReplySchema,
    errors: ['INVALID_AUTH_TOKEN'],
    perMinute: 3 * PER_MINUTE_OF_A_CLASS,
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/password-resets',
    access: 'anyone',
    summary: 'Mail a reset code. Answers the same whether the account exists or not.',
    body: z.object({ loginName: claimedLoginNameSchema, email: emailSchema }),
    response: emptyReplySchema,
    perMinute: 10,
  }),
  completePasswordReset: defineRoute({
    method: 'PUT',
    path: '/game/v1/auth/password-resets',
    access: 'anyone',
    summary: 'Set a new password with the mailed code; ends every session of the account.',
    body: z.object({
      loginName: claimedLoginNameSchema,
      code: z.string().trim().max(32),
      newPassword: passwordSchema,
    }),
    response: emptyReplySchema,
    errors: ['PASSWORD_RESET_CODE_INVALID'],
    perMinute: 10,
  }),
};
