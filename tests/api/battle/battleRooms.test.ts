import { describe, expect, it } from 'vitest';
import { battleRatings } from '#server/db/tables/battle/battles.ts';
import { closeIdleRooms } from '#server/domain/battle/battles/lobby.ts';
import { mergeQuick } from '#server/domain/battle/battles/quickMatch.ts';
import { startQuick } from '#server/domain/battle/battles/startBattle.ts';
import { replaceAbsentHost } from '#server/domain/battle/battles/membership.ts';
import { answerOf, endRace, enterRoom, openRoom, startRace } from '../../support/battles.ts';
import { befriend } from '../../support/befriend.ts';
import { makeClass } from '../../support/makeClass.ts';
import type { Child } from '../../support/signUpChild.ts';
import { setUpBattles } from '../../support/setUpBattles.ts';

const { test, api, newChild, children, pair, leave, roomOf } = setUpBattles();

const ready = async (child: Child, code: string) =>
  (await api.call('battles.setReady', { params: { code }, body: { ready: true } }, child)).body.room.state;

describe('coming in', () => {
  it('is refused with the codes of the spec, and leaves the room as it was', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀', capacity: 2, spectators: false });
    const { code } = room;
    expect(await enterRoom(api, guest, 'ZZZZZZ')).toBe('ROOM_NOT_FOUND');
    expect(await enterRoom(api, guest, '000000')).toBe('VALIDATION_FAIL');
    expect(await enterRoom(api, guest, code)).toBe('MISMATCH_ROOM_PASSWORD');
    expect(await enterRoom(api, guest, code, { password: '틀림' })).toBe('MISMATCH_ROOM_PASSWORD');
    expect(await enterRoom(api, guest, code, { spectate: true, password: '비밀' })).toBe('NOT_ACCEPT_ROOM');
    expect(await enterRoom(api, guest, code, { password: '비밀' })).toBe('OK');
    expect(await enterRoom(api, guest, code, { password: '비밀' })).toBe('ALREADY_ROOM_MEMBER_USER');
    const late = await newChild();
    expect(await enterRoom(api, late, code, { password: '비밀' })).toBe('TOO_MANY_ROOM_MEMBER');
    const { room: second } = await openRoom(api, late);
    expect(await enterRoom(api, guest, second.code)).toBe('ALREADY_ANOTHER_ROOM_MEMBER_USER');
    expect(await answerOf(api.call('battles.create', { body: { name: '또 방' } }, guest))).toBe(
      'ALREADY_ANOTHER_ROOM_MEMBER_USER',
    );
    expect((await api.call('battles.getOwn', {}, guest)).body.room?.code).toBe(code);
    const seen = await roomOf(host, code);
    expect(seen.roomMemberList.map(({ userId }) => userId)).toEqual([host.user.userId, guest.user.userId]);
    expect(JSON.stringify(seen)).not.toContain('argon2');
  });

  it('with wrong passwords by the hundred is slowed down', async () => {
    const [host, guesser] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀' });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => enterRoom(api, guesser, room.code, { password: `${index}` })),
    );
    expect(new Set(answers)).toEqual(new Set(['MISMATCH_ROOM_PASSWORD', 'TOO_MANY_REQUESTS']));
    expect(answers.filter((one) => one === 'MISMATCH_ROOM_PASSWORD').length).toBeLessThanOrEqual(20);
    expect((await roomOf(host, room.code)).roomMemberList).toHaveLength(1);
  });

  it('during or after the race, from another channel, or once sent away is refused', async () => {
    const players = (await children(2)) as [Child, Child];
    const { code, contestId } = await startRace(test, players);
    const late = await newChild();
    expect(await enterRoom(api, late, code)).toBe('NOT_ACCEPT_ROOM');
    expect(await enterRoom(api, late, code, { spectate: true })).toBe('OK');
    await leave(late, code);
    await endRace(test, contestId);
    expect(await enterRoom(api, late, code)).toBe('NOT_ACCEPT_ROOM');
    const foreigner = {
      ...late,
      channelId: await makeClass(test.server.deps, [{ child: late, nickname: '멀리' }]),
    };
    expect(await enterRoom(api, foreigner, code)).toBe('ROOM_NOT_FOUND');

    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    await enterRoom(api, guest, room.code);
    const kick = { params: { code: room.code, userId: guest.user.userId } };
    expect(await answerOf(api.call('battles.kick', kick, guest))).toBe('NOT_HAS_ROLE');
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('OK');
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('MEMBER_NOT_FOUND');
    for (const spectate of [false, true])
      expect(await enterRoom(api, guest, room.code, { spectate })).toBe('NOT_ACCEPT_ROOM');
    const params = { code: room.code };
    for (const again of [
      api.call('rooms.reserveBattleSeat', { body: { key: room.code } }, guest),
      api.call('competitions.getScoreboard', { params: { key: room.code } }, guest),
    ])
      expect(['NOT_ACCEPT_ROOM', 'BATTLE_NOT_STARTED']).toContain(await answerOf(again));
    expect(await answerOf(api.call('battles.setReady', { params, body: { ready: true } }, guest))).toBe(
      'ROOM_NOT_FOUND',
    );
    expect(await answerOf(api.call('battles.rematch', { params }, guest))).toBe('NOT_HAS_ROLE');
    // An invitation does not bring it back either.
    await befriend(api, host, guest);
    await api.call('battles.invite', { params, body: { userId: guest.user.userId } }, host);
    expect(await enterRoom(api, guest, room.code)).toBe('NOT_ACCEPT_ROOM');
    expect((await roomOf(host, room.code)).roomMemberList).toHaveLength(1);
  });

  it('by a friend’s invitation needs no password, and is told by a notification', async () => {
    const [host, friend] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀' });
    const invite = () =>
      answerOf(
        api.call(
          'battles.invite',
          { params: { code: room.code }, body: { userId: friend.user.userId } },
          host,
        ),
      );
    expect(await invite()).toBe('NOT_A_FRIEND');
    await befriend(api, host, friend);
    expect(await invite()).toBe('OK');
    const { body } = await api.call('notifications.list', { query: { page: 1 } }, friend);
    expect(body.notificationList[0]).toMatchObject({
      notificationType: 'BATTLE_INVITE',
      subjectId: room.roomId,
    });
    expect(body.notificationList[0]?.content).toContain(room.code);
    expect(await enterRoom(api, friend, room.code)).toBe('OK');
  });

  it('by a quick match leads players of one tier into one room, which starts when all are ready', async () => {
    const [one, other] = await pair();
    const quick = (child: Child) =>
      api.call('battles.quickMatch', { body: { kind: 'CODE', language: 'JAVASCRIPT' } }, child);
    const { body: first } = await quick(one);
    expect(first.room).toMatchObject({ isQuick: true, tier: 'BRONZE', memberCount: 1 });
    const { body: second } = await quick(other);
    expect(second.room.code).toBe(first.room.code);
    const champion = await newChild();
    await test.server.deps.db
      .insert(battleRatings)
      .values({ userId: champion.user.userId, mu: 45, sigma: 2, battleCount: 30, winCount: 30 });
    expect((await quick(champion)).body.room).toMatchObject({ tier: 'DIAMOND', memberCount: 1 });
    expect(await ready(one, first.room.code)).toBe('WAITING');
    expect(await ready(other, first.room.code)).toBe('RUNNING');
  });
});

