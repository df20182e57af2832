import { z } from 'zod';
import { idSchema, nameText, typedText } from '#shared/contract/fields.ts';
import { cursorFields } from '#shared/contract/paging.ts';
import { optionalPhoneSchema } from '#shared/contract/phone.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { memberQuerySchema } from './memberFields.ts';

const optionalPhone = optionalPhoneSchema.optional();
/** Fields that are left out stay; an empty text removes the field. */
const contactBodySchema = z
  .object({
    phoneNumber: optionalPhone,
    guardianName: z.union([z.literal(''), nameText(20, '보호자 이름을 입력해 주세요.')]).optional(),
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

/** Contacts of members; part of the routes of members. */
export const memberContactRoutes = {
  listPhones: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/members/phones',
    access: { channelRole: 'teacher' },
    summary: 'Numbers of members, masked.',
    withoutPage: 'Members and their contacts come with masked numbers.',
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
};
