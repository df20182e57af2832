import type { To } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTIFICATION_TYPES, type Notification } from '#shared/contract/people/notifications.ts';
import { closeAllDialogs, dialogStore, forgetDialog } from '#client/ui/dialogs/dialogStore.ts';
import { followNotification } from './followNotification.ts';

const notification = (part: Partial<Notification>): Notification => ({
  notificationId: 1,
  notificationType: 'CHANNEL_NOTICE',
  title: '돌핀 학교 알림',
  content: '내일은 쉬어요.',
  subjectId: 7,
  channelDomain: null,
  createdAt: '2026-03-02T00:00:00.000Z',
  checked: false,
  ...part,
});
const opened = () => dialogStore.getState().stack.map(({ name, payload }) => ({ name, payload }));

const closeAll = () => {
  closeAllDialogs();
  for (const { key } of dialogStore.getState().stack) forgetDialog(key);
};
beforeEach(closeAll);
afterEach(closeAll);

const nowhere = vi.fn<(to: To | number) => void>();

it.each(NOTIFICATION_TYPES)('%s leads somewhere', (notificationType) => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(notification({ notificationType }), navigate);
  // These have a page of their own; everything else here opens a dialog.
  const hasPage = [
    'COMPETITION',
    'CODE_COMMENT',
    'LESSON_OPENED',
    'TUTORING',
    'TUTORING_GIVEN',
    'OWN_STAGE',
    'OWN_STAGE_NEWS',
    'NOTICE',
    'PUZZLE_QUESTION',
  ].includes(notificationType);
  expect(navigate).toHaveBeenCalledTimes(hasPage ? 1 : 0);
  expect(opened()).toHaveLength(hasPage ? 0 : 1);
});

it('a place leads to its competition, one that was called off is only told of', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(notification({ notificationType: 'COMPETITION' }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/competitions/7');
  followNotification(notification({ notificationType: 'COMPETITION', subjectId: null }), navigate);
  expect(navigate).toHaveBeenCalledOnce();
  expect(opened().map(({ name }) => name)).toEqual(['alert']);
});

it('a question about a puzzle leads to the puzzle of its day', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(notification({ notificationType: 'PUZZLE_QUESTION', subjectId: 20261126 }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/puzzles/2026-11-26');
});

it('an invitation to a battle leads to the room that it names', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  const content = 'ZZZZZZ가 같이 대결하고 싶대요. 방 코드는 AB23CD예요.';
  followNotification(notification({ notificationType: 'BATTLE_INVITE', content }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/battles/AB23CD');
  expect(opened()).toEqual([]);
});

it.each(['POST_COMMENT', 'COMMENT_REPLY', 'POST_MENTION'] as const)(
  '%s leads to the post in its channel',
  (notificationType) => {
    const navigate = vi.fn<(to: To | number) => void>();
    followNotification(notification({ notificationType, channelDomain: 'climbers' }), navigate);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/channels/climbers/posts/7');
    expect(opened()).toEqual([]);
  },
);

it.each(['HOMEWORK', 'HOMEWORK_DUE', 'HOMEWORK_ANSWER'] as const)(
  '%s leads to the homework in its class',
  (notificationType) => {
    const navigate = vi.fn<(to: To | number) => void>();
    followNotification(notification({ notificationType, channelDomain: 'climbers' }), navigate);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/channels/climbers/homework/7');
    expect(opened()).toEqual([]);
  },
);

it('a lesson that a teacher opened is where its notification leads', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(
    notification({ notificationType: 'LESSON_OPENED', channelDomain: 'climbers' }),
    navigate,
  );
  expect(navigate).toHaveBeenLastCalledWith('/channels/climbers/lessons/7');
  followNotification(notification({ notificationType: 'LESSON_OPENED', channelDomain: null }), navigate);
  expect(navigate).toHaveBeenLastCalledWith('/lessons/7');
  expect(opened()).toEqual([]);
});

it('a draft by a model leads to its editor, and a failed one says why', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  const drafted = { notificationType: 'PROBLEM_DRAFT', channelDomain: 'climbers' } as const;
  followNotification(notification(drafted), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/channels/climbers/lms/problems/7');
  followNotification(notification({ ...drafted, subjectId: null }), navigate);
  expect(navigate).toHaveBeenCalledOnce();
  expect(opened().map(({ name }) => name)).toEqual(['alert']);
});

it('a comment leads to the problem whose code it is about', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(notification({ notificationType: 'CODE_COMMENT' }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/problems/7/comments');
});

it.each([
  ['TUTORING', '/tutoring'],
  ['TUTORING_GIVEN', '/tutoring/lessons'],
] as const)('%s leads to the lessons', (notificationType, path) => {
  const navigate = vi.fn<(to: To | number) => void>();
  followNotification(notification({ notificationType, subjectId: null }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
});

it('a membership leads into its channel, and is only told of to whoever is outside', () => {
  const navigate = vi.fn<(to: To | number) => void>();
  const notificationType = 'MEMBERSHIP';
  followNotification(notification({ notificationType, channelDomain: 'climbers' }), navigate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/channels/climbers');
  followNotification(notification({ notificationType, subjectId: null }), navigate);
  expect(navigate).toHaveBeenCalledOnce();
  expect(opened().map(({ name }) => name)).toEqual(['alert']);
});

it('a new friend is shown, a notice is read whole', () => {
  followNotification(notification({ notificationType: 'FRIEND_ACCEPT' }), nowhere);
  followNotification(notification({}), nowhere);
  expect(opened()).toEqual([
    { name: 'userDetail', payload: { userId: 7 } },
    { name: 'alert', payload: { title: '돌핀 학교 알림', detail: '내일은 쉬어요.' } },
  ]);
});
