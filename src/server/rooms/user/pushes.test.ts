import { describe, expect, it, vi } from 'vitest';
import { pushSchema } from '#shared/contract/rooms/userRoom.ts';
import { DomainEvents, type DomainEvent } from '#server/domain/events.ts';
import { AFTER_COMMIT } from '#server/domain/listeners.ts';
import { MemoryPresence } from '#server/domain/people/presence/MemoryPresence.ts';
import { createLog } from '#server/platform/log.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { publishPushes } from './pushes.ts';

const WHISPER = {
  whisperId: 1,
  senderId: 3,
  senderNickname: '산호',
  receiverId: 7,
  receiverNickname: '조개',
  text: '안녕',
  createdAt: '2026-03-02T00:00:00.000Z',
};
const PROGRESS = {
  submissionId: 1,
  problemId: 2,
  place: null,
  done: 1,
  total: 3,
  caseList: [{ caseNumber: 1, passed: true }],
};
const PUSHED: readonly (readonly [DomainEvent, object])[] = [
  [
    { type: 'whisper.sent', userId: 7, whisper: WHISPER },
    { kind: 'whispers', whisper: WHISPER },
  ],
  [{ type: 'friendship.changed', userId: 7 }, { kind: 'friends' }],
  [{ type: 'chatRights.changed', userId: 7 }, { kind: 'chatRights' }],
  [{ type: 'consent.changed', userId: 7, isGiven: true }, { kind: 'consent' }],
  [{ type: 'consent.asked', userId: 7 }, { kind: 'consent' }],
  [{ type: 'wallet.changed', userId: 7 }, { kind: 'wallet' }],
  [{ type: 'quests.progressed', userId: 7 }, { kind: 'quests' }],
  [{ type: 'skill.learned', userId: 7, skillId: 1, level: 2 }, { kind: 'skills' }],
  [{ type: 'avatar.changed', userId: 7 }, { kind: 'avatar' }],
  [
    { type: 'submission.progress', userId: 7, progress: PROGRESS },
    { kind: 'submissionProgress', progress: PROGRESS },
  ],
  [
    { type: 'run.progress', userId: 7, progress: { problemId: 2, place: 4 } },
    { kind: 'runProgress', progress: { problemId: 2, place: 4 } },
  ],
  [
    { type: 'object.changed', userId: 7, objectId: 4, mapId: 1, friendIds: [] },
    { kind: 'codeObjects', objectId: 4, userId: 7 },
  ],
  [{ type: 'notifications.changed', userId: 7 }, { kind: 'notifications' }],
  [
    { type: 'membership.changed', userId: 7, channelId: 3, channelName: '산호반', change: 'SUSPENDED' },
    { kind: 'membership' },
  ],
  [
    { type: 'class.changed', userId: 7, channelId: 3 },
    { kind: 'class', channelId: 3 },
  ],
  [{ type: 'hand.changed', userId: 7 }, { kind: 'hand' }],
  [
    { type: 'stars.rewarded', userId: 7, stars: 6 },
    { kind: 'starGift', stars: 6 },
  ],
  [
    { type: 'title.earned', userId: 7, titleId: 3 },
    { kind: 'titles', titleId: 3 },
  ],
  [
    { type: 'title.worn', userId: 7, titleId: 3 },
    { kind: 'titles', titleId: null },
  ],
];

const GIFT = {
  type: 'gift.sent',
  userId: 7,
  friendId: 8,
  gift: { giftId: 1, userId: 7, nickname: '파도', point: 5 },
} as const satisfies DomainEvent;

function follow(publish: (topic: string, notice: unknown) => unknown = () => undefined) {
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' });
  const events = new DomainEvents([], log);
  const presence = new MemoryPresence();
  const published: unknown[] = [];
  const stop = publishPushes(
    { events, log, presence },
    {
      publish: (topic: string, notice: unknown) => {
        published.push([topic, notice]);
        return publish(topic, notice);
      },
    },
  );
  return { events, log, presence, published, stop };
}

it('a free place is published to the users who wished for it', async () => {
  const { presence, published, stop } = follow();
  presence.enter(8, { mapId: 2, roomId: 'room-2', spot: () => ({ x: 0, y: 0 }) });
  const wish = { userId: 7, friendId: 8, friendshipId: 5, nickname: '파도', until: 10 };
  await presence.wishForPlace('room-2', wish);
  await presence.placeIsFree('room-2', 1);
  const push = { kind: 'placeFree', place: { friendshipId: 5, nickname: '파도' } };
  expect(published).toEqual([['user:7', push]]);
  expect(pushSchema.parse(push)).toEqual(push);
  stop();
  await presence.wishForPlace('room-2', wish);
  await presence.placeIsFree('room-2', 1);
  expect(published).toHaveLength(1);
});

describe('a committed event', () => {
  it.each(PUSHED)('$type is published to its user, in the shape of the contract', (event, push) => {
    const { events, published } = follow();
    events.deliver(event);
    expect(published).toEqual([['user:7', push]]);
    expect(pushSchema.parse(push)).toEqual(push);
  });

  it('of a gift is published to the friend, and to the giver, whose list changes', () => {
    const { events, published } = follow();
    events.deliver(GIFT);
    expect(published).toEqual([
      ['user:8', { kind: 'gifts', gift: GIFT.gift }],
      ['user:7', { kind: 'friends' }],
    ]);
  });

  it('that ends a session is published for the rooms alone', () => {
    const { events, published } = follow();
    events.deliver({ type: 'session.revoked', userId: 7, sessionId: 'a' });
    events.deliver({ type: 'session.revoked', userId: 7 });
    expect(published).toEqual([
      ['user:7', { kind: 'sessionRevoked', sessionId: 'a' }],
      ['user:7', { kind: 'sessionRevoked' }],
    ]);
    expect(pushSchema.safeParse({ kind: 'sessionRevoked' }).success).toBe(false);
  });

  it('of a switch is published to everybody', () => {
    const { events, published } = follow();
    events.deliver({ type: 'features.changed', userId: 7 });
    expect(published).toEqual([['user:every', { kind: 'features' }]]);
    expect(pushSchema.parse({ kind: 'features' })).toEqual({ kind: 'features' });
  });

  it('is tried here for every row of the table', () => {
    const others = [GIFT.type, 'session.revoked', 'features.changed'];
    const tried = new Set<string>([...PUSHED.map(([{ type }]) => type), ...others]);
    expect(tried).toEqual(new Set(AFTER_COMMIT.userRooms));
  });

  it('is told to nobody once the rooms close', () => {
    const { events, published, stop } = follow();
    stop();
    events.deliver({ type: 'wallet.changed', userId: 7 });
    expect(published).toEqual([]);
  });

  it('is told in the log when presence is out of reach', async () => {
    const { events, log } = follow(() => Promise.reject(new Error('no Redis')));
    const error = vi.spyOn(log, 'error');
    events.deliver({ type: 'wallet.changed', userId: 7 });
    await eventually(() => expect(error).toHaveBeenCalledOnce());
  });
});
