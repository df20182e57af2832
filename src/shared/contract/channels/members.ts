import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { memberProfileBodySchema } from './channelFields.ts';
import { memberContactRoutes } from './memberContacts.ts';
import { memberOwnerRoutes } from './memberOwners.ts';
import {
  memberIdListField,
  memberRefSchema,
  channelMemberSchema,
  memberQuerySchema,
  memberListSchema,
  roleChangeSchema,
  assignableRole,
  memberErrors,
  replayErrors,
} from './memberFields.ts';
import { verificationRoutes } from './memberVerifications.ts';

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const manager = { channelRole: 'manager', channelFrom: 'id' } as const;
const ofChannel = z.object({ id: idSchema });
const ofMember = ofChannel.extend({ memberId: idSchema });
const many = z.object({ memberIdList: memberIdListField });
const adminPath = '/channel/v1/channels/:id/admin/members';
const userAdminPath = '/channel/v1/users/channels/:id/admin/members';

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
    errors: [
      'RESOURCE_NOT_FOUND',
      'DOLPHIN_DUPLICATE_RESOURCE',
      'NOT_HAS_ROLE',
      'LAST_CHANNEL_MASTER',
      'IS_NOT_PREMIUM_CHANNEL',
    ],
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
    summary: 'Change the nickname, the introduction and the number of a member.',
    params: ofMember,
    body: memberProfileBodySchema,
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
    summary: 'Make staff the members that they were before they were appointed.',
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
    summary: 'Leave a channel; lessons of the caller there are cancelled, and its plan is not renewed.',
    params: ofChannel,
    response: emptyReplySchema,
    errors: ['LAST_CHANNEL_MASTER'],
  }),
  ...memberOwnerRoutes,
  ...memberContactRoutes,
  ...verificationRoutes,
};
