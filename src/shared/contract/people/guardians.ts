import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  nameText,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { phoneNumberSchema } from '#shared/contract/phone.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { emailSchema, offFeatureListSchema } from './accounts.ts';
import { chatRulesSchema, chatSettingsSchema } from './chat.ts';
import { identityStateSchema, identityWindowSchema } from './identity.ts';

/** The text that a guardian reads; a change of its meaning is a new version. */
export const CONSENT_TEXT_VERSION = '2027-01';
export const CODE_LENGTH = 6;
export const GUARDIAN_LINK_KINDS = ['CONSENT', 'PAGE'] as const;
/** PROVEN: a guardian with an earlier consent has proven by phone or identity not to be the child. */
export const CONSENT_ACTIONS = ['GIVEN', 'CHANGED', 'DENIED', 'WITHDRAWN', 'PROVEN'] as const;
/** MAIL_LINK_AND_CODE: both came to one mailbox, which a child can open as well; it no longer gives a consent. */
export const CONSENT_METHODS = [
  'MAIL_LINK',
  'MAIL_LINK_AND_CODE',
  'MAIL_LINK_AND_PHONE',
  'MAIL_LINK_AND_IDENTITY',
] as const;
/** The methods that tell a guardian from the child: buying for a child needs one of them. */
export const PROVING_METHODS = ['MAIL_LINK_AND_PHONE', 'MAIL_LINK_AND_IDENTITY'] as const;
/** The limit of children that one phone, or one person, may consent for. */
export const MOST_CHILDREN_OF_GUARDIAN = 5;

/** LATER: the guardian has postponed the decision; the child learns no more. */
export const CONSENT_STATES = ['NOT_NEEDED', 'NOT_ASKED', 'WAITING', 'LATER', 'PROVED'] as const;

/** The part of a consent request that the child may know. */
export const consentRequestSchema = z.object({
  state: z.enum(CONSENT_STATES),
  /** The mail as `m•••@example.com`; empty when no guardian was asked. */
  maskedEmail: z.string(),
  /** The wait until another mail may be sent. */
  waitSeconds: countSchema,
  /** The number of mails left today. */
  mailsLeft: countSchema,
});
export type ConsentRequest = z.infer<typeof consentRequestSchema>;

/** The valid code; null before the first and after the last. */
export const codeStateSchema = z.object({
  expiresInSeconds: countSchema,
  resendInSeconds: countSchema,
  triesLeft: countSchema,
});
export type CodeState = z.infer<typeof codeStateSchema>;

const faceSchema = z.object({
  nickname: z.string(),
  level: z.number().int(),
  itemKeyList: z.array(z.string()),
});

export const guardianLinkSchema = z.object({
  kind: z.enum(GUARDIAN_LINK_KINDS),
  maskedEmail: z.string(),
  textVersion: z.string(),
  /** Null on a link to the guardian's page. */
  child: faceSchema.nullable(),
  code: codeStateSchema.nullable(),
});
export type GuardianLink = z.infer<typeof guardianLinkSchema>;

/** One child of a guardian: its settings, the rules in force, and a summary without words of others. */
export const guardedChildSchema = faceSchema.extend({
  userId: idSchema,
  consentedAt: timestampSchema,
  /** Whether phone or identity was proven; without it nothing is bought for the child. */
  isProven: z.boolean(),
  offFeatureList: offFeatureListSchema,
  settings: chatSettingsSchema,
  rules: chatRulesSchema.pick({ chatMode: true, whisperOn: true, chatModeBy: true, whisperBy: true }),
  summary: z.object({
    /** Days of activity among the last seven. */
    activeDayCount: countSchema,
    documentCount: countSchema,
    problemCount: countSchema,
    questCount: countSchema,
    friendCount: countSchema,
  }),
});
export type GuardedChild = z.infer<typeof guardedChildSchema>;

const guardianPageSchema = z.object({
  maskedEmail: z.string(),
  expiresInSeconds: countSchema,
  childList: z.array(guardedChildSchema),
});
export type GuardianPage = z.infer<typeof guardianPageSchema>;

/** A token as `randomBytes(32)` in base64url. */
export const guardianTokenSchema = z.string().regex(/^[\w-]{43}$/, '링크를 다시 확인해 주세요.');
export const guardianCodeSchema = z
  .string()
  .max(20, '여섯 자리 번호를 넣어 주세요.')
  .transform((typed) => typed.replaceAll(/[\s-]/gu, ''))
  .pipe(z.string().regex(/^\d{6}$/, '여섯 자리 번호를 넣어 주세요.'));
export const guardianNameSchema = nameText(20, '이름을 입력해 주세요.');

const byToken = z.object({ token: guardianTokenSchema });
const oneChild = z.object({ id: idSchema });
/** Anonymous routes are limited by address. */
const PER_MINUTE = 60;

