import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { ITEMS, itemByKey } from '#shared/content/items.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { CATALOG_ITEMS } from '#server/domain/world/inventory/catalogItems.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { givePoints, checkLedger } from '../../support/ledger.ts';
import { completeQuests, questsBefore } from '../../support/completeQuests.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { standBeside } from '../../support/standBeside.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, starterOutfit, type Child } from '../../support/signUpChild.ts';

const idOf = (key: string) => itemByKey(key)?.id ?? 0;
const CAPTAIN = idOf('hat.captain');
const SOLVED = CODE_REWARDS.problem.point;
const [FIRST, SECOND] = [11, 12] as const;
const [CRAB, NEMO] = [102, 104];
const worldId = WORLD_ID;

const test = setUpApi();
const { api } = test;
let child: Child;

/** The quests between these two are done. */
async function newChild(): Promise<Child> {
  const signedUp = await signUpDressedChild(test.server);
  const between = questsBefore(SECOND).filter((id) => id !== FIRST);
  await completeQuests(test.server.deps.db, signedUp.user.userId, between);
  return signedUp;
}

beforeEach(async () => {
  child = await newChild();
});
afterEach(() => checkLedger(test.server.deps));

const buy = (id: number) => api.call('shop.buy', { params: { id } }, child);
const accept = (questId: number) => api.call('quests.accept', { params: { worldId, questId } }, child);
const complete = (questId: number) => api.call('quests.complete', { params: { worldId, questId } }, child);
const wear = (itemId: number) =>
  api.call(
    'avatar.equip',
    { body: { itemId, itemCategory: ITEMS.find(({ id }) => id === itemId)?.category } },
    child,
  );
const standBy = (npcId: number) => standBeside(test.server.deps, { userId: child.user.userId, npcId });
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const quest = async (id: number) =>
  (await api.call('quests.list', { params: { worldId } }, child)).body.questList.find(
    (q) => q.mapNpcQuestId === id,
  );
const rewards = async () =>
  (await api.call('quests.listRewards', { params: { worldId } }, child)).body.userMapNpcQuestRewardList;

