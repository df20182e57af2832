import type { Presence } from '@colyseus/core';
import type { Push } from '#shared/contract/rooms/userRoom.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { EventOf } from '#server/domain/events.ts';
import type { AFTER_COMMIT } from '#server/domain/listeners.ts';

/** A push to all rooms of a user, in any process. */
export type UserNotice = Push | { readonly kind: 'sessionRevoked'; readonly sessionId?: string };

type PushedEvent = (typeof AFTER_COMMIT)['userRooms'][number];

/** The topic of what all user rooms of this process are told. */
export const EVERY_USER_TOPIC = 'user:every';

/** The presence topic of pushes. */
export const userTopic = (userId: number): string => `user:${userId}`;

/** Publishes the pushes of committed events, and of places that have become free, until the returned function is called. */
export function publishPushes(
  { events, log, presence: world }: Pick<Deps, 'events' | 'log' | 'presence'>,
  presence: Pick<Presence, 'publish'>,
): () => void {
  const publish = (topic: string, notice: UserNotice) => {
    Promise.resolve(presence.publish(topic, notice)).catch((error: unknown) =>
      log.error({ err: error, topic, kind: notice.kind }, 'a push could not be published'),
    );
  };
  const push = (userId: number, notice: UserNotice) => publish(userTopic(userId), notice);
  const pushes: { readonly [T in PushedEvent]: (event: EventOf<T>) => void } = {
    'whisper.sent': ({ userId, whisper }) => push(userId, { kind: 'whispers', whisper }),
    'friendship.changed': ({ userId }) => push(userId, { kind: 'friends' }),
    'gift.sent': ({ userId, friendId, gift }) => {
      push(friendId, { kind: 'gifts', gift });
      push(userId, { kind: 'friends' });
    },
    'chatRights.changed': ({ userId }) => push(userId, { kind: 'chatRights' }),
    'consent.changed': ({ userId }) => push(userId, { kind: 'consent' }),
    'consent.asked': ({ userId }) => push(userId, { kind: 'consent' }),
    'wallet.changed': ({ userId }) => push(userId, { kind: 'wallet' }),
    'quests.progressed': ({ userId }) => push(userId, { kind: 'quests' }),
    'skill.learned': ({ userId }) => push(userId, { kind: 'skills' }),
    'avatar.changed': ({ userId }) => push(userId, { kind: 'avatar' }),
    'notifications.changed': ({ userId }) => push(userId, { kind: 'notifications' }),
    'features.changed': () => publish(EVERY_USER_TOPIC, { kind: 'features' }),
    'membership.changed': ({ userId }) => push(userId, { kind: 'membership' }),
    'title.earned': ({ userId, titleId }) => push(userId, { kind: 'titles', titleId }),
    'stars.rewarded': ({ userId, stars }) => push(userId, { kind: 'starGift', stars }),
    'title.worn': ({ userId }) => push(userId, { kind: 'titles', titleId: null }),
    'submission.progress': ({ userId, progress }) => push(userId, { kind: 'submissionProgress', progress }),
    'run.progress': ({ userId, progress }) => push(userId, { kind: 'runProgress', progress }),
    'object.changed': ({ userId, objectId, mapId, friendIds }) => {
      const notice = { kind: 'codeObjects', objectId, userId } as const;
      push(userId, notice);
      world
        .whereabouts(friendIds)
        .then((whereabouts) => {
          for (const [friendId, friend] of whereabouts) if (friend.mapId === mapId) push(friendId, notice);
        })
        .catch((error: unknown) => log.error({ err: error, userId }, 'friends were not told of an object'));
    },
    'class.changed': ({ userId, channelId }) => push(userId, { kind: 'class', channelId }),
    'hand.changed': ({ userId }) => push(userId, { kind: 'hand' }),
    'session.revoked': ({ type: _type, userId, ...which }) =>
      push(userId, { kind: 'sessionRevoked', ...which }),
  };
  const stops = [
    events.follow(pushes),
    world.followWishes(({ userId, friendshipId, nickname }) =>
      push(userId, { kind: 'placeFree', place: { friendshipId, nickname } }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
