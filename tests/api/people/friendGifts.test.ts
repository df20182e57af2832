import { describe, expect, it } from 'vitest';
import { GIFT_POINTS, PAID_GIFTS_PER_DAY } from '#shared/contract/people/friends.ts';
import type { EventOf } from '#server/domain/events.ts';
import { listGifts } from '#server/domain/people/friends/listGifts.ts';
import { listLobbyMembers } from '#server/domain/people/friends/listFriends.ts';
import { sendGift } from '#server/domain/people/friends/sendGift.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const friendshipOf = async (child: Child, other: Child): Promise<number> => {
  const { body } = await api.call('friends.getRelation', { params: { id: other.user.userId } }, child);
  return body.friendshipId ?? 0;
};
async function friends(): Promise<[Child, Child, number]> {
  const [coral, shell] = [await signUpChild(test.server), await signUpChild(test.server)];
  await befriend(api, coral, shell);
  return [coral, shell, await friendshipOf(coral, shell)];
}
const give = (child: Child, friendshipId: number) =>
  api.call('friends.sendGift', { params: { id: friendshipId } }, child);
const purse = async (child: Child) => (await api.call('economy.getPoints', {}, child)).body.point;
const giftsOf = async (child: Child) => (await api.call('friends.listGifts', {}, child)).body;
const isSent = async (child: Child) =>
  (await api.call('friends.listLobbyMembers', {}, child)).body.memberList.map(({ giftSent }) => giftSent);

describe('a gift', () => {
  it("is given once a day to each friend, and brings points out of nobody's purse", async () => {
    const [coral, shell, friendship] = await friends();
    const heard: EventOf<'gift.sent'>[] = [];
    const stop = test.server.deps.events.follow({ 'gift.sent': (event) => heard.push(event) });
    const [giver, receiver] = [await purse(coral), await purse(shell)];
    expect(await isSent(coral)).toEqual([false]);
    expect((await give(coral, friendship)).status).toBe(200);
    expect((await give(coral, friendship)).error.errorCode).toBe('GIFT_ALREADY_SENT');
    stop();
    expect([await purse(coral), await purse(shell)]).toEqual([giver, receiver + GIFT_POINTS]);
    expect([await isSent(coral), await isSent(shell)]).toEqual([[true], [false]]);
    expect(await giftsOf(shell)).toMatchObject({
      total: 1,
      currentPage: 1,
      giftList: [{ userId: coral.user.userId, nickname: coral.user.nickname, point: GIFT_POINTS }],
    });
    expect(heard).toMatchObject([{ userId: coral.user.userId, friendId: shell.user.userId }]);
    await checkLedger(test.server.deps);
  });

  it('is given once by presses in the same instant, and by both friends', async () => {
    const [coral, shell, friendship] = await friends();
    const before = await purse(shell);
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => give(coral, friendship)),
      give(shell, friendship),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await purse(shell)).toBe(before + GIFT_POINTS);
    await checkLedger(test.server.deps);
  });

  it('may be given again on the next day in Seoul', async () => {
    const [coral, shell, friendship] = await friends();
    await give(coral, friendship);
    // Their tokens end with the day, so the verbs are asked.
    test.clock.advance({ days: 1 });
    const { deps } = test.server;
    const [userId, shellId] = [coral.user.userId, shell.user.userId];
    expect((await listLobbyMembers({ deps, userId })).map(({ giftSent }) => giftSent)).toEqual([false]);
    await sendGift({ deps, userId, friendshipId: friendship });
    await expect(sendGift({ deps, userId, friendshipId: friendship })).rejects.toMatchObject({
      code: 'GIFT_ALREADY_SENT',
    });
    expect((await listGifts({ deps, userId: shellId, page: 1 })).total).toBe(2);
    await checkLedger(deps);
  });

  it('beyond those of a day is a greeting without points', async () => {
    const shell = await signUpChild(test.server);
    const before = await purse(shell);
    for (let count = 0; count <= PAID_GIFTS_PER_DAY; count += 1) {
      const friend = await signUpChild(test.server);
      await befriend(api, shell, friend);
      expect((await give(friend, await friendshipOf(friend, shell))).status).toBe(200);
    }
    expect(await purse(shell)).toBe(before + PAID_GIFTS_PER_DAY * GIFT_POINTS);
    const { giftList } = await giftsOf(shell);
    expect(giftList.map(({ point }) => point).toSorted((a, b) => a - b)[0]).toBe(0);
    expect(giftList).toHaveLength(PAID_GIFTS_PER_DAY + 1);
  });

  it('is for friends: not for a request, a stranger, or after a block', async () => {
    const [coral, shell] = [await signUpChild(test.server), await signUpChild(test.server)];
    const request = await api.call('friends.request', { body: { userId: shell.user.userId } }, coral);
    expect((await give(coral, request.body.friendshipId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const [one, other, friendship] = await friends();
    expect((await give(coral, friendship)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    await api.call('moderation.block', { params: { id: one.user.userId } }, other);
    expect((await give(one, friendship)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await give(one, 2_000_000_000)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});
