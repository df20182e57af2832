import { z } from 'zod';
import { READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { emptyReplySchema, idSchema, nameText, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const TERMS_TYPES = ['SERVICE', 'PRIVACY', 'CHANNEL_SERVICE', 'CHANNEL_PRIVACY'] as const;
export const termsTypeSchema = z.enum(TERMS_TYPES);
export type TermsType = (typeof TERMS_TYPES)[number];

/** Title of the terms modal. Source: product spec §2. */
export const termsTitleOf = (type: TermsType): string =>
  type === 'SERVICE' || type === 'CHANNEL_SERVICE' ? '이용약관' : '개인정보 처리방침';

export const termsSectionSchema = z.object({ heading: z.string(), body: z.string() });
export type TermsSection = z.infer<typeof termsSectionSchema>;

export const termsSchema = z.object({
  type: termsTypeSchema,
  version: z.int().positive(),
  title: z.string(),
  /** The channel whose own terms they are; null for those of the product. */
  channelId: idSchema.nullable(),
  effectiveAt: timestampSchema,
  sectionList: z.array(termsSectionSchema),
});
export type Terms = z.infer<typeof termsSchema>;

/** Types that an account agrees to. */
export const ACCOUNT_TERMS_TYPES = ['SERVICE', 'PRIVACY'] as const;
export type AccountTermsType = (typeof ACCOUNT_TERMS_TYPES)[number];

/** Types that a channel may have its own terms of. */
export const CHANNEL_TERMS_TYPES = ['CHANNEL_SERVICE', 'CHANNEL_PRIVACY'] as const;
export type ChannelTermsType = (typeof CHANNEL_TERMS_TYPES)[number];
export const MOST_TERMS_SECTIONS = 20;

export const termsSectionsSchema = z
  .array(
    z.object({
      heading: nameText(40, '제목을 입력해 주세요.'),
      body: typedText(2000, '내용을 입력해 주세요.'),
    }),
  )
  .min(1, '내용을 입력해 주세요.')
  .max(MOST_TERMS_SECTIONS, `항목은 ${MOST_TERMS_SECTIONS}개까지 쓸 수 있어요.`);

const ofChannel = {
  access: { channelRole: 'manager', channelFrom: 'id' },
  params: z.object({ id: idSchema, type: z.enum(CHANNEL_TERMS_TYPES) }),
  response: termsSchema,
} as const;

export const termsRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/terms/:type',
    access: 'anyone',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    summary: 'The terms of a type in force; of a channel its own ones, where it has them.',
    params: z.object({ type: termsTypeSchema }),
    query: z.object({ channelId: idSchema.optional() }),
    response: termsSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_NOT_FOUND'],
  }),
  listAgreements: defineRoute({
    method: 'GET',
    path: '/game/v1/users/terms',
    access: 'signedIn',
    summary: 'Which terms the caller agreed to, in which version and when.',
    withoutPage: 'An account agrees while it signs up and joins; `terms.listAsked` says what is asked again.',
    response: z.object({
      agreementList: z.array(
        z.object({
          type: termsTypeSchema,
          version: z.int().positive(),
          channelId: idSchema.nullable(),
          agreedAt: timestampSchema,
        }),
      ),
    }),
  }),
  listAsked: defineRoute({
    method: 'GET',
    path: '/game/v1/users/terms/asked',
    access: 'signedIn',
    summary: 'Terms in force that the caller is asked to agree to again, because they have changed since.',
    response: z.object({ termsList: z.array(termsSchema) }),
  }),
  agree: defineRoute({
    method: 'POST',
    path: '/game/v1/users/terms',
    access: 'signedIn',
    summary: 'Agree to terms in the version that was read; another one by now is refused.',
    body: z.object({ type: z.enum(ACCOUNT_TERMS_TYPES), version: z.int().positive() }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  saveOfChannel: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/terms/:type',
    ...ofChannel,
    summary: "Put a channel's own terms into force as its next version.",
    body: z.object({ sectionList: termsSectionsSchema }),
  }),
  removeOfChannel: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/terms/:type',
    ...ofChannel,
    summary: "Take a channel's own terms back; those of the product count again.",
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
