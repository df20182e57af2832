import { afterEach, beforeEach, expect, it } from 'vitest';
import { TITLES } from '#shared/content/titles.ts';
import { expToReach } from '#shared/content/levels.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { levelOpenings, giftOf, LEVEL_GIFT } from '#server/domain/world/levels/levelOpenings.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(() => checkLedger(test.server.deps));

const list = async () => (await api.call('titles.list', {}, child)).body;
const earned = async () =>
  (await list()).titleList.flatMap(({ titleId, earnedAt }) => (earnedAt === null ? [] : titleId));
const wear = (titleId: unknown) => api.call('titles.wear', { body: { titleId } }, child);
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;

async function growTo(level: number): Promise<number> {
  return transaction(test.server.deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId: child.user.userId });
    const amount = expToReach(level) - wallet.exp;
    const entries = [{ kind: 'USER_EXP' as const, amount }];
    return (await grant({ tx, wallet, reasonKey: `test:level-${level}`, entries })).wallet.point;
  });
}

it('are listed with the achievements they are earned by, and none is earned at the start', async () => {
  const { titleList, wornTitleId } = await list();
  expect(titleList.map(({ titleId }) => titleId)).toEqual(TITLES.map(({ id }) => id));
  expect(titleList.every(({ description }) => description.endsWith('요.'))).toBe(true);
  expect(await earned()).toEqual([]);
  expect(wornTitleId).toBe(0);
});

it('are earned by achievements, each once', async () => {
  const friend = await signUpDressedChild(test.server);
  const told: number[] = [];
  const stop = test.server.deps.events.follow({
    'title.earned': ({ userId, titleId }) => {
      if (userId === child.user.userId) told.push(titleId);
    },
  });
  await befriend(api, child, friend);
  await growTo(10);
  stop();
  expect(told.toSorted((a, b) => a - b)).toEqual([12, 14, 15]);
  expect(await earned()).toEqual([12, 14, 15]);
  expect(await earned()).toEqual([12, 14, 15]);
});

it('are worn when earned, shown on the profile and taken off again', async () => {
  await growTo(5);
  expect((await wear(14)).body).toEqual({ wornTitleId: 14 });
  const profile = await api.call('profiles.getOwn', {}, child);
  expect(profile.body.titleId).toBe(14);
  expect((await list()).wornTitleId).toBe(14);
  expect((await wear(0)).body).toEqual({ wornTitleId: 0 });
  expect((await list()).wornTitleId).toBe(0);
});

it('are not worn by whoever has not earned them', async () => {
  expect((await wear(1)).error.errorCode).toBe('NOT_FOUND_INVENTORY');
  expect((await wear(9999)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  expect((await wear('x')).error.errorCode).toBe('VALIDATION_FAIL');
  expect((await wear(-1)).error.errorCode).toBe('VALIDATION_FAIL');
});

it('a level that opens nothing gives its gift once, and the reply knows of it', async () => {
  const { body } = await api.call('levels.list', { params: { worldId: WORLD_ID } }, child);
  expect(body.levelList).toEqual(levelOpenings());
  const last = body.levelList.at(-1)?.level ?? 0;
  const reached = last + 2;
  await growTo(last - 1);
  const gifts = [last, last + 1, last + 2].filter((level) => giftOf(level) > 0);
  const before = await points();
  const told = await growTo(reached);
  expect(told).toBe(before + gifts.length * LEVEL_GIFT);
  expect(await points()).toBe(told);
  await growTo(reached + 1);
  expect(await points()).toBe(told + LEVEL_GIFT);
});
