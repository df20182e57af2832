import { z } from 'zod';
import { idSchema, lookupText, nameText, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { assignableRole, memberIdListField, replayErrors, roleChangeSchema } from './memberFields.ts';

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
/** The requests of a member are shown to itself. */
export const MOST_OWN_VERIFICATIONS = 10;
const ownVerificationSchema = verificationSchema
  .pick({ verificationId: true, name: true, message: true, createdAt: true })
  .extend({ state: z.enum(VERIFICATION_STATES), answeredAt: timestampSchema.nullable() });
export type OwnVerification = z.infer<typeof ownVerificationSchema>;
/** The form of asking. */
export const askVerificationSchema = z.object({
  name: nameText(20, '이름을 입력해 주세요.'),
  message: lookupText(100).default(''),
});

/** Requests for recognition as a pupil; part of the routes of members. */
export const verificationRoutes = {
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