/** The same call on so many connections at once. */
const atOnce = <T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));
/** How many of the replies had each status. */
function tally(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('buying at once', () => {
  it('sells one thing once, whatever was clicked twenty times', async () => {
    await givePoints(test.server.deps, child.user.userId, 20 * 260);
    const replies = await atOnce(20, () => buy(CAPTAIN));
    expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
    expect(new Set(replies.map(({ error }) => error.errorCode))).toEqual(
      new Set([undefined, 'DUPLICATE_PRODUCT']),
    );
    expect(await points()).toBe(WELCOME_POINTS + 19 * 260);
  });

  it('spends money for one thing on one thing', async () => {
    const dear = CATALOG_ITEMS.filter(({ price }) => price > WELCOME_POINTS / 2 && price <= WELCOME_POINTS);
    expect(dear.length).toBeGreaterThan(5);
    const replies = await Promise.all(dear.map(({ id }) => buy(id)));
    expect(tally(replies)).toEqual({ 200: 1, 409: dear.length - 1 });
    const bought = CATALOG_ITEMS.find(
      ({ id }) => id === replies.find(({ status }) => status === 200)?.body.itemId,
    );
    expect(await points()).toBe(WELCOME_POINTS - (bought?.price ?? 0));
    const bag = await api.call('inventory.list', {}, child);
    expect(bag.body.totalCount).toBe(starterOutfit().length + 1);
  });
});

describe('quests at once', () => {
  it('are taken once', async () => {
    const replies = await atOnce(10, () => accept(FIRST));
    expect(tally(replies)).toEqual({ 200: 10 });
    expect((await quest(FIRST))?.state).toBe('IN_PROGRESS');
  });

  it('give their rewards once when taken with everything done before', async () => {
    await readDocument(api, child, 1);
    await solveProblem(api, child, [1, 0]);
    const replies = await atOnce(10, () => accept(FIRST));
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect(await points()).toBe(WELCOME_POINTS + 120 + SOLVED);
    expect(await rewards()).toHaveLength(3);
  });

  it('are handed in once', async () => {
    await accept(FIRST);
    await readDocument(api, child, 1);
    await solveProblem(api, child, [1, 0]);
    await standBy(CRAB);
    await accept(SECOND);
    await standBy(NEMO);
    await api.call('quests.talkToNpc', { params: { worldId, npcId: NEMO } }, child);
    await solveProblem(api, child, [2, 0]);
    await standBy(CRAB);
    const replies = await atOnce(10, () => complete(SECOND));
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect(await points()).toBe(WELCOME_POINTS + 120 + 150 + 2 * SOLVED);
    expect(await rewards()).toHaveLength(6);
  });

  it('count the last goal once, however often it is reached', async () => {
    await accept(FIRST);
    await readDocument(api, child, 1);
    const { deps } = test.server;
    const { userId } = child.user;
    await atOnce(10, () =>
      transaction(deps, (tx) => emit(tx, { type: 'problem.solved', userId, problemId: problemIdOf(1, 0) })),
    );
    expect(await points()).toBe(WELCOME_POINTS + 120 + SOLVED);
    expect(await rewards()).toHaveLength(3);
  });

  it('lose nothing that is learned in the moment they are taken', async () => {
    for (let round = 0; round < 5; round += 1) {
      child = await newChild();
      await Promise.all([accept(FIRST), solveProblem(api, child, [1, 0]), readDocument(api, child, 1)]);
      expect((await quest(FIRST))?.state).toBe('COMPLETED');
      expect(await points()).toBe(WELCOME_POINTS + 120 + SOLVED);
    }
  });

  it('and the shop share one purse', async () => {
    await accept(FIRST);
    await solveProblem(api, child, [1, 0]);
    const params = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
    const replies = await Promise.all([
      ...['earring.pearl', 'hat.captain', 'cape.sea', 'necklace.shell'].map((key) => buy(idOf(key))),
      api.call('lessons.checkContent', { params }, child),
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect((await quest(FIRST))?.state).toBe('COMPLETED');
  });
});

describe('dressing at once', () => {
  it('never wears a one-piece with a top or bottom', async () => {
    await givePoints(test.server.deps, child.user.userId, 1000);
    const outfits = ['onepiece.jelly', 'onepiece.overalls', 'top.tee', 'bottom.shorts'].map(idOf);
    for (const id of outfits.slice(0, 2)) await buy(id);
    for (let round = 0; round < 5; round += 1) {
      const replies = await atOnce(12, (index) => wear(outfits[index % outfits.length] ?? 0));
      expect(tally(replies)).toEqual({ 200: 12 });
      const { body } = await api.call('avatar.getEquipped', {}, child);
      const worn = body.equippedUserItemList.map(({ itemCategory }) => itemCategory);
      expect(new Set(worn).size).toBe(worn.length);
      if (worn.includes('ONE_PIECE')) expect(worn).not.toEqual(expect.arrayContaining(['TOP']));
      if (worn.includes('ONE_PIECE')) expect(worn).not.toEqual(expect.arrayContaining(['BOTTOM']));
    }
  });

  it('survives putting on and taking off', async () => {
    await buy(CAPTAIN);
    const replies = await atOnce<{ status: number }>(12, (index) =>
      index % 2 === 0 ? wear(CAPTAIN) : api.call('avatar.unequip', { params: { id: CAPTAIN } }, child),
    );
    expect(tally(replies)).toEqual({ 200: 12 });
  });

  it('chooses the first look once', async () => {
    child = await signUpChild(test.server);
    const replies = await atOnce(10, () =>
      api.call('avatar.chooseOutfit', { body: { itemIdList: starterOutfit() } }, child),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
    expect(await points()).toBe(WELCOME_POINTS);
  });
});
