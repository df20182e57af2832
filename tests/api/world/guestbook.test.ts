import { beforeEach, describe, expect, it } from 'vitest';
import { guestbookEntries } from '#server/db/tables/world/home.ts';
import { befriend } from '../../support/befriend.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let host: Child;
let guest: Child;

beforeEach(async () => {
  host = await signUpDressedChild(test.server);
  guest = await signUpDressedChild(test.server);
  await befriend(api, host, guest);
});

const there = () => ({ params: { userId: host.user.userId } });
const write = (phraseId: unknown, who: Child) =>
  api.call('home.writeGuestbook', { ...there(), body: { phraseId } }, who);
const list = async (who: Child, page = 1) =>
  (await api.call('home.listGuestbook', { ...there(), query: { page } }, who)).body;

/** Notifications of the child about its home, newest first. */
const newsOf = async (who: Child) => {
  const { body } = await api.call('notifications.list', { query: { page: 1 } }, who);
  return body.notificationList
    .filter(({ notificationType }) => ['HOME_VISIT', 'GUESTBOOK'].includes(notificationType))
    .map(({ notificationType, subjectId }) => [notificationType, subjectId]);
};

describe('greeting', () => {
  it('counts once a day and is told once', async () => {
    const told: number[] = [];
    const stop = test.server.deps.events.follow({ 'home.visited': (event) => told.push(event.visitorId) });
    for (let time = 0; time < 2; time += 1)
      expect((await api.call('home.greet', there(), guest)).body).toEqual({ greeted: true });
    stop();
    expect(told).toEqual([guest.user.userId]);
    expect(await newsOf(host)).toEqual([['HOME_VISIT', guest.user.userId]]);
    expect((await api.call('home.getOwn', {}, host)).body.greetedTodayCount).toBe(1);
    expect((await api.call('home.visit', there(), guest)).body.greeted).toBe(true);
  });

  it('is not for oneself', async () => {
    expect((await api.call('home.greet', there(), host)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('the guestbook', () => {
  it('takes one prepared phrase a day from each visitor', async () => {
    const told: number[] = [];
    const stop = test.server.deps.events.follow({
      'guestbook.written': (event) => told.push(event.phraseId),
    });
    expect((await write(1, guest)).body).toMatchObject({
      phraseId: 1,
      writer: { nickname: guest.user.nickname },
    });
    const again = await write(2, guest);
    expect([again.status, again.error.errorCode]).toEqual([409, 'GUESTBOOK_WRITTEN']);
    // A new day: what was written was written on another.
    await test.server.deps.db.update(guestbookEntries).set({ day: '2026-01-01' });
    expect((await write(2, guest)).status).toBe(200);
    stop();
    expect(told).toEqual([1, 2]);
    // The second is one with the first, which waits unread.
    expect(await newsOf(host)).toEqual([['GUESTBOOK', guest.user.userId]]);
    const { entryList, totalCount } = await list(host);
    expect([entryList.map(({ phraseId }) => phraseId), totalCount]).toEqual([[2, 1], 2]);
    expect((await list(guest, 7)).entryList).toEqual([]);
  });

  it.each([0, 99, 1.5, '방이 예쁘다', '<b>1</b>'])('refuses the phrase %s', async (phraseId) => {
    expect((await write(phraseId, guest)).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('is not written by its owner, nor by a stranger', async () => {
    const stranger = await signUpDressedChild(test.server);
    expect((await write(1, host)).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await write(1, stranger)).error.errorCode).toBe('HOME_FRIENDS_ONLY');
  });

  it('is tidied up by its owner alone; the day stays spent', async () => {
    const { body } = await write(3, guest);
    const remove = (who: Child) =>
      api.call('home.deleteGuestbookEntry', { params: { entryId: body.entryId } }, who);
    expect((await remove(guest)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await remove(host)).status).toBe(200);
    expect((await remove(host)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await list(guest)).entryList.map(({ entryId }) => entryId)).not.toContain(body.entryId);
    expect((await write(4, guest)).error.errorCode).toBe('GUESTBOOK_WRITTEN');
  });
});

describe('the garden', () => {
  it('is watered once a day by each visitor, who gains a little once', async () => {
    const water = (who: Child) => api.call('home.water', there(), who);
    const replies = await Promise.all([1, 2, 3].map(() => water(guest)));
    expect(replies.map(({ body }) => body.gainedExp).toSorted((one, other) => one - other)).toEqual([
      0, 0, 2,
    ]);
    expect((await api.call('home.visit', there(), guest)).body).toMatchObject({
      watered: true,
      gardenCount: 1,
    });
    expect((await api.call('home.getOwn', {}, host)).body.gardenCount).toBe(1);
    expect((await water(host)).error.errorCode).toBe('VALIDATION_FAIL');
    const stranger = await signUpDressedChild(test.server);
    expect((await water(stranger)).error.errorCode).toBe('HOME_FRIENDS_ONLY');
  });
});
