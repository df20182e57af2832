import { z } from 'zod';
import {
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { phoneNumberSchema } from '#shared/contract/people/accounts.ts';
import { ASSIGNABLE_ROLES, channelRoleSchema } from '#shared/contract/roles.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { channelProfileBodySchema } from './channelFields.ts';

/** Where a member stands; OUTSIDE is whoever was rejected. */
export const MEMBER_STANDINGS = ['STAFF', 'MEMBER', 'PENDING', 'SUSPEND', 'BEN', 'OUTSIDE'] as const;
export const MEMBERS_PER_PAGE = 50;
/** Counts of a list stop here. */
export const MOST_COUNTED = 10_000;
/** Most members of one bulk action. */
export const MOST_AT_ONCE = 200;

export const memberIdListField = z
  .array(idSchema)
  .min(1, '멤버를 먼저 골라 주세요.')
  .max(MOST_AT_ONCE, `한 번에 ${MOST_AT_ONCE}명까지 고를 수 있어요.`)
  .transform((ids) => [...new Set(ids)]);

export const memberRefSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
});
export type MemberRef = z.infer<typeof memberRefSchema>;

export const channelMemberSchema = memberRefSchema.extend({
  introduction: z.string(),
  roleList: z.array(channelRoleSchema),
  /** Roles that undoing a suspension or a ban gives back; empty for all others. */
  formerRoleList: z.array(channelRoleSchema),
  standing: z.enum(MEMBER_STANDINGS),
  joinedAt: timestampSchema,
  isOnline: z.boolean(),
  lastSeenAt: timestampSchema.nullable(),
  /** What the member wears, for a portrait. */
  itemIdList: z.array(idSchema),
  /** Masked; empty where there is none. The guardian's, or else the member's own. */
  phoneNumber: z.string(),
  /** Whether staff of this channel made the account and may set its password. */
  isMadeHere: z.boolean(),
  groupList: z.array(z.object({ channelGroupId: idSchema, name: z.string(), colour: z.string() })),
  tagList: z.array(z.object({ tagId: idSchema, tag: z.string() })),
});
export type ChannelMember = z.infer<typeof channelMemberSchema>;

/** Filters of every list of members. */
export const memberQuerySchema = z.object({
  /** A part of the nickname, or the whole login name. */
  query: lookupText(20).default(''),
  group_id: idSchema.optional(),
  tag_id: idSchema.optional(),
  role: channelRoleSchema.optional(),
  cursor: cursorField.optional(),
});

const memberListSchema = z.object({
  memberList: z.array(channelMemberSchema),
  ...cursorFields,
  /** What the filters find, counted up to `MOST_COUNTED`. */
  totalCount: z.int().min(0).max(MOST_COUNTED),
});
export type MemberListReply = z.infer<typeof memberListSchema>;

/** What staff did to roles; `changeId` takes it back. */
const roleChangeSchema = z.object({ changeId: idSchema, memberIdList: z.array(idSchema) });
export type RoleChangeReply = z.infer<typeof roleChangeSchema>;

export const verificationSchema = z.object({
  verificationId: idSchema,
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
  name: z.string(),
  message: z.string(),
  createdAt: timestampSchema,
});
export type ChannelVerification = z.infer<typeof verificationSchema>;

export const VERIFICATION_STATES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
/** One of these of a member is shown to itself. */
export const MOST_OWN_VERIFICATIONS = 10;
const ownVerificationSchema = verificationSchema
  .pick({ verificationId: true, name: true, message: true, createdAt: true })
  .extend({ state: z.enum(VERIFICATION_STATES), answeredAt: timestampSchema.nullable() });
export type OwnVerification = z.infer<typeof ownVerificationSchema>;
/** The form of asking. */
export const askVerificationSchema = z.object({
  name: typedText(20, '이름을 입력해 주세요.'),
  message: lookupText(100).default(''),
});

const optionalPhone = z.union([z.literal(''), phoneNumberSchema]).optional();
/** What is left out stays as it is; an empty text takes it away. */
const contactBodySchema = z
  .object({
    phoneNumber: optionalPhone,
    guardianName: z.union([z.literal(''), typedText(20, '보호자 이름을 입력해 주세요.')]).optional(),
    guardianPhoneNumber: optionalPhone,
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), '고칠 연락처를 적어 주세요.');
export type ContactBody = z.output<typeof contactBodySchema>;

const contactSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  /** Masked. */
  phoneNumber: z.string(),
  guardianName: z.string(),
  /** Masked. */
  guardianPhoneNumber: z.string(),
});
export type ChannelContact = z.infer<typeof contactSchema>;

const assignableRole = z.enum(ASSIGNABLE_ROLES, '줄 수 있는 역할이 아니에요.');

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const manager = { channelRole: 'manager', channelFrom: 'id' } as const;
const ofChannel = z.object({ id: idSchema });
const ofMember = ofChannel.extend({ memberId: idSchema });
const many = z.object({ memberIdList: memberIdListField });
const adminPath = '/channel/v1/channels/:id/admin/members';
const userAdminPath = '/channel/v1/users/channels/:id/admin/members';
const memberErrors = [
  'CHANNEL_MEMBER_NOT_FOUND',
  'NOT_HAS_ROLE',
  'LAST_CHANNEL_MASTER',
  'IS_NOT_PREMIUM_CHANNEL',
] as const;
const replayErrors = [...memberErrors, 'DOLPHIN_DUPLICATE_RESOURCE'] as const;

const listRoute = <const Path extends string>(path: Path, summary: string) =>
  defineRoute({
    method: 'GET',
    path: `${adminPath}/${path}` as const,
    access: teacher,
    summary,
    params: ofChannel,
    query: memberQuerySchema,
    response: memberListSchema,
  });