export const guardianRoutes = {
  getRequest: defineRoute({
    method: 'GET',
    path: '/game/v1/users/guardian-consents',
    access: 'signedIn',
    summary: 'Whether a guardian was asked, whom (masked), and when another mail may be sent.',
    response: consentRequestSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  request: defineRoute({
    method: 'POST',
    path: '/game/v1/users/guardian-consents',
    access: 'signedIn',
    summary: 'Ask a guardian by mail, or ask once more.',
    body: z.object({ email: emailSchema }),
    response: consentRequestSchema,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_MAIL_WAIT', 'GUARDIAN_CONSENT_NOT_NEEDED'],
    perMinute: 30,
  }),
  openLink: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/links',
    access: 'anyone',
    summary: 'What a mailed link is about. The token travels in the body, so that no log keeps it.',
    body: byToken,
    response: guardianLinkSchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED'],
    perMinute: PER_MINUTE,
  }),
  sendCode: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/codes',
    access: 'anyone',
    summary:
      'Send six digits: of a child’s request to the guardian’s phone, of a link to the page by mail; after 30 seconds again, at most 5 an hour.',
    body: byToken.extend({ phoneNumber: phoneNumberSchema.optional() }),
    response: codeStateSchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED', 'GUARDIAN_CODE_WAIT'],
    // A text message costs money.
    perMinute: 20,
  }),
  consent: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/consents',
    access: 'anyone',
    summary:
      'Agree for the child of a link, confirmed by the code that came to the phone, or without one by a verified identity; opens the session of the guardian.',
    body: byToken.extend({
      code: guardianCodeSchema.optional(),
      guardianName: guardianNameSchema,
      isGuardian: z.literal(true, '보호자인지 확인해 주세요.'),
      ...chatSettingsSchema.shape,
    }),
    response: emptyReplySchema,
    errors: [
      'RESOURCE_NOT_FOUND',
      'GUARDIAN_LINK_ENDED',
      'GUARDIAN_CODE_INVALID',
      'GUARDIAN_CONSENT_NOT_NEEDED',
      'AUTH_NOT_FOUND',
    ],
    perMinute: PER_MINUTE,
  }),
  openIdentity: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/identity-verifications',
    access: 'anyone',
    summary: 'The encrypted token with which the guardian of a link opens the provider’s window.',
    body: byToken,
    response: identityWindowSchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED', 'GUARDIAN_CONSENT_NOT_NEEDED', 'SERVICE_BUSY'],
    perMinute: PER_MINUTE,
  }),
  getIdentity: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/identity-verifications/states',
    access: 'anyone',
    summary: 'Whether the guardian of a link has proven who they are; read once the window is closed.',
    body: byToken,
    response: identityStateSchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED'],
    perMinute: PER_MINUTE,
  }),
  deny: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/denials',
    access: 'anyone',
    summary: 'Leave everything as it is for now.',
    body: byToken,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED'],
    perMinute: PER_MINUTE,
  }),
  requestPageLink: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/page-links',
    access: 'anyone',
    summary:
      'Mail a link to the guardian’s page. The answer is the same whether anybody has that mail or not.',
    body: z.object({ email: emailSchema }),
    response: emptyReplySchema,
    perMinute: PER_MINUTE,
  }),
  openSession: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/sessions',
    access: 'anyone',
    summary: 'Open the guardian’s page for 30 minutes, by a link to it and its code.',
    body: byToken.extend({ code: guardianCodeSchema }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND', 'GUARDIAN_LINK_ENDED', 'GUARDIAN_CODE_INVALID'],
    perMinute: PER_MINUTE,
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/game/v1/guardians/sessions',
    access: 'guardian',
    summary: 'Close the guardian’s page.',
    response: emptyReplySchema,
  }),
  listChildren: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children',
    access: 'guardian',
    summary: 'The children for whom this guardian has agreed, with what holds and what they did.',
    response: guardianPageSchema,
  }),
  saveChatSettings: defineRoute({
    method: 'PUT',
    path: '/game/v1/guardians/children/:id/chat-settings',
    access: 'guardian',
    summary: 'How a child may talk, as far as the guardian decides.',
    params: oneChild,
    body: chatSettingsSchema,
    response: guardedChildSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  sendPhoneCode: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/phone-codes',
    access: 'guardian',
    summary: 'Send six digits to the phone of a guardian who had agreed by mail alone.',
    params: oneChild,
    body: z.object({ phoneNumber: phoneNumberSchema }),
    response: codeStateSchema,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_CODE_WAIT'],
    perMinute: 20,
  }),
  openChildIdentity: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/identity-verifications',
    access: 'guardian',
    summary: 'The encrypted token with which a guardian who has agreed opens the provider’s window.',
    params: oneChild,
    response: identityWindowSchema,
    errors: ['MEMBER_NOT_FOUND', 'SERVICE_BUSY'],
    perMinute: 20,
  }),
  getChildIdentity: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/identity-verifications',
    access: 'guardian',
    summary: 'Whether the guardian has proven who they are in this session.',
    params: oneChild,
    response: identityStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  prove: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/proofs',
    access: 'guardian',
    summary:
      'Be told from the child: by the code that came to the phone, or without one by a verified identity.',
    params: oneChild,
    body: z.object({ code: guardianCodeSchema.optional() }),
    response: guardedChildSchema,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_CODE_INVALID', 'AUTH_NOT_FOUND'],
    perMinute: 30,
  }),
  sendWithdrawalCode: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/withdrawal-codes',
    access: 'guardian',
    summary: 'Mail the code that a withdrawal needs.',
    params: oneChild,
    response: codeStateSchema,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_CODE_WAIT'],
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/withdrawals',
    access: 'guardian',
    summary: 'Take back everything that was agreed to for a child.',
    params: oneChild,
    body: z.object({ code: guardianCodeSchema }),
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_CODE_INVALID'],
  }),
};
