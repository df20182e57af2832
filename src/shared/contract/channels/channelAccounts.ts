import { z } from 'zod';
import { countSchema, idSchema, lookupText, nameText, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { birthDateSchema, loginNameSchema } from '#shared/contract/people/accounts.ts';
import { optionalPhoneSchema } from '#shared/contract/phone.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { rollNumberSchema } from './channelFields.ts';
import { memberIdListField } from './memberFields.ts';

/** The limit of accounts made, or cards printed, at once. */
export const MOST_CARDS = 60;
export const MOST_IMPORT_ROWS = 1_000;

/** The content of a sign-in card. The password is sent here only: just its hash is stored. */
export const signInCardSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  /** The number in the class; empty for none. */
  rollNumber: z.string(),
  loginName: z.string(),
  password: z.string(),
  itemIdList: z.array(idSchema),
});
export type SignInCard = z.infer<typeof signInCardSchema>;
const cardListSchema = z.object({ cardList: z.array(signInCardSchema) });

export const newAccountSchema = z.object({
  nickname: nameText(12, '이름을 입력해 주세요.'),
  rollNumber: rollNumberSchema.default(''),
  /** Empty if staff does not know it: the account is asked at its first sign-in. */
  birthDate: z.union([z.literal(''), birthDateSchema]).default(''),
  /** Chosen by the server when it is left out. */
  loginName: loginNameSchema.optional(),
  guardianPhoneNumber: optionalPhoneSchema.default(''),
});
export type NewAccount = z.output<typeof newAccountSchema>;

const accountSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
  createdAt: timestampSchema,
  /** Null while no card was made: then nobody can sign in. */
  passwordIssuedAt: timestampSchema.nullable(),
});
export type ChannelAccount = z.infer<typeof accountSchema>;

/** The possible fields of a column of a file; only the name is required. */
export const IMPORT_FIELDS = [
  'rollNumber',
  'nickname',
  'birthDate',
  'loginName',
  'guardianPhoneNumber',
  'groupName',
  'tagList',
] as const;
export const importFieldSchema = z.enum(IMPORT_FIELDS);
export type ImportField = (typeof IMPORT_FIELDS)[number];
export const MOST_IMPORT_COLUMNS = 50;

/** One line of a file with its parsed fields. */
export const importRowSchema = z.object({
  /** The line of the file, numbered from 1. */
  line: z.int().positive(),
  rollNumber: z.string(),
  nickname: z.string(),
  loginName: z.string(),
  birthDate: z.string(),
  guardianPhoneNumber: z.string(),
  groupName: z.string(),
  tagList: z.array(z.string()),
  /** The reason why the line cannot be imported; empty without a fault. */
  errorList: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** A column of the file, numbered from 0, and its field; null for an unused one. */
export const importColumnSchema = z.object({
  column: countSchema,
  /** Empty where the file names no columns. */
  header: z.string(),
  /** The first value in it. */
  sample: z.string(),
  field: importFieldSchema.nullable(),
});

export const IMPORT_STATES = ['PREVIEW', 'RUNNING', 'DONE', 'FAILED'] as const;
export const importSchema = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Lines without an error. */
  totalCount: countSchema,
  doneCount: countSchema,
  errorCount: countSchema,
  /** The sheet that was read; empty for a text. */
  sheetName: z.string(),
  /** All sheets of the workbook. */
  sheetList: z.array(z.string()),
  columnList: z.array(importColumnSchema),
  /** The columns have no names, or several are alike: staff checks before the start. */
  isUnsure: z.boolean(),
  /** Lines of sums and the like, which are no members. */
  skippedList: z.array(z.object({ line: z.int().positive(), text: z.string() })),
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

/** A line as staff corrects it, parsed like a cell of the file. */
const repairedRowSchema = z.object({
  rollNumber: lookupText(40),
  nickname: lookupText(40),
  birthDate: lookupText(40),
  loginName: lookupText(40),
  guardianPhoneNumber: lookupText(40),
  groupName: lookupText(40),
  tagList: lookupText(200),
});
export type RepairedRow = z.output<typeof repairedRowSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const ofImport = z.object({ id: idSchema, importId: z.uuid() });

export const channelAccountRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/members/accounts',
    access: { channelRole: 'teacher' },
    summary: 'Accounts that staff of the channel made, the newest first.',
    withoutPage: 'The list of members marks accounts that staff made.',
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
    /** The sheet of a workbook, numbered from 0; by default the one that looks like a list. */
    query: z.object({ sheet: z.coerce.number().int().min(0).max(99).optional() }),
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
  mapColumns: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/members/imports/:importId/columns',
    access: teacher,
    summary: 'Say what the columns of a file are, and read it anew.',
    params: ofImport,
    body: z.object({
      columnList: z
        .array(z.object({ column: countSchema, field: importFieldSchema.nullable() }))
        .max(MOST_IMPORT_COLUMNS),
    }),
    response: importSchema,
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE'],
    perMinute: 60,
  }),
  repairRow: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/members/imports/:importId/rows/:line',
    access: teacher,
    summary: 'Mend a line of a file that was read, and check all of them again.',
    params: ofImport.extend({ line: idSchema }),
    body: repairedRowSchema,
    response: importSchema,
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE'],
    perMinute: 120,
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
