import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ITEMS } from '#shared/content/items.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { CollectionKind } from '#shared/contract/world/collections.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { findSecret } from '#server/domain/world/collectibles/findSecret.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { CATALOG_ITEMS } from '#server/domain/world/inventory/catalogItems.ts';
import { visitMap } from '#server/domain/world/characters/visitMap.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { befriend } from '../../support/befriend.ts';
import { countStatements } from '../../support/countStatements.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const DAY = '2026-03-02';
const params = { worldId: WORLD_ID };
/** Access, session and the statements of the book. */
const MOST_STATEMENTS = 6;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(() => checkLedger(test.server.deps));

const book = async (of = child) => (await api.call('collections.get', { params }, of)).body;
const page = async (kind: CollectionKind, of = child) =>
  (await api.call('collections.listEntries', { params: { ...params, kind } }, of)).body;
const pageOf = async (kind: CollectionKind) =>
  (await book()).pageList.find((candidate) => candidate.kind === kind);
const claim = (id: number | string) =>
  api.call('collections.claimMilestone', { params: { ...params, id } }, child);
const visit = (mapId: number, of = child) =>
  visitMap({ deps: test.server.deps, userId: of.user.userId, mapId });

const [shell] = shellsOfDay(FIRST_MAP, DAY);
function collect(of = child) {
  if (shell === undefined) throw new Error('no shell lies on the first map');
  return collectShell({
    deps: test.server.deps,
    userId: of.user.userId,
    mapId: FIRST_MAP.id,
    day: DAY,
    shell,
  });
}

/** Things to wear, until the book has so many finds. */
async function fillTo(count: number): Promise<void> {
  const { foundCount } = await book();
  const owned = new Set((await page('ITEM')).entryList.flatMap((e) => (e.foundAt === null ? [] : [e.refId])));
  const missing = ITEMS.filter(({ id }) => !owned.has(id)).slice(0, Math.max(0, count - foundCount));
  await transaction(test.server.deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId: child.user.userId });
    const entries = missing.map(({ id }) => ({ kind: 'ITEM' as const, itemId: id }));
    await grant({ tx, wallet, reasonKey: `test:fill-${count}`, entries });
  });
}

