import { LocalPresence } from '@colyseus/core';
import { Client, type Room, type SeatReservation } from '@colyseus/sdk';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PUSH_MESSAGE } from '#shared/contract/rooms/userRoom.ts';
import { itemById } from '#shared/content/items.ts';
import { roomRoutes } from '#shared/contract/rooms/worldRoom.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { resetUserData } from '#client/stores/createStore.ts';
import { PushReceiver } from '#client/net/rooms/user/PushReceiver.ts';
import { RestClient } from '#client/net/rest/RestClient.ts';
import { createTokenStorage } from '#client/net/rest/tokenStorage.ts';
import { rest } from '#client/net/rest/rest.ts';
import { userRoomOf } from '#server/rooms/user/UserRoom.ts';
import { befriend } from '../support/befriend.ts';
import { eventually } from '../support/eventually.ts';
import { makeClass } from '../support/makeClass.ts';
import { givePoints } from '../support/ledger.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, starterOutfit, type Child } from '../support/signUpChild.ts';
import { systemClock } from '#server/platform/clock.ts';
import { Relay } from './support/Relay.ts';
import { reserveUserSeat, Tab } from './support/Tab.ts';

const test = setUpApi({ clock: systemClock });
const { api } = test;
const tabs: Tab[] = [];
let coral: Child;
let shell: Child;

beforeEach(async () => {
  [coral, shell] = await Promise.all([signUpDressedChild(test.server), signUpDressedChild(test.server)]);
  await befriend(api, coral, shell);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
});

function tabOf(child: Child, server: { readonly url: string } = test.server, onCatchUp?: () => void): Tab {
  const tab = new Tab(server, child, onCatchUp);
  tabs.push(tab);
  return tab;
}

const whisper = (from: Child, to: Child, text: string) =>
  api.call('chat.sendWhisper', { body: { userId: to.user.userId, text } }, from);

describe('what changed for a user', () => {
  it('reaches a page without the world', async () => {
    const tab = await tabOf(shell).open();
    expect((await whisper(coral, shell, '같이 놀자')).status).toBe(200);
    await eventually(() => expect(tab.whispers).toEqual(['같이 놀자']));
    expect(tab.catchUps).toBe(1);
  });

  it('reaches every tab of the user, and nobody else', async () => {
    const [one, other] = [await tabOf(shell).open(), await tabOf(shell).open()];
    const stranger = await tabOf(coral).open();
    await whisper(coral, shell, '안녕');
    await eventually(() => expect([one.whispers, other.whispers]).toEqual([['안녕'], ['안녕']]));
    await whisper(shell, coral, '나도 안녕');
    await eventually(() => expect(stranger.whispers).toEqual(['나도 안녕']));
    expect(one.whispers).toEqual(['안녕']);
  });

  it('tells of points, quests, clothes and friends that another page has moved', async () => {
    const tab = await tabOf(shell).open();
    const pushed = (kind: string) => eventually(() => expect(tab.kinds).toContain(kind));
    await givePoints(test.server.deps, shell.user.userId, 5);
    await pushed('wallet');
    await api.call('quests.accept', { params: { worldId: 1, questId: 21 } }, shell);
    await pushed('quests');
    const shoes = starterOutfit().find((itemId) => itemById(itemId)?.category === 'SHOES') ?? 0;
    await api.call('avatar.unequip', { params: { id: shoes } }, shell);
    await pushed('avatar');
    await api.call('moderation.block', { params: { id: coral.user.userId } }, shell);
    await pushed('friends');
    const star = await signUpDressedChild(test.server);
    await api.call('friends.request', { body: { userId: shell.user.userId } }, star);
    await pushed('notifications');
    expect(new Set(tab.kinds)).toEqual(new Set(['wallet', 'quests', 'avatar', 'friends', 'notifications']));
  });

  it('tells whoever waits before a channel that it was let in, turned away or that its membership rests', async () => {
    const id = await makeClass(test.server.deps, [
      { child: coral, nickname: '선생님', roles: ['MANAGER'] },
      { child: shell, nickname: '조개', roles: ['PENDING'] },
    ]);
    const teacher = { token: coral.token };
    const tab = await tabOf(shell).open();
    const memberIdList = [shell.user.userId];
    const parts = { params: { id }, body: { memberIdList, role: 'USER' } };
    expect((await api.call('members.approve', parts, teacher)).status).toBe(200);
    await eventually(() => expect(tab.kinds.filter((kind) => kind === 'membership')).toHaveLength(1));
    const oneMember = { params: { id, memberId: shell.user.userId } };
    await api.call('members.suspend', oneMember, teacher);
    await api.call('members.undoSuspend', oneMember, teacher);
    await eventually(() => expect(tab.kinds.filter((kind) => kind === 'membership')).toHaveLength(3));
    const { body } = await api.call('notifications.list', {}, shell);
    const told = body.notificationList.filter((one) => one.notificationType === 'MEMBERSHIP');
    // A user outside the class is led nowhere.
    expect(told.map(({ subjectId }) => subjectId)).toEqual([id, null, id]);
  });
});