export const memberRoutes = {
  listAll: listRoute('all', 'Members by name, staff among them.'),
  listPending: listRoute('pending', 'Who waits to be approved.'),
  listStaff: listRoute('staff', 'Staff by name.'),
  listSuspended: listRoute('suspend', 'Whose membership rests.'),
  listBanned: listRoute('ben', 'Who was sent away.'),
  export: defineRoute({
    method: 'GET',
    path: `${adminPath}/all/exports`,
    access: teacher,
    summary: 'Members as CSV that a spreadsheet opens, with masked numbers. Leaves an audit entry.',
    params: ofChannel,
    query: memberQuerySchema.omit({ cursor: true }),
    response: 'file',
    perMinute: 10,
  }),
  count: defineRoute({
    method: 'GET',
    path: `${adminPath}/counts`,
    access: teacher,
    summary: 'How many members each list has, and how many verifications wait.',
    params: ofChannel,
    response: z.object({
      ...{ all: z.int(), pending: z.int(), staff: z.int(), suspend: z.int(), ben: z.int() },
      verification: z.int(),
    }),
  }),
  autocompleteStaff: defineRoute({
    method: 'GET',
    path: `${adminPath}/staff/auto-complete`,
    access: teacher,
    summary: 'Members who are no staff yet, by a part of the nickname or the login name.',
    params: ofChannel,
    query: z.object({ query: lookupText(20).default('') }),
    response: z.object({ memberList: z.array(memberRefSchema) }),
  }),
  changeRole: defineRoute({
    method: 'PUT',
    path: `${adminPath}/all/:memberId/change-role`,
    access: manager,
    summary: 'Give a member another role, below the own one.',
    params: ofMember,
    body: z.object({ role: assignableRole }),
    response: roleChangeSchema,
    errors: memberErrors,
  }),
  changeRoles: defineRoute({
    method: 'PUT',
    path: `${adminPath}/all/change-role`,
    access: manager,
    summary: 'The same for several at once: all of them or nobody.',
    params: ofChannel,
    body: many.extend({ role: assignableRole }),
    response: roleChangeSchema,
    errors: memberErrors,
  }),
  undoChange: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/changes/:changeId/undo`,
    access: teacher,
    summary: 'Take back an own change of roles within ten minutes; roles that changed since then stay.',
    params: ofChannel.extend({ changeId: idSchema }),
    response: z.object({ memberIdList: z.array(idSchema) }),
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'NOT_HAS_ROLE', 'LAST_CHANNEL_MASTER'],
  }),
  getProfile: defineRoute({
    method: 'GET',
    path: `${userAdminPath}/all/:memberId/profiles`,
    access: manager,
    summary: 'How a member appears in the channel.',
    params: ofMember,
    response: channelMemberSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND'],
  }),
  saveProfile: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/all/:memberId/profiles`,
    access: manager,
    summary: 'Change the nickname and the introduction of a member.',
    params: ofMember,
    body: channelProfileBodySchema,
    response: channelMemberSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  approve: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/pending/approve-join`,
    access: manager,
    summary: 'Let in who waits; those whom somebody else has answered are left out.',
    params: ofChannel,
    body: many.extend({ role: assignableRole.default('USER') }),
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  reject: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/pending/reject-join`,
    access: manager,
    summary: 'Turn away who waits.',
    params: ofChannel,
    body: many,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  appoint: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/staff/appoint-staff`,
    access: manager,
    summary: 'Make members staff.',
    params: ofChannel,
    body: many.extend({ role: z.enum(['ROLE_CHANNEL_MASTER', 'MANAGER', 'TEACHER']).default('TEACHER') }),
    response: roleChangeSchema,
    errors: memberErrors,
  }),
  dismiss: defineRoute({
    method: 'DELETE',
    path: `${userAdminPath}/staff/dismiss-staff`,
    access: manager,
    summary: 'Make staff general members.',
    params: ofChannel,
    body: many,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  suspend: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/suspend/:memberId`,
    access: teacher,
    summary: 'Let a membership rest.',
    params: ofMember,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  undoSuspend: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/suspend/:memberId/undo`,
    access: teacher,
    summary: 'Give back the roles of before the suspension.',
    params: ofMember,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  ban: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/ben/:memberId`,
    access: teacher,
    summary: 'Send a member away for good.',
    params: ofMember,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  undoBan: defineRoute({
    method: 'PUT',
    path: `${userAdminPath}/ben/:memberId/undo`,
    access: teacher,
    summary: 'Give back the roles of before the ban.',
    params: ofMember,
    response: roleChangeSchema,
    errors: replayErrors,
  }),
  leave: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/members/me',
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'Leave a channel.',
    params: ofChannel,
    response: emptyReplySchema,
    errors: ['LAST_CHANNEL_MASTER'],
  }),
  listPhones: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/members/phones',
    access: { channelRole: 'teacher' },
    summary: 'Numbers of members, masked.',
    query: memberQuerySchema,
    response: z.object({
      phoneList: z.array(z.object({ memberId: idSchema, nickname: z.string(), phoneNumber: z.string() })),
      ...cursorFields,
    }),
  }),
  revealPhone: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/members/:id/phones/reveal',
    access: { channelRole: 'teacher' },
    summary: 'The numbers of a member in full; the reason is kept in the audit log.',
    params: z.object({ id: idSchema }),
    body: z.object({ reason: typedText(100, '왜 보는지 적어 주세요.') }),
    response: z.object({ phoneNumber: z.string(), guardianPhoneNumber: z.string() }),
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
    perMinute: 30,
  }),
  listContacts: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/members/contacts',
    access: { channelRole: 'teacher' },
    summary: 'Whom to call about members, or about one, with masked numbers.',
    query: memberQuerySchema.extend({ member_id: idSchema.optional() }),
    response: z.object({ contactList: z.array(contactSchema), ...cursorFields }),
  }),
  saveContact: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/members/:id/contacts',
    access: { channelRole: 'teacher' },
    summary: 'Keep whom to call about a member; what is left out stays.',
    params: z.object({ id: idSchema }),
    body: contactBodySchema,
    response: contactSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  listVerifications: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/verifications/channels',
    access: { channelRole: 'teacher' },
    summary: 'Members who ask to be recognised as pupils, the oldest first.',
    query: z.object({ cursor: cursorField.optional() }),
    response: z.object({ verificationList: z.array(verificationSchema), ...cursorFields }),
  }),
  listOwnVerifications: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/verifications/channels/me',
    access: { channelRole: 'visitor' },
    summary: 'What the caller has asked to be recognised by, the last first.',
    response: z.object({ verificationList: z.array(ownVerificationSchema) }),
  }),
  askVerification: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/verifications/channels',
    access: { channelRole: 'visitor' },
    summary: 'Ask staff to be recognised as a pupil, under the real name.',
    body: askVerificationSchema,
    response: z.object({ verificationId: idSchema }),
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE'],
    perMinute: 10,
  }),
  acceptVerifications: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/verifications/channels/accept',
    access: { channelRole: 'manager' },
    summary: 'Recognise members: they hold the role from now on.',
    body: z.object({
      verificationIdList: memberIdListField,
      role: assignableRole.default('ADVANCED'),
    }),
    response: roleChangeSchema,
    errors: [...replayErrors, 'RESOURCE_NOT_FOUND'],
  }),
  rejectVerifications: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/verifications/channels/reject',
    access: { channelRole: 'manager' },
    summary: 'Do not recognise members; they stay what they are.',
    body: z.object({ verificationIdList: memberIdListField }),
    response: z.object({ memberIdList: z.array(idSchema) }),
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
};