describe('the collection book', () => {
  it('shows what was found, and of the rest only an outline and a hint', async () => {
    const before = await page('SHELL');
    expect(before.entryList).toHaveLength(18);
    expect(before.entryList.every(({ name, foundAt }) => name === null && foundAt === null)).toBe(true);
    await collect();
    const found = (await page('SHELL')).entryList.filter(({ foundAt }) => foundAt !== null);
    expect(found).toMatchObject([{ mapId: FIRST_MAP.id, name: '산호 진주조개', isNew: true }]);
    expect(await pageOf('SHELL')).toMatchObject({ foundCount: 1, totalCount: 18, newCount: 1 });
  });

  it('hints at where a missing thing comes from: a friend, the shop, or the first look', async () => {
    const hints = new Map((await page('ITEM')).entryList.map(({ refId, text }) => [refId, text]));
    const hintsOf = (itemIds: readonly number[]) => itemIds.map((id) => hints.get(id));
    const given = QUESTS.flatMap(({ rewards }) =>
      rewards.flatMap((reward) => (reward.type === 'ITEM' ? reward.itemId : [])),
    );
    for (const hint of hintsOf(given)) expect(hint).toMatch(/의 부탁을 들어주면 선물로 받아요/);
    const rest = CATALOG_ITEMS.filter(({ id, starter }) => !given.includes(id) && !starter);
    for (const { id, price } of rest) expect(hints.get(id)).toContain(`${price}포인트`);
  });

  it('tells a riddle and no picture of a secret until it is found', async () => {
    const [hidden] = (await page('SECRET')).entryList;
    expect(hidden).toMatchObject({ name: null, picture: '' });
    expect(hidden?.text).not.toBe('');
    const [secret] = FIRST_MAP.secrets;
    const ids = { userId: child.user.userId, mapId: FIRST_MAP.id, secretId: secret?.id ?? 0 };
    await findSecret({ deps: test.server.deps, ...ids });
    expect((await page('SECRET')).entryList[0]).toMatchObject({ name: secret?.name, picture: '/ui/key.svg' });
  });

  it('keeps the first visit of a map, and counts it once', async () => {
    await visit(FIRST_MAP.id);
    const [first] = (await page('MAP')).entryList;
    test.clock.advance({ seconds: 60 });
    await visit(FIRST_MAP.id);
    expect((await page('MAP')).entryList[0]?.foundAt).toBe(first?.foundAt);
    expect(await pageOf('MAP')).toMatchObject({ foundCount: 1, totalCount: 6 });
  });

  it('shows friends with where they were met, strangers never, and counts them for no reward', async () => {
    const [friend, stranger] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    const { foundCount } = await book();
    await befriend(api, child, friend);
    await collect(friend);
    await collect(stranger);
    const { entryList } = await page('PERSON');
    expect(entryList).toMatchObject([
      { refId: friend.user.userId, name: friend.user.nickname, mapId: FIRST_MAP.id },
    ]);
    expect(entryList[0]?.itemIdList.length).toBeGreaterThan(3);
    expect((await book()).foundCount).toBe(foundCount);
    const { body } = await api.call(
      'collections.listFinders',
      { params: { ...params, kind: 'SHELL', mapId: FIRST_MAP.id, refId: 3 } },
      child,
    );
    expect(body.finderList.map(({ userId }) => userId)).toEqual([friend.user.userId]);
  });

  it('is new until it was looked at, also in another browser', async () => {
    const { listedAt } = await page('ITEM');
    expect((await pageOf('ITEM'))?.newCount).toBeGreaterThan(0);
    const seen = (until: string) =>
      api.call('collections.markSeen', { params, body: { kind: 'ITEM', until } }, child);
    test.clock.advance({ seconds: 1 });
    expect((await seen(new Date(test.clock.now()).toISOString())).status).toBe(200);
    expect((await pageOf('ITEM'))?.newCount).toBe(0);
    // An older look takes nothing back, and nobody looks into the future.
    const kept = (await seen(listedAt)).body.seenUntil;
    expect((await seen('2999-01-01T00:00:00.000Z')).body.seenUntil < '2990').toBe(true);
    expect(kept > listedAt).toBe(true);
  });

  it('asks the database as often however much there is', async () => {
    const few = await countStatements(() => book());
    await fillTo(40);
    await visit(1);
    const many = await countStatements(() => book());
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(MOST_STATEMENTS);
  });
});

describe('a milestone', () => {
  it('is given once, also when claimed twice at once', async () => {
    await fillTo(30);
    const before = (await api.call('economy.getPoints', {}, child)).body.point;
    const replies = await Promise.all([claim(30), claim(30)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
    expect((await api.call('economy.getPoints', {}, child)).body.point).toBe(before + 80);
    expect((await book()).milestoneList.find(({ count }) => count === 30)?.claimed).toBe(true);
    const titles = (await api.call('titles.list', {}, child)).body.titleList;
    expect(titles.find(({ titleId }) => titleId === 23)?.earnedAt).not.toBeNull();
  });

  it('waits until so much is found', async () => {
    expect((await claim(60)).error.errorCode).toBe('COLLECTION_INCOMPLETE');
  });

  it.each([11, 0, -1, 'x', '99999999999'])('%s is none', async (id) => {
    expect((await claim(id)).status).toBeGreaterThanOrEqual(400);
    expect((await claim(id)).status).toBeLessThan(500);
  });
});

it('refuses other worlds, unknown pages and things that are not in the book', async () => {
  const refused = async (reply: Promise<{ error: { errorCode: string } }>) => (await reply).error.errorCode;
  const call = api.call.bind(api);
  expect(await refused(call('collections.get', { params: { worldId: 99 } }, child))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  expect(await refused(call('collections.listEntries', { params: { ...params, kind: 'FISH' } }, child))).toBe(
    'VALIDATION_FAIL',
  );
  expect(
    await refused(
      call(
        'collections.listFinders',
        { params: { ...params, kind: 'PERSON', mapId: 0, refId: child.user.userId } },
        child,
      ),
    ),
  ).toBe('RESOURCE_NOT_FOUND');
});