describe('a quick match', () => {
  const match = async (child: Child, language?: 'JAVASCRIPT' | 'PYTHON') =>
    (await api.call('battles.quickMatch', { body: { kind: 'CODE', language } }, child)).body.room;
  const own = async (child: Child) => (await api.call('battles.getOwn', {}, child)).body.room;
  const merge = ({ channelId }: { readonly channelId: number }) =>
    mergeQuick(test.server.deps, { channelId });
  const newClass = async (count: number) => {
    const members = await children(count);
    const channelId = await makeClass(
      test.server.deps,
      members.map((child) => ({ child, nickname: child.user.nickname })),
    );
    return members.map((child) => ({ ...child, channelId }));
  };

  it('brings five who press together into as few rooms as hold them', async () => {
    const players = await newClass(5);
    const codes = (await Promise.all(players.map((child) => match(child)))).map(({ code }) => code);
    const sizes = [...new Set(codes)].map((code) => codes.filter((one) => one === code).length);
    expect(Math.max(...sizes)).toBe(4);
    expect(sizes).toHaveLength(2);
  });

  it('for any language meets every language, which the room then speaks', async () => {
    const [any, python, javascript] = (await newClass(3)) as [Child, Child, Child];
    const first = await match(any);
    expect(first.language).toBeNull();
    expect(await match(python, 'PYTHON')).toMatchObject({ code: first.code, language: 'PYTHON' });
    expect((await match(javascript, 'JAVASCRIPT')).code).not.toBe(first.code);
  });

  it('brings neighbouring tiers together after five seconds, and all after ten', async () => {
    const [beginner, middle, champion] = (await newClass(3)) as [Child, Child, Child];
    const rated = [
      { userId: middle.user.userId, mu: 18, sigma: 2 },
      { userId: champion.user.userId, mu: 45, sigma: 2 },
    ];
    await test.server.deps.db
      .insert(battleRatings)
      .values(rated.map((one) => ({ ...one, battleCount: 30, winCount: 10 })));
    const rooms = [await match(beginner), await match(middle), await match(champion)];
    expect(new Set(rooms.map(({ tier }) => tier)).size).toBe(3);
    expect(rooms.map(({ tier }) => tier)).toEqual(['BRONZE', 'SILVER', 'DIAMOND']);
    await merge(beginner);
    expect((await own(middle))?.code).toBe(rooms[1]?.code);
    expect(await ready(middle, rooms[1]?.code ?? '')).toBe('WAITING');
    test.clock.advance({ seconds: 5 });
    await merge(beginner);
    expect(await own(middle)).toMatchObject({ code: rooms[0]?.code, memberCount: 2 });
    expect((await own(champion))?.code).toBe(rooms[2]?.code);
    const moved = await roomOf(beginner, rooms[0]?.code ?? '');
    expect(
      moved.roomMemberList.map((one) => one.ready),
      'who was ready still is',
    ).toEqual([false, true]);
    test.clock.advance({ seconds: 5 });
    await merge(beginner);
    expect(await own(champion)).toMatchObject({ code: rooms[0]?.code, memberCount: 3 });
    expect(
      await answerOf(api.call('battles.get', { params: { code: rooms[2]?.code ?? '' } }, champion)),
    ).toBe('ROOM_NOT_FOUND');
  });

  it('starts with those who are ready when its clock is over; who looks away holds nobody', async () => {
    const [absent, second, third] = (await newClass(3)) as [Child, Child, Child];
    const { code, roomId, startsAt } = await match(absent);
    expect(startsAt, 'alone there is nothing to start').toBeNull();
    const clock = (await match(second)).startsAt ?? '';
    const left = Date.parse(clock) - test.clock.now().getTime();
    expect(left).toBeGreaterThan(15_000);
    expect(left).toBeLessThanOrEqual(20_000);
    await match(third);
    const ring = (at: string) => startQuick(test.server.deps, { roomId, startsAt: at });
    await ready(second, code);
    await ring(clock);
    expect(await own(second), 'one who is ready has no opponent').toMatchObject({
      state: 'WAITING',
      startsAt: null,
    });
    await ready(third, code);
    const again = (await own(third))?.startsAt ?? '';
    await ring(clock);
    expect((await own(third))?.state, 'a clock that was stopped rings in vain').toBe('WAITING');
    await ring(again);
    const { room, roomMemberList } = await roomOf(second, code);
    expect(room).toMatchObject({ state: 'RUNNING', startsAt: null, hostId: second.user.userId });
    const roleOf = new Map(roomMemberList.map(({ userId, role }) => [userId, role]));
    expect(roleOf.get(absent.user.userId)).toBe('SPECTATOR');
    expect(roleOf.get(third.user.userId)).toBe('PLAYER');
  });

  it('merges no room with one that somebody of it was sent away from', async () => {
    const [host, sent] = (await newClass(2)) as [Child, Child];
    const { code } = await match(host);
    await match(sent);
    const kick = { params: { code, userId: sent.user.userId } };
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('OK');
    const other = await match(sent);
    expect(other.code).not.toBe(code);
    test.clock.advance({ seconds: 10 });
    await merge(host);
    expect((await own(sent))?.code).toBe(other.code);
  });

  it('stops its clock when an opponent leaves', async () => {
    const [one, other] = (await newClass(2)) as [Child, Child];
    const { code } = await match(one);
    await match(other);
    await leave(other, code);
    expect(await own(one)).toMatchObject({ memberCount: 1, startsAt: null });
  });
});

