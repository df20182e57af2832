import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
});
afterAll(() => server.close());

const pair = async (): Promise<[Child, Child]> => [await signUpChild(server), await signUpChild(server)];
const ask = (from: Child, to: Child) =>
  api.call('requestFriendship', { body: { userId: to.user.userId } }, from);
const friendsOf = async (child: Child) =>
  (await api.call('listFriendships', {}, child)).body.friendList.map(({ userId }) => userId);
const receivedBy = async (child: Child) => (await api.call('listReceivedFriendships', {}, child)).body;
const answer = (child: Child, id: number, how: 'acceptFriendship' | 'rejectFriendship') =>
  api.call(how, { params: { id } }, child);

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
    expect((await answer(coral, friendshipId, 'acceptFriendship')).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await answer(shell, friendshipId, 'acceptFriendship')).body.state).toBe('ACCEPT');
    expect((await answer(shell, friendshipId, 'acceptFriendship')).status).toBe(200);
    expect(await friendsOf(coral)).toEqual([shell.user.userId]);
    expect(await friendsOf(shell)).toEqual([coral.user.userId]);
    for (const [from, to] of [
      [coral, shell],
      [shell, coral],
    ] as const)
      expect((await ask(from, to)).error.errorCode).toBe('ALREADY_FRIEND_USER');
    expect((await answer(shell, friendshipId, 'rejectFriendship')).error.errorCode).toBe(
      'ALREADY_FRIEND_USER',
    );
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
    expect((await answer(shell, friendshipId, 'rejectFriendship')).body.state).toBe('REJECT');
    expect((await ask(coral, shell)).body.state).toBe('PENDING');
    expect((await receivedBy(shell)).total).toBe(0);
    expect((await ask(shell, coral)).body.state).toBe('PENDING');
    expect((await receivedBy(coral)).total).toBe(1);
  });

  it('can be ended by either, a request only by whoever made it', async () => {
    const [coral, shell] = await pair();
    const end = (child: Child, id: number) => api.call('endFriendship', { params: { id } }, child);
    const request = (await ask(coral, shell)).body.friendshipId;
    expect((await end(shell, request)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await end(coral, request)).status).toBe(200);
    const { friendshipId } = (await ask(coral, shell)).body;
    await answer(shell, friendshipId, 'acceptFriendship');
    expect((await end(await signUpChild(server), friendshipId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await end(shell, friendshipId)).status).toBe(200);
    expect(await friendsOf(coral)).toEqual([]);
  });

  it('is not for oneself, nobody, or somebody behind a block; a block ends it', async () => {
    const [coral, shell] = await pair();
    expect((await ask(coral, coral)).error.errorCode).toBe('VALIDATION_FAIL');
    const nobody = await api.call('requestFriendship', { body: { userId: 999_999 } }, coral);
    expect(nobody.error.errorCode).toBe('MEMBER_NOT_FOUND');
    await ask(coral, shell);
    await ask(shell, coral);
    expect(await friendsOf(coral)).toEqual([shell.user.userId]);
    await api.call('blockUser', { params: { id: coral.user.userId } }, shell);
    expect(await friendsOf(coral)).toEqual([]);
    for (const [from, to] of [
      [coral, shell],
      [shell, coral],
    ] as const)
      expect((await ask(from, to)).error.errorCode).toBe('FRIENDSHIP_REFUSED');
  });
});

it('tells where friends are, those in the world first', async () => {
  const [coral, shell] = await pair();
  const away = await signUpChild(server);
  for (const friend of [shell, away]) {
    await ask(coral, friend);
    await ask(friend, coral);
  }
  server.deps.presence.enter(shell.user.userId, 1);
  const { memberList } = (await api.call('listLobbyMembers', {}, coral)).body;
  expect(memberList).toMatchObject([
    { userId: shell.user.userId, online: true, mapId: 1 },
    { userId: away.user.userId, online: false, mapId: null, mapName: null },
  ]);
  expect(memberList[0]?.mapName).toBeTruthy();
});
