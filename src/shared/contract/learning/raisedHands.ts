import { z } from 'zod';
import { emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** A raised hand without an answer is lowered after this time. */
export const HAND_MINUTES = 30;

const ownHandSchema = z.object({
  handId: idSchema,
  lessonId: idSchema,
  contentOnLessonId: idSchema.nullable(),
  raisedAt: timestampSchema,
  endsAt: timestampSchema,
});
export type OwnHand = z.infer<typeof ownHandSchema>;

const raisedHandSchema = z.object({
  handId: idSchema,
  memberId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  courseId: idSchema.nullable(),
  lessonId: idSchema,
  lessonTitle: z.string(),
  contentOnLessonId: idSchema.nullable(),
  contentTitle: z.string().nullable(),
  /** The problem whose code can be looked at; null where there is none. */
  problemId: idSchema.nullable(),
  raisedAt: timestampSchema,
});
export type RaisedHand = z.infer<typeof raisedHandSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const own = '/channel/v1/users/lessons/hands';
const ofChannel = z.object({ id: idSchema });

export const raisedHandRoutes = {
  getOwn: defineRoute({
    method: 'GET',
    path: own,
    access: { channelRole: 'generalMember' },
    summary: 'The own raised hand, and whether the user has a class with a teacher who would see it.',
    response: z.object({ hand: ownHandSchema.nullable(), canRaise: z.boolean() }),
  }),
  raise: defineRoute({
    method: 'POST',
    path: own,
    access: { channelRole: 'generalMember' },
    summary: 'Ask for help in a lesson; the former hand comes down.',
    body: z.object({ lessonId: idSchema, contentOnLessonId: idSchema.nullable().default(null) }),
    response: ownHandSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT'],
    perMinute: 10,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: own,
    access: { channelRole: 'generalMember' },
    summary: 'Take the own hand down.',
    response: emptyReplySchema,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/raised-hands',
    access: teacher,
    summary: 'Members who wait for help, who has waited longest first.',
    params: ofChannel,
    response: z.object({ handList: z.array(raisedHandSchema) }),
  }),
  help: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/:id/raised-hands/:handId/help',
    access: teacher,
    summary: 'The member was helped.',
    params: ofChannel.extend({ handId: idSchema }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