describe('a connection that breaks', () => {
  let relay: Relay;
  beforeEach(async () => {
    relay = await Relay.open(Number(new URL(test.server.url).port));
  });
  afterEach(() => relay.close());

  it('comes back, and the page fetches the whisper it has missed', async () => {
    const tokens = createTokenStorage(null);
    tokens.write({ accessToken: shell.token, refreshId: shell.refreshId });
    const page = new RestClient({
      baseUrl: test.server.url,
      tokens,
      lock: (work) => work(),
      anonymousSessionId: 'test',
      channelName: () => null,
      onApiError: () => undefined,
    });
    const call = vi.spyOn(rest, 'call').mockImplementation((...request) => page.call(...request));
    onTestFinished(() => {
      call.mockRestore();
      resetUserData();
    });
    const receiver = new PushReceiver();
    const tab = await tabOf(shell, relay, () => receiver.catchUp()).open();
    await eventually(() => expect(chatStore.getState().whispers).toEqual([]));

    relay.swallow('toClient');
    await whisper(coral, shell, '들려?');
    relay.break();
    await tab.untilOpen(false);
    await tab.untilOpen();
    await eventually(() =>
      expect(chatStore.getState()).toMatchObject({ whispers: [{ text: '들려?' }], unread: 1 }),
    );
    expect(tab.whispers).toEqual([]);
  });

  it('without anybody saying so is noticed when it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const tab = await tabOf(shell, relay).open();
    relay.swallow('toClient');
    vi.advanceTimersByTime(20_000);
    expect(tab.connection.isOpen).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(tab.connection.isOpen).toBe(false);
    relay.break();
    await tab.untilOpen();
    expect(tab.catchUps).toBe(2);
  });
});

describe('a session that ends', () => {
  it('closes its own tabs for good, and no other device', async () => {
    const { loginName, password } = shell;
    const signedIn = await api.call('sessions.signIn', { body: { loginName, password } });
    const elsewhere = await tabOf({ ...shell, token: signedIn.headers.get('access_token') ?? '' }).open();
    const tab = await tabOf(shell).open();
    expect((await api.call('sessions.signOut', {}, shell)).status).toBe(200);
    await tab.untilOpen(false);
    await eventually(() => expect(tab.refusals).toContain('INVALID_AUTH_TOKEN'));
    await whisper(coral, shell, '거기 있어?');
    await eventually(() => expect(elsewhere.whispers).toEqual(['거기 있어?']));
    expect(tab.pushes).toEqual([]);
  });

  it('takes the seats with it that nobody has taken yet', async () => {
    const seat = await seatOf(shell);
    await api.call('sessions.signOut', {}, shell);
    await expect(new Client(test.server.url).consumeSeatReservation(seat)).rejects.toMatchObject({
      code: WORLD_CLOSE.SIGNED_OUT,
    });
  });
});

describe('the door', () => {
  it("gives no token a seat in another's room", async () => {
    const { userId } = shell.user;
    const seat = await reserveUserSeat(test.server, coral, { userId });
    if (typeof seat === 'string') throw new Error(`refused: ${seat}`);
    const room = await enter(seat);
    const pushes: unknown[] = [];
    room.onMessage(PUSH_MESSAGE, (push: unknown) => pushes.push(push));
    await whisper(coral, shell, '비밀이야');
    await whisper(shell, coral, '응');
    await eventually(() => expect(pushes).toHaveLength(1));
    expect(pushes).toMatchObject([{ whisper: { text: '응' } }]);

    const asked = userRoomOf({
      ...test.server.deps,
      topics: new LocalPresence(),
      openRooms: new Set(),
    }).onAuth(coral.token, { userId }, { headers: new Headers(), ip: '' });
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_AUTH_TOKEN' });
  });

  it('is asked at most so often in a minute', async () => {
    const { perMinute } = roomRoutes.reserveUserSeat;
    const ask = () => reserveUserSeat(test.server, shell);
    const seats = await Promise.all(Array.from({ length: perMinute + 2 }, ask));
    expect(seats.filter((seat) => seat === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect(typeof (await reserveUserSeat(test.server, coral))).toBe('object');
  });

  it('ends a client that floods the room', async () => {
    const room = await enter(await seatOf(shell));
    const closed = new Promise((resolve) => room.onLeave(resolve));
    for (let count = 0; count < 50; count += 1) room.send('anything', { count });
    await closed;
    expect(room.connection.isOpen).toBe(false);
  });

  it('gives the place of the oldest of too many tabs to the newest', async () => {
    const oldest = await tabOf(shell).open();
    for (let count = 0; count < 20; count += 1) await tabOf(shell).open();
    await oldest.untilOpen(false);
    const newest = tabs.at(-1);
    await whisper(coral, shell, '몇 개야?');
    await eventually(() => expect(newest?.whispers).toEqual(['몇 개야?']));
    expect([oldest.connection.isOpen, oldest.whispers]).toEqual([false, []]);
  });
});

async function seatOf(child: Child): Promise<SeatReservation> {
  const seat = await reserveUserSeat(test.server, child);
  if (typeof seat === 'string') throw new Error(`no seat: ${seat}`);
  return seat;
}

async function enter(seat: SeatReservation): Promise<Room> {
  const room = await new Client(test.server.url).consumeSeatReservation(seat);
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  onTestFinished(async () => {
    if (room.connection.isOpen) await room.leave();
  });
  return room;
}
