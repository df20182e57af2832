import { expect, it } from 'vitest';
import { setUpApi } from '../../support/setUpApi.ts';
import { answered, comes } from '../town/people.ts';

const test = setUpApi();
const { api } = test;

it('lets a child of nine without consent make a friend, visit its room and send a gift', async () => {
  const child = await comes(api, '꼬마물결', 9);
  const other = await comes(api, '단짝물결', 9);

  const asked = await answered(
    api.call('friends.request', { body: { nickname: other.nickname } }, child),
    'asking by the name',
  );
  expect(asked.state).toBe('PENDING');
  const received = await answered(api.call('friends.listReceived', { query: { page: 1 } }, other), 'asked');
  const [request] = received.friendList;
  expect(request?.nickname).toBe(child.nickname);
  const params = { id: request?.friendshipId ?? 0 };
  const friendship = await answered(api.call('friends.accept', { params }, other), 'accepting');
  expect(friendship.state).toBe('ACCEPT');

  // The friend has furnished nothing, and has never been at home.
  const home = { userId: other.userId };
  const room = await answered(api.call('home.visit', { params: home }, child), 'visiting');
  expect(room.greeted).toBe(false);
  await answered(api.call('home.greet', { params: home }, child), 'greeting');
  await answered(
    api.call('home.writeGuestbook', { params: home, body: { phraseId: 2 } }, child),
    'writing into the guestbook',
  );
  const book = await answered(
    api.call('home.listGuestbook', { params: home, query: { page: 1 } }, other),
    'reading the guestbook',
  );
  expect(book.entryList.map(({ writer }) => writer.nickname)).toEqual([child.nickname]);

  const before = await answered(api.call('economy.getPoints', {}, other), 'wallet');
  await answered(api.call('friends.sendGift', { params }, child), 'sending a gift');
  const gifts = await answered(api.call('friends.listGifts', { query: { page: 1 } }, other), 'gifts');
  expect(gifts.giftList).toHaveLength(1);
  const after = await answered(api.call('economy.getPoints', {}, other), 'wallet');
  expect(after.point).toBeGreaterThan(before.point);
  const again = await api.call('friends.sendGift', { params }, child);
  expect(again.error.errorCode).toBe('GIFT_ALREADY_SENT');
});
