import { describe, expect, it } from 'vitest';
import { requestFriendship } from '#server/domain/people/friends/requestFriendship.ts';
import { FRIENDS_PER_PAGE, MOST_OPEN_REQUESTS } from '#shared/contract/people/friends.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const pair = async (): Promise<[Child, Child]> => [
  await signUpChild(test.server),
  await signUpChild(test.server),
];
const ask = (from: Child, to: Child) =>
  api.call('friends.request', { body: { userId: to.user.userId } }, from);
const friendsOf = async (child: Child) =>
  (await api.call('friends.list', {}, child)).body.friendList.map(({ userId }) => userId);
const receivedBy = async (child: Child) => (await api.call('friends.listReceived', {}, child)).body;
const answer = (child: Child, id: number, how: 'accept' | 'reject') =>
  api.call(`friends.${how}`, { params: { id } }, child);

describe('a friendship', () => {
  it('is asked for, waits, and begins with a yes', async () => {
    const [coral, shell] = await pair();
    const asked = await ask(coral, shell);
    expect(asked.body.state).toBe('PENDING');
    expect((await ask(coral, shell)).body).toEqual(asked.body);
    expect(await receivedBy(shell)).toMatchObject({
      total: 1,
      currentPage: 1,
      friendList: [{ userId: coral.user.userId, nickname: coral.user.nickname, level: 1 }],
    });
    expect((await receivedBy(coral)).total).toBe(0);

    const { friendshipId } = asked.body;
    expect((await answer(coral, friendshipId, 'accept')).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await answer(shell, friendshipId, 'accept')).body.state).toBe('ACCEPT');
    expect((await answer(shell, friendshipId, 'accept')).status).toBe(200);
    expect(await friendsOf(coral)).toEqual([shell.user.userId]);
    expect(await friendsOf(shell)).toEqual([coral.user.userId]);
    for (const [from, to] of [
      [coral, shell],
      [shell, coral],
    ] as const)
      expect((await ask(from, to)).error.errorCode).toBe('ALREADY_FRIEND_USER');
    expect((await answer(shell, friendshipId, 'reject')).error.errorCode).toBe('ALREADY_FRIEND_USER');
  });

  it('begins once when both ask in the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [coral, shell] = await pair();
      const replies = await Promise.all([ask(coral, shell), ask(shell, coral)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies.map(({ body }) => body.state).toSorted()).toEqual(['ACCEPT', 'PENDING']);
      expect([await friendsOf(coral), await friendsOf(shell)]).toEqual([
        [shell.user.userId],
        [coral.user.userId],
      ]);
      expect((await receivedBy(coral)).total + (await receivedBy(shell)).total).toBe(0);
    }
  });

  it('that was refused is not asked for again at once, but the other one may ask', async () => {
    const [coral, shell] = await pair();
    const { friendshipId } = (await ask(coral, shell)).body;
    expect((await answer(shell, friendshipId, 'reject')).body.state).toBe('REJECT');
    expect((await ask(coral, shell)).body.state).toBe('PENDING');
    expect((await receivedBy(shell)).total).toBe(0);
    expect((await ask(shell, coral)).body.state).toBe('PENDING');
    expect((await receivedBy(coral)).total).toBe(1);
  });

  it('can be ended by either, a request only by whoever made it', async () => {
    const [coral, shell] = await pair();
    const end = (child: Child, id: number) => api.call('friends.end', { params: { id } }, child);
    const request = (await ask(coral, shell)).body.friendshipId;
    expect((await end(shell, request)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await end(coral, request)).status).toBe(200);
    const { friendshipId } = (await ask(coral, shell)).body;
    await answer(shell, friendshipId, 'accept');
    expect((await end(await signUpChild(test.server), friendshipId)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await end(shell, friendshipId)).status).toBe(200);
    expect(await friendsOf(coral)).toEqual([]);
  });

  it('is not for oneself, nobody, or somebody behind a block; a block ends it', async () => {
    const [coral, shell] = await pair();
    expect((await ask(coral, coral)).error.errorCode).toBe('VALIDATION_FAIL');
    const nobody = await api.call('friends.request', { body: { userId: 999_999 } }, coral);
    expect(nobody.error.errorCode).toBe('MEMBER_NOT_FOUND');
    await ask(coral, shell);
    await ask(shell, coral);
    expect(await friendsOf(coral)).toEqual([shell.user.userId]);
    await api.call('moderation.block', { params: { id: coral.user.userId } }, shell);
    expect(await friendsOf(coral)).toEqual([]);
    for (const [from, to] of [
      [coral, shell],
      [shell, coral],
    ] as const)
      expect((await ask(from, to)).error.errorCode).toBe('FRIENDSHIP_REFUSED');
  });
});

