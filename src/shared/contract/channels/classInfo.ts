import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { MOST_TYPED_PHONE, phoneNumberSchema } from '#shared/contract/phone.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { confirmingPasswordSchema } from './channelFields.ts';

export const CLASS_SUBJECTS = ['JAVASCRIPT', 'PYTHON', 'SCRATCH'] as const;
export type ClassSubject = (typeof CLASS_SUBJECTS)[number];
export const CLASS_SUBJECT_LABELS: Readonly<Record<ClassSubject, string>> = {
  JAVASCRIPT: '자바스크립트',
  PYTHON: '파이썬',
  SCRATCH: '스크래치',
};

/** The content that a member's class info may be about; without one it is about the channel itself. */
export const CLASS_CONTENT_TYPES = ['COURSE_CLASS'] as const;

const HOUR_MS = 3_600_000;
const EARLIEST = Date.parse('2015-01-01T00:00:00Z');
const FURTHEST_AHEAD_MS = 2 * 366 * 24 * HOUR_MS;

/** The first class, in whole hours, as a UTC timestamp. */
export const firstRegistrationDateSchema = z.iso
  .datetime('첫 수업 날짜를 다시 골라 주세요.')
  .refine((at) => Date.parse(at) % HOUR_MS === 0, '첫 수업은 한 시간 단위로 골라 주세요.')
  .refine(
    (at) => Date.parse(at) >= EARLIEST && Date.parse(at) <= Date.now() + FURTHEST_AHEAD_MS,
    '첫 수업 날짜를 다시 골라 주세요.',
  );

/** Texts of product spec §5. */
export const classInfoBodySchema = z.object({
  /** A parent's phone. */
  phoneNumber: z
    .string()
    .trim()
    .min(1, '전화번호를 입력해 주세요.')
    .max(MOST_TYPED_PHONE, '전화번호를 입력해 주세요.')
    .pipe(phoneNumberSchema),
  firstRegistrationDate: firstRegistrationDateSchema,
  subject: z.enum(CLASS_SUBJECTS, '과목을 입력해 주세요.'),
});
const ownClassInfoBodySchema = classInfoBodySchema.extend({ password: confirmingPasswordSchema });
export type OwnClassInfoBody = z.output<typeof ownClassInfoBodySchema>;

export const classInfoSchema = z.object({
  /** Empty once staff has removed the contacts of the member. */
  phoneNumber: z.string(),
  firstRegistrationDate: z.iso.datetime(),
  subject: z.enum(CLASS_SUBJECTS),
});
export type ClassInfo = z.infer<typeof classInfoSchema>;

const memberClassInfoSchema = classInfoSchema.extend({
  /** CHANNEL for the questions of the channel itself. */
  contentType: z.enum(['CHANNEL', ...CLASS_CONTENT_TYPES]),
  /** The id of the course class; 0 for the channel. */
  contentId: countSchema,
  changedAt: timestampSchema,
});
export type MemberClassInfo = z.infer<typeof memberClassInfoSchema>;

const oneChannel = z.object({ id: idSchema });
export const classContentQuerySchema = z.object({
  content_id: idSchema.optional(),
  content_type: z.enum(CLASS_CONTENT_TYPES).optional(),
});

const GIVER_ERRORS = [
  'CHANNEL_NOT_FOUND',
  'CHANNEL_MEMBER_NOT_FOUND',
  'NOT_HAS_ROLE',
  'CHANNEL_CONTENT_UNAUTHORIZED',
] as const;

/** A user who waits for admission may give its class info, too: joining asks for it at once. */
export const classInfoRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/class-infos/me',
    access: 'signedIn',
    summary: 'The own class info in a channel or one of its classes.',
    params: oneChannel,
    query: classContentQuerySchema,
    response: classInfoSchema,
    errors: [...GIVER_ERRORS, 'NEED_TO_CHANNEL_INFO'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/class-infos/me',
    access: 'signedIn',
    summary: 'Give or change the own class info.',
    params: oneChannel,
    query: classContentQuerySchema,
    body: ownClassInfoBodySchema,
    response: classInfoSchema,
    errors: [...GIVER_ERRORS, 'LOGIN_FAIL', 'ACCOUNT_LOCKED', 'MEMBER_NOT_FOUND'],
  }),
  getOfMember: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/class-infos/:memberId',
    access: { channelRole: 'teacher', channelFrom: 'id' },
    summary: "A member's class info; the phone number is masked.",
    withoutPage: '`classInfos.listOfMember` brings all of a member at once.',
    params: z.object({ id: idSchema, memberId: idSchema }),
    query: classContentQuerySchema,
    response: classInfoSchema,
    errors: ['MEMBER_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
  }),
  listOfMember: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/members/:memberId/class-infos',
    access: { channelRole: 'teacher', channelFrom: 'id' },
    summary: "A member's class infos, of the channel and of its classes; the phone numbers are masked.",
    params: z.object({ id: idSchema, memberId: idSchema }),
    response: z.object({ classInfoList: z.array(memberClassInfoSchema) }),
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
