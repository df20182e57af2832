import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { itemByKey } from '#shared/content/items.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { grant, type GrantEntry } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { spend } from '#server/domain/world/inventory/spend.ts';
import { transaction } from '#server/domain/transaction.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const PEARL = itemByKey('earring.pearl')?.id ?? 0;
const SHELL = itemByKey('necklace.shell')?.id ?? 0;

const test = setUpApi();
const { api } = test;
let child: Child;
let userId: number;

beforeEach(async () => {
  child = await signUpChild(test.server);
  userId = child.user.userId;
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

const give = (reasonKey: string, entries: readonly GrantEntry[]) =>
  transaction(test.server.deps, async (tx) =>
    grant({ tx, wallet: await lockWallet({ tx, userId }), reasonKey, entries }),
  );
const pay = (reasonKey: string, points: number, itemIds: readonly number[]) =>
  transaction(test.server.deps, async (tx) =>
    spend({ tx, wallet: await lockWallet({ tx, userId }), reasonKey, points, itemIds }),
  );
const rows = () =>
  test.server.deps.db
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, refId: ledgerEntries.refId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(asc(ledgerEntries.id));
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;

describe('granting', () => {
  it('appends a row for each thing and moves the balances', async () => {
    const { wallet, given } = await give('gift', [
      { kind: 'POINT', amount: 120 },
      { kind: 'USER_EXP', amount: 160 },
      { kind: 'ITEM', itemId: PEARL },
    ]);
    expect(wallet).toMatchObject({ point: 120, exp: 160 });
    expect(await rows()).toEqual(given);
    expect(given).toEqual([
      { kind: 'POINT', amount: 120, refId: 0 },
      { kind: 'USER_EXP', amount: 160, refId: 0 },
      { kind: 'ITEM', amount: 1, refId: PEARL },
    ]);
    expect(await points()).toBe(120);
    expect((await api.call('economy.getExperience', {}, child)).body).toEqual({
      level: 2,
      levelExp: 60,
      requiredLevelPoint: 125,
    });
  });

  it('grants a reason once, to each of us', async () => {
    await give('gift', [{ kind: 'POINT', amount: 10 }]);
    const again = await give('gift', [
      { kind: 'POINT', amount: 10 },
      { kind: 'USER_EXP', amount: 10 },
    ]);
    expect([again.given, again.wallet.point, again.wallet.exp]).toEqual([[], 10, 0]);
    const first = userId;
    userId = (await signUpChild(test.server)).user.userId;
    expect(userId).not.toBe(first);
    expect((await give('gift', [{ kind: 'POINT', amount: 10 }])).wallet.point).toBe(10);
  });

  it('gives points in place of an item that is owned, and never twice', async () => {
    const entries = [{ kind: 'ITEM', itemId: PEARL, pointsIfOwned: 50 }] as const;
    await give('first', entries);
    const second = await give('second', entries);
    expect(second.given).toEqual([{ kind: 'POINT', amount: 50, refId: PEARL }]);
    expect((await give('first', entries)).given).toEqual([]);
    expect((await give('second', entries)).given).toEqual([]);
    expect(await points()).toBe(50);
  });

  it('refuses to smuggle an item in under a reason that was granted', async () => {
    await give('gift', [{ kind: 'POINT', amount: 10 }]);
    await expect(give('gift', [{ kind: 'ITEM', itemId: SHELL }])).rejects.toThrow(/granted .* before/);
    expect((await api.call('inventory.list', {}, child)).body.totalCount).toBe(0);
  });

  it('leaves nothing behind when the caller gives up', async () => {
    await expect(
      transaction(test.server.deps, async (tx) => {
        const wallet = await lockWallet({ tx, userId });
        await grant({ tx, wallet, reasonKey: 'gift', entries: [{ kind: 'POINT', amount: 10 }] });
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect([await rows(), await points()]).toEqual([[], 0]);
  });
});

describe('spending', () => {
  it('writes the price and what it bought', async () => {
    await give('gift', [{ kind: 'POINT', amount: 100 }]);
    const { wallet } = await pay('purchase:1', 70, [SHELL]);
    expect(wallet.point).toBe(30);
    expect((await rows()).slice(1)).toEqual([
      { kind: 'POINT', amount: -70, refId: 0 },
      { kind: 'ITEM', amount: 1, refId: SHELL },
    ]);
  });

  it('never goes below zero', async () => {
    await give('gift', [{ kind: 'POINT', amount: 69 }]);
    await expect(pay('purchase:1', 70, [SHELL])).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINT' });
    expect(await points()).toBe(69);
  });

  it('pays neither for what is owned nor for the same cause again', async () => {
    await give('gift', [{ kind: 'POINT', amount: 500 }]);
    await pay('purchase:1', 70, [SHELL]);
    await expect(pay('purchase:2', 70, [SHELL])).rejects.toMatchObject({ code: 'DUPLICATE_PRODUCT' });
    await expect(pay('purchase:1', 50, [PEARL])).rejects.toMatchObject({ code: 'DUPLICATE_PRODUCT' });
    expect(await points()).toBe(430);
  });
});

describe('levels', () => {
  it('are told when they change', async () => {
    const told: number[] = [];
    const listener = ({ level }: { level: number }) => told.push(level);
    const unfollow = test.server.deps.events.follow({ 'level.changed': listener });
    for (const amount of [99, 1, 300]) await give(`gift-${amount}`, [{ kind: 'USER_EXP', amount }]);
    unfollow();
    expect(told).toEqual([2, 4]);
  });

  it('begin at one', async () => {
    expect((await api.call('economy.getExperience', {}, child)).body).toEqual({
      level: 1,
      levelExp: 0,
      requiredLevelPoint: 100,
    });
  });
});

it('has no wallet for nobody', async () => {
  userId = 2_000_000_000;
  await expect(give('gift', [{ kind: 'POINT', amount: 1 }])).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
});