describe('a request', () => {
  const askByName = (from: Child, nickname: string) =>
    api.call('friends.request', { body: { nickname } }, from);

  it('is made by nickname too, in any case', async () => {
    const [coral, shell] = await pair();
    expect((await askByName(coral, shell.user.nickname)).body.state).toBe('PENDING');
    expect((await askByName(shell, coral.user.nickname)).body.state).toBe('ACCEPT');
    expect((await askByName(coral, shell.user.nickname)).error.errorCode).toBe('ALREADY_FRIEND_USER');
    const nobody = await askByName(coral, '없는이름이에요');
    expect(nobody.error).toMatchObject({
      errorCode: 'USER_NICKNAME_NOT_FOUND',
      message: '해당 닉네임의 유저를 찾을 수가 없어요!',
    });
    expect((await askByName(coral, coral.user.nickname)).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('shows each side what the other is, and tells nobody of a no', async () => {
    const [coral, shell] = await pair();
    const relations = async () => {
      const of = async (child: Child, other: Child) =>
        (await api.call('friends.getRelation', { params: { id: other.user.userId } }, child)).body.relation;
      return [await of(coral, shell), await of(shell, coral)];
    };
    expect(await relations()).toEqual(['NONE', 'NONE']);
    const { friendshipId } = (await ask(coral, shell)).body;
    expect(await relations()).toEqual(['ASKED', 'RECEIVED']);
    await answer(shell, friendshipId, 'reject');
    expect(await relations()).toEqual(['ASKED', 'NONE']);
    await ask(shell, coral);
    await ask(coral, shell);
    expect(await relations()).toEqual(['FRIEND', 'FRIEND']);
    const own = await api.call('friends.getRelation', { params: { id: coral.user.userId } }, coral);
    expect(own.error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('becomes two events, one for each new friend', async () => {
    const [coral, shell] = await pair();
    const heard: (readonly [number, number])[] = [];
    const stop = test.server.deps.events.follow({
      'friendship.accepted': ({ userId, friendId }) => heard.push([userId, friendId]),
    });
    const { friendshipId } = (await ask(coral, shell)).body;
    await answer(shell, friendshipId, 'accept');
    await answer(shell, friendshipId, 'accept');
    stop();
    const [one, other] = [coral.user.userId, shell.user.userId];
    expect(heard).toEqual([
      [one, other],
      [other, one],
    ]);
  });

  it('waits beside at most thirty others; a refused one frees no place at once', async () => {
    const coral = await signUpChild(test.server);
    const others: Child[] = [];
    for (let count = 0; count <= MOST_OPEN_REQUESTS; count += 1) others.push(await signUpChild(test.server));
    const [last, ...rest] = others.toReversed();
    const first = rest[0];
    if (!last || !first) throw new Error('too few children');
    // A minute has too few calls for all of them, so most are made by the verb.
    const { deps } = test.server;
    const askAs = (from: Child, to: Child) =>
      requestFriendship({ deps, userId: from.user.userId, otherId: to.user.userId });
    for (const other of rest) await askAs(coral, other);
    expect((await ask(coral, last)).error.errorCode).toBe('TOO_MANY_FRIEND_REQUESTS');
    const { friendshipId } = (await ask(coral, first)).body;
    await answer(first, friendshipId, 'reject');
    expect((await ask(coral, last)).error.errorCode).toBe('TOO_MANY_FRIEND_REQUESTS');
    // To say yes to somebody is no request.
    await ask(last, coral);
    expect((await ask(coral, last)).body.state).toBe('ACCEPT');
    const late = await signUpChild(test.server);
    await expect(askAs(coral, late)).rejects.toMatchObject({ code: 'TOO_MANY_FRIEND_REQUESTS' });
    test.clock.advance({ days: 8 });
    expect((await askAs(coral, late)).state).toBe('PENDING');
  });

  it('is listed by pages, the newest first, and no page is too far', async () => {
    const shell = await signUpChild(test.server);
    const askers: number[] = [];
    for (let count = 0; count < FRIENDS_PER_PAGE + 1; count += 1) {
      const child = await signUpChild(test.server);
      askers.push(child.user.userId);
      await ask(child, shell);
    }
    const page = (number: number) => api.call('friends.listReceived', { query: { page: number } }, shell);
    const first = (await page(1)).body;
    expect(first).toMatchObject({ total: 21, itemsPerPage: FRIENDS_PER_PAGE, currentPage: 1 });
    expect(first.friendList.map(({ userId }) => userId)).toEqual(askers.toReversed().slice(0, 20));
    expect((await page(2)).body.friendList.map(({ userId }) => userId)).toEqual(askers.slice(0, 1));
    expect((await page(9_999)).body.friendList).toEqual([]);
    for (const bad of [0, -1, 1_000_000]) expect((await page(bad)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

it('tells where friends are, those in the world first', async () => {
  const [coral, shell] = await pair();
  const away = await signUpChild(test.server);
  for (const friend of [shell, away]) {
    await ask(coral, friend);
    await ask(friend, coral);
  }
  test.server.deps.presence.enter(shell.user.userId, {
    mapId: 1,
    roomId: 'room',
    spot: () => ({ x: 10, y: 20 }),
  });
  const { memberList } = (await api.call('friends.listLobbyMembers', {}, coral)).body;
  expect(memberList).toMatchObject([
    { userId: shell.user.userId, online: true, mapId: 1, activity: 'PLAYING', giftSent: false },
    { userId: away.user.userId, online: false, mapId: null, mapName: null, activity: 'AWAY' },
  ]);
  const [there, gone] = memberList.map(({ friendshipId }) => friendshipId);
  const locate = (id: number | undefined, child = coral) =>
    api.call('friends.locate', { params: { id: id ?? 0 } }, child);
  expect((await locate(there)).body).toEqual({
    userId: shell.user.userId,
    mapId: 1,
    isHere: false,
    x: 10,
    y: 20,
  });
  expect((await locate(gone)).error.errorCode).toBe('FRIEND_AWAY');
  expect((await locate(there, away)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  test.server.deps.presence.showLessons(shell.user.userId, 'room', 1);
  expect((await locate(there)).error.errorCode).toBe('FRIEND_IN_LESSON');
  const again = (await api.call('friends.listLobbyMembers', {}, coral)).body.memberList;
  expect(again[0]?.activity).toBe('LESSON');
  expect(memberList[0]?.mapName).toBeTruthy();
});
