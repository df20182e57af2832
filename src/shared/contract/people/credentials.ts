import { z } from 'zod';
import { emptyReplySchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { emailSchema, passwordSchema } from './accounts.ts';
import { phoneNumberSchema } from '#shared/contract/phone.ts';
import { codeStateSchema, guardianCodeSchema, guardianTokenSchema } from './guardians.ts';

export const CREDENTIAL_KINDS = ['EMAIL', 'PASSWORD', 'PHONE'] as const;
/** Days in which the former mail can undo a change. */
export const UNDO_DAYS = 7;

/** The present password: an open session alone must not change the way into an account. */
const password = z.string().min(1, '지금 비밀번호를 입력해 주세요.').max(256);
const byToken = z.object({ token: guardianTokenSchema });
const PASSWORD_ERRORS = ['LOGIN_FAIL', 'ACCOUNT_LOCKED', 'MEMBER_NOT_FOUND'] as const;

export const credentialRoutes = {
  changePassword: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/me/passwords',
    access: 'signedIn',
    summary: 'Change the own password; all other sign-ins end, and the mail of the account is told.',
    body: z.object({ password, newPassword: passwordSchema }),
    response: z.object({ endedCount: z.int().min(0) }),
    errors: PASSWORD_ERRORS,
    perMinute: 10,
  }),
  askEmail: defineRoute({
    method: 'POST',
    path: '/game/v1/users/me/emails',
    access: 'signedIn',
    summary: 'Ask for another mail: six digits are mailed to it, the mail of now stays until they are typed.',
    body: z.object({ password, email: emailSchema }),
    response: codeStateSchema,
    errors: [...PASSWORD_ERRORS, 'EMAIL_DUPLICATE_MEMBER'],
    perMinute: 10,
  }),
  confirmEmail: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/me/emails',
    access: 'signedIn',
    summary:
      'Confirm another mail by the digits that came there; the former one is told, with a link that undoes it.',
    body: z.object({ code: guardianCodeSchema }),
    response: z.object({ email: z.string() }),
    errors: ['EMAIL_CODE_INVALID', 'EMAIL_DUPLICATE_MEMBER'],
    perMinute: 20,
  }),
  askPhone: defineRoute({
    method: 'POST',
    path: '/game/v1/users/me/phones',
    access: 'signedIn',
    summary: 'Ask for another phone: six digits are sent to it, the phone of now stays until they are typed.',
    body: z.object({ password, phoneNumber: phoneNumberSchema }),
    response: codeStateSchema,
    errors: PASSWORD_ERRORS,
    perMinute: 10,
  }),
  confirmPhone: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/me/phones',
    access: 'signedIn',
    summary:
      'Confirm another phone by the digits that came there; the former one and the mail are told, the mail with a link that undoes it.',
    body: z.object({ code: guardianCodeSchema }),
    response: z.object({ phoneNumber: z.string() }),
    errors: ['EMAIL_CODE_INVALID'],
    perMinute: 20,
  }),
  readUndo: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/credential-undos/links',
    access: 'anyone',
    summary:
      'What a link to the former mail takes back. The token travels in the body, so that no log keeps it.',
    body: byToken,
    response: z.object({
      kind: z.enum(CREDENTIAL_KINDS),
      loginName: z.string(),
      /** The restored mail of the account. */
      maskedEmail: z.string(),
      changedAt: timestampSchema,
    }),
    errors: ['CREDENTIAL_LINK_ENDED'],
    perMinute: 60,
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/game/v1/auth/credential-undos',
    access: 'anyone',
    summary:
      'Take a change back: the former mail is the account’s again, with a new password, and every sign-in ends.',
    body: byToken.extend({ newPassword: passwordSchema }),
    response: emptyReplySchema,
    errors: ['CREDENTIAL_LINK_ENDED'],
    perMinute: 20,
  }),
};
