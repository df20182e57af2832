import { z } from 'zod';
import { countSchema, idSchema, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { birthDateSchema, loginNameSchema, phoneNumberSchema } from '#shared/contract/people/accounts.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { memberIdListField } from './memberFields.ts';

/** Accounts that are made, or cards that are printed, at once. */
export const MOST_CARDS = 60;
export const MOST_IMPORT_ROWS = 1_000;

/** What a sign-in card says. The password is told here and never again: only its hash is kept. */
export const signInCardSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
  password: z.string(),
  itemIdList: z.array(idSchema),
});
export type SignInCard = z.infer<typeof signInCardSchema>;
const cardListSchema = z.object({ cardList: z.array(signInCardSchema) });

export const newAccountSchema = z.object({
  nickname: typedText(12, '이름을 입력해 주세요.'),
  birthDate: birthDateSchema,
  /** Chosen by the server when it is left out. */
  loginName: loginNameSchema.optional(),
  guardianPhoneNumber: z.union([z.literal(''), phoneNumberSchema]).default(''),
});
export type NewAccount = z.output<typeof newAccountSchema>;

const accountSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
  createdAt: timestampSchema,
  /** Null while no card was made: nobody can sign in. */
  passwordIssuedAt: timestampSchema.nullable(),
});
export type ChannelAccount = z.infer<typeof accountSchema>;

/** One line of a file, as it was understood. */
export const importRowSchema = z.object({
  /** Of the file, from 1. */
  line: z.int().positive(),
  nickname: z.string(),
  loginName: z.string(),
  birthDate: z.string(),
  guardianPhoneNumber: z.string(),
  groupName: z.string(),
  tagList: z.array(z.string()),
  /** Why the line cannot be taken in; empty for one that can. */
  errorList: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const IMPORT_STATES = ['PREVIEW', 'RUNNING', 'DONE', 'FAILED'] as const;
export const importSchema = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Lines without an error. */
  totalCount: countSchema,
  doneCount: countSchema,
  errorCount: countSchema,
  /** Empty once it is done. */
  rowList: z.array(importRowSchema),
});
export type MemberImport = z.infer<typeof importSchema>;

export const IMPORT_FILE = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 2 * 1024 * 1024,
  types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const satisfies UploadSpec;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const ofImport = z.object({ id: idSchema, importId: z.uuid() });

export const channelAccountRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/members/accounts',
    access: { channelRole: 'teacher' },
    summary: 'Accounts that staff of the channel made, the newest first.',
    query: z.object({ cursor: cursorField.optional() }),
    response: z.object({ accountList: z.array(accountSchema), ...cursorFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/verifications/channels/accounts',
    access: { channelRole: 'teacher' },
    summary: 'Make accounts of members, all or none. Answers their first passwords, this once.',
    body: z.object({
      accountList: z
        .array(newAccountSchema)
        .min(1, '학생을 한 명 이상 적어 주세요.')
        .max(MOST_CARDS, `한 번에 ${MOST_CARDS}명까지 만들 수 있어요.`),
    }),
    response: cardListSchema,
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE', 'IS_NOT_PREMIUM_CHANNEL', 'SERVICE_BUSY'],
    perMinute: 10,
  }),
  resetPasswords: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/verifications/channels/passwords',
    access: { channelRole: 'teacher' },
    summary: 'New passwords for accounts that the channel made; the old ones and all sessions end.',
    body: z.object({
      memberIdList: memberIdListField.refine(
        (ids) => ids.length <= MOST_CARDS,
        `한 번에 ${MOST_CARDS}명까지 만들 수 있어요.`,
      ),
    }),
    response: cardListSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE', 'SERVICE_BUSY'],
    perMinute: 20,
  }),
  previewImport: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/members/imports',
    access: teacher,
    summary: 'Read a CSV or Excel file of new members. Nobody is made yet.',
    params: z.object({ id: idSchema }),
    upload: IMPORT_FILE,
    response: importSchema,
    status: 201,
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_UNREADABLE'],
    perMinute: 20,
  }),
  getImport: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/members/imports/:importId',
    access: teacher,
    summary: 'How far an import is.',
    params: ofImport,
    response: importSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  startImport: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/members/imports/:importId/start',
    access: teacher,
    summary: 'Make members of all lines without an error, all or none, as a job.',
    params: ofImport,
    response: importSchema,
    status: 202,
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'IMPORT_EMPTY', 'IS_NOT_PREMIUM_CHANNEL'],
    perMinute: 20,
  }),
};