describe('the host', () => {
  it('passes its part on by will and by leaving, and an empty room is gone', async () => {
    const [host, second, third] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host);
    const { code } = room;
    for (const child of [second, third]) await enterRoom(api, child, code);
    const pass = { params: { code, userId: third.user.userId } };
    expect(await answerOf(api.call('battles.passHost', pass, second))).toBe('NOT_HAS_ROLE');
    expect((await api.call('battles.passHost', pass, host)).body.room.hostId).toBe(third.user.userId);
    expect(await leave(third, code)).toBe('OK');
    expect((await roomOf(host, code)).room.hostId).toBe(host.user.userId);
    expect(await leave(host, code)).toBe('OK');
    expect((await roomOf(second, code)).room.hostId).toBe(second.user.userId);
    expect(await leave(second, code)).toBe('OK');
    expect(await answerOf(api.call('battles.get', { params: { code } }, second))).toBe('ROOM_NOT_FOUND');
    expect(await leave(second, code)).toBe('ROOM_NOT_FOUND');
  });

  it('changes the room while it waits; a name that is not for children is refused', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    const { code } = room;
    await enterRoom(api, guest, code);
    const update = (child: Child, body: object) =>
      api.call('battles.update', { params: { code }, body: { name: '새 이름', ...body } }, child);
    expect(await answerOf(update(guest, {}))).toBe('NOT_HAS_ROLE');
    expect(await answerOf(update(host, { name: '시발' }))).toBe('VALIDATION_FAIL');
    expect(await answerOf(update(host, { problemCount: 10, kind: 'STAGE', difficulty: 5 }))).toBe(
      'BATTLE_NO_PROBLEM',
    );
    expect(await answerOf(update(host, { capacity: 31 }))).toBe('VALIDATION_FAIL');
    expect(
      (await update(host, { mode: 'TEAM', capacity: 2 })).body.roomMemberList.map(({ teamId }) => teamId),
    ).toEqual([1, 2]);
  });

  it('finds a room closed in which nothing happens for half an hour', async () => {
    const host = await newChild();
    const { room } = await openRoom(api, host);
    await closeIdleRooms(test.server.deps);
    expect((await roomOf(host, room.code)).room.state).toBe('WAITING');
    test.clock.advance({ minutes: 31 });
    await closeIdleRooms(test.server.deps);
    expect((await api.call('battles.getOwn', {}, host)).body.room).toBeNull();
  });
});

describe('a host that cannot be reached', () => {
  it('passes its part to a player who is there, not during a race and not in a class', async () => {
    const [host, second, third] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host);
    const { roomId, code } = room;
    for (const child of [second, third]) await enterRoom(api, child, code);
    const replace = (...online: Child[]) =>
      replaceAbsentHost(test.server.deps, {
        roomId,
        online: new Set(online.map(({ user }) => user.userId)),
      });
    const hostId = async () => (await roomOf(host, code)).room.hostId;
    await replace(host, third);
    await replace();
    expect(await hostId()).toBe(host.user.userId);
    await Promise.all([replace(third), replace(third)]);
    expect(await hostId()).toBe(third.user.userId);
    for (const child of [host, second])
      await api.call('battles.setReady', { params: { code }, body: { ready: true } }, child);
    await api.call('battles.start', { params: { code } }, third);
    await replace(second);
    expect(await hostId()).toBe(third.user.userId);
  });
});
