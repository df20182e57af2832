import { z } from 'zod';
import { timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { birthDateSchema } from './accounts.ts';

export const VERIFIED_STATES = ['UNVERIFIED', 'VERIFIED'] as const;
/** USER verifies the own account, GUARDIAN the guardian who was asked to consent for a child. */
export const IDENTITY_PURPOSES = ['USER', 'GUARDIAN'] as const;
export const IDENTITY_STATES = ['OPEN', 'VERIFIED', 'FAILED'] as const;

/**
 * The reasons for refusing a person that the provider knows: cancelled at the provider, another birth date than the
 * account's, not an adult, or the same person as the child.
 */
export const IDENTITY_FAILURES = ['CANCELLED', 'OTHER_BIRTH_DATE', 'NOT_ADULT', 'SAME_AS_CHILD'] as const;
export type IdentityFailure = (typeof IDENTITY_FAILURES)[number];

/** Size of the provider's window (product spec §9), and the interval at which the page checks whether it was closed. */
export const IDENTITY_WINDOW = { width: 500, height: 550, pollMs: 1000 } as const;

/** The hidden form that the page posts to the provider. */
export const identityWindowSchema = z.object({
  /** The target of the form: an address of the provider, or a path of this site. */
  windowUrl: z.string(),
  token_version_id: z.string(),
  enc_data: z.string(),
  integrity_value: z.string(),
});
export type IdentityWindow = z.infer<typeof identityWindowSchema>;

export const identityStateSchema = z.object({
  verifiedState: z.enum(VERIFIED_STATES),
  verifiedAt: timestampSchema.nullable(),
  /** The reason why the newest attempt was refused; null without one. */
  failure: z.enum(IDENTITY_FAILURES).nullable(),
});
export type IdentityState = z.infer<typeof identityStateSchema>;

/** The sandbox's behaviour: as asked, cancelled, with changed data, or with two answers. */
export const SANDBOX_IDENTITY_BEHAVIOURS = ['PASS', 'CANCEL', 'FORGE', 'REPLAY'] as const;

export const sandboxIdentityWishSchema = z.object({
  birthDate: birthDateSchema,
  behaviour: z.enum(SANDBOX_IDENTITY_BEHAVIOURS),
});
export type SandboxIdentityWish = z.infer<typeof sandboxIdentityWishSchema>;

const sandboxIdentityAnswerSchema = identityWindowSchema
  .omit({ windowUrl: true })
  .extend({ returnUrl: z.string() });
export type SandboxIdentityAnswer = z.infer<typeof sandboxIdentityAnswerSchema>;

const requestNoSchema = z.string().regex(/^[\w-]{16,30}$/, '본인인증을 다시 시작해 주세요.');
const oneRequest = z.object({ requestNo: requestNoSchema });
const FORM = { contentType: 'application/x-www-form-urlencoded' } as const;
/** A person opens a window. */
const WINDOWS_PER_MINUTE = 20;

export const identityRoutes = {
  open: defineRoute({
    method: 'POST',
    path: '/game/v1/users/identity-verifications',
    access: 'signedIn',
    requires: ['guardianConsent'],
    summary: 'The encrypted token with which the provider’s window is opened; good for one verification.',
    response: identityWindowSchema,
    errors: ['MEMBER_NOT_FOUND', 'SERVICE_BUSY'],
    perMinute: WINDOWS_PER_MINUTE,
  }),
  getState: defineRoute({
    method: 'GET',
    path: '/game/v1/users/identity-verifications',
    access: 'signedIn',
    summary: 'Whether the own identity is verified; read once the provider’s window is closed.',
    response: identityStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  receive: defineRoute({
    method: 'POST',
    path: '/game/v1/identity-verifications/:requestNo/returns',
    access: 'anyone',
    summary: 'Where the provider’s window returns to with its encrypted answer; leads to a page that closes.',
    withoutPage: 'The window of the provider returns here.',
    params: oneRequest,
    rawBody: FORM,
    bodyLimit: '64kb',
    response: 'redirect',
  }),
  openSandbox: defineRoute({
    method: 'POST',
    path: '/game/v1/sandbox/identity-windows',
    access: 'anyone',
    summary: 'The window of the sandbox; there is none with a real provider.',
    withoutPage: 'The answer to `identity.open` names it as the address of the window.',
    rawBody: FORM,
    bodyLimit: '64kb',
    response: 'redirect',
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  answerSandbox: defineRoute({
    method: 'POST',
    path: '/game/v1/sandbox/identity-windows/:requestNo/answers',
    access: 'anyone',
    summary: 'What the sandbox’s window posts back, as the tester wants it.',
    params: oneRequest,
    body: sandboxIdentityWishSchema,
    response: sandboxIdentityAnswerSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
