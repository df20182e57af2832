import { z } from 'zod';
import { emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** An offer without an answer ends after this time. */
export const OWNER_OFFER_DAYS = 14;

const ownerSchema = z.object({ memberId: idSchema, nickname: z.string() });

export const ownerOfferSchema = z.object({
  /** The user who is asked. */
  ...ownerSchema.shape,
  /** The owner who asks. */
  offeredBy: ownerSchema,
  /** The owner who asks stays one; otherwise it becomes a manager. */
  isSecond: z.boolean(),
  expiresAt: timestampSchema,
});
export type OwnerOffer = z.infer<typeof ownerOfferSchema>;

export const ownersSchema = z.object({
  ownerList: z.array(ownerSchema),
  /** The open offer, for owners and for the one who is asked; null for all others. */
  offer: ownerOfferSchema.nullable(),
});
export type Owners = z.infer<typeof ownersSchema>;

const ofChannel = z.object({ id: idSchema });
const path = '/channel/v1/users/channels/:id/owners';
const master = { channelRole: 'master', channelFrom: 'id' } as const;
const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;

/** The owner of a channel. It changes hands by an offer that the other accepts. */
export const memberOwnerRoutes = {
  listOwners: defineRoute({
    method: 'GET',
    path,
    access: { channelRole: 'visitor', channelFrom: 'id' },
    summary: 'The owners of a channel, and the offer that the caller has made or is asked to answer.',
    params: ofChannel,
    response: ownersSchema,
  }),
  offerOwnership: defineRoute({
    method: 'POST',
    path: `${path}/offers`,
    access: master,
    summary: 'Ask one of the staff to become the owner, or a second one. Replaces an offer that is open.',
    params: ofChannel,
    body: z.object({ memberId: idSchema, isSecond: z.boolean() }),
    response: ownersSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
    perMinute: 20,
  }),
  withdrawOwnership: defineRoute({
    method: 'DELETE',
    path: `${path}/offers`,
    access: master,
    summary: 'Take the open offer back; without one nothing happens.',
    params: ofChannel,
    response: ownersSchema,
  }),
  acceptOwnership: defineRoute({
    method: 'PUT',
    path: `${path}/offers/accept`,
    access: teacher,
    summary: 'Become an owner, as the caller was asked to.',
    params: ofChannel,
    response: ownersSchema,
    errors: ['RESOURCE_NOT_FOUND'],
    requires: ['extraInfo', 'guardianConsent'],
  }),
  refuseOwnership: defineRoute({
    method: 'PUT',
    path: `${path}/offers/refuse`,
    access: teacher,
    summary: 'Refuse to become an owner.',
    params: ofChannel,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  stepDown: defineRoute({
    method: 'PUT',
    path: `${path}/step-down`,
    access: master,
    summary: 'Be a manager instead of one of several owners.',
    params: ofChannel,
    response: ownersSchema,
    errors: ['LAST_CHANNEL_MASTER'],
  }),
};
