import { z } from 'zod';
import { emptyReplySchema, idSchema, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Types of notifications; the client knows the address of each. */
export const NOTIFICATION_TYPES = [
  /** Staff wrote to members of their channel. */
  'CHANNEL_NOTICE',
  /** `subjectId` is the user who asks. */
  'FRIEND_REQUEST',
  /** `subjectId` is the new friend. */
  'FRIEND_ACCEPT',
  /** A quest gave an item or a certificate; `subjectId` is the quest. */
  'QUEST_REWARD',
  /** `subjectId` is the level. */
  'LEVEL_UP',
  /** Staff answered a report of the user. */
  'REPORT_ANSWERED',
  /** `subjectId` is the visitor who greeted in the home. */
  'HOME_VISIT',
  /** Another user wrote into the own guestbook; `subjectId` is that user. */
  'GUESTBOOK',
  /** `subjectId` is the user's copy of the certificate. */
  'CERTIFICATE',
  /** A guardian consented, or withdrew the consent. */
  'CONSENT',
  /** A friend invites to a battle; `subjectId` is the room, `content` names its code. */
  'BATTLE_INVITE',
  /** A friend asks about a daily puzzle; `subjectId` is its day as a number, 20261126. */
  'PUZZLE_QUESTION',
  /** Another user answered the user's post; `subjectId` is the post, here and in the next two. */
  'POST_COMMENT',
  /** Another user answered the user's comment. */
  'COMMENT_REPLY',
  /** Another user mentioned the user in a post or a comment. */
  'POST_MENTION',
  /**
   * Staff admitted the user to a channel or ended the membership; `subjectId` is the channel if the user may enter it.
   */
  'MEMBERSHIP',
  /** A place in a competition, or its cancellation; `subjectId` is the competition. */
  'COMPETITION',
  /** A teacher commented on the user's code; `subjectId` is the problem. */
  'CODE_COMMENT',
  /** A teacher opened a lesson for the class; `subjectId` is the lesson. */
  'LESSON_OPENED',
  /** Homework that is new, due soon, or answered; `subjectId` is the homework, here and in the next two. */
  'HOMEWORK',
  'HOMEWORK_DUE',
  'HOMEWORK_ANSWER',
  /** A lesson with a teacher, or tickets for one; `subjectId` is the lesson, null for tickets. */
  'TUTORING',
  /** The same about a lesson that the user gives. */
  'TUTORING_GIVEN',
  /** A model drafted a problem (`subjectId`), or failed. */
  'PROBLEM_DRAFT',
  /** A friend sent a stage of its own; `subjectId` is the stage. */
  'OWN_STAGE',
  /** News of the user's own stages: hearts, or taken down by staff. */
  'OWN_STAGE_NEWS',
  /** An administrator of the service wrote to everybody; `subjectId` is the notice of the product's board. */
  'NOTICE',
] as const;
export const notificationTypeSchema = z.enum(NOTIFICATION_TYPES);
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATIONS_PER_PAGE = 20;
/** Older notifications are removed. */
export const NOTIFICATION_DAYS = 90;
/** The limit of named members in a message; without names it goes to the whole channel. */
export const MOST_TARGETS = 200;

export const notificationSchema = z.object({
  notificationId: idSchema,
  notificationType: notificationTypeSchema,
  title: z.string(),
  content: z.string(),
  subjectId: idSchema.nullable(),
  /** The domain of the channel in which it happened; null outside of channels. */
  channelDomain: z.string().nullable(),
  createdAt: timestampSchema,
  /** Opened before. */
  checked: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

const unreadField = { unreadMessageCount: z.int().min(0) };
const oneNotification = z.object({ id: idSchema });

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/notifications',
    access: 'signedIn',
    summary: 'Own notifications, newest first, and how many of all are unread.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ notificationList: z.array(notificationSchema), ...pageCountFields, ...unreadField }),
  }),
  send: defineRoute({
    method: 'POST',
    path: '/game/v1/users/notifications',
    access: { channelRole: 'teacher' },
    summary: 'Write to members of the channel: to those named, or to all of them.',
    body: z.object({
      userIdList: z.array(idSchema).min(1).max(MOST_TARGETS).optional(),
      content: typedText(200, '알릴 내용을 입력해 주세요.'),
    }),
    response: z.object({ sentCount: z.int().min(0) }),
    errors: ['RESOURCE_NOT_FOUND'],
    perMinute: 10,
  }),
  checkAll: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/notifications/check',
    access: 'signedIn',
    summary: 'Mark all notifications up to one as read.',
    body: z.object({ notificationId: idSchema }),
    response: z.object(unreadField),
  }),
  check: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/notifications/:id/check',
    access: 'signedIn',
    summary: 'Mark a notification as read.',
    params: oneNotification,
    response: z.object(unreadField),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/notifications/:id',
    access: 'signedIn',
    summary: 'Remove a notification.',
    params: oneNotification,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
