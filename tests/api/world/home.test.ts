import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expToReach } from '#shared/content/levels.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger, givePoints } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

const newKey = () => randomUUID().replaceAll('-', '');
const own = async (who: Child) => (await api.call('home.getOwn', {}, who)).body;
const buy = (furnitureKey: string, who: Child, clientKey = newKey()) =>
  api.call('home.buyFurniture', { body: { furnitureKey, clientKey } }, who);
const save = (pieceList: unknown, baseVersion: number, who: Child) =>
  api.call('home.saveArrangement', { body: { arrangement: { pieceList }, baseVersion } }, who);
const at = (furnitureKey: string, x: number, y = 0, turned = false) => ({ furnitureKey, x, y, turned });
const ownedOf = async (key: string, who: Child) =>
  (await own(who)).furnitureList.find(({ furnitureKey }) => furnitureKey === key)?.ownedCount;

describe('the first room', () => {
  it('has a bed and a rug, and its owner as dressed', async () => {
    const home = await own(child);
    expect(home.pieceList.map(({ furnitureKey }) => furnitureKey)).toEqual(['bed.wave', 'rug.round']);
    expect(home).toMatchObject({ version: 0, door: 'FRIENDS', point: WELCOME_POINTS, greetedTodayCount: 0 });
    expect(home.owner.itemIdList).toHaveLength(6);
  });

  it('says of every piece what it costs or how it is earned', async () => {
    const { furnitureList } = await own(child);
    expect(furnitureList.length).toBeGreaterThanOrEqual(20);
    for (const { price, achievement } of furnitureList)
      expect((price === null) !== (achievement === null)).toBe(true);
    expect(furnitureList.find(({ furnitureKey }) => furnitureKey === 'sofa.gold')).toMatchObject({
      ownedCount: 0,
      achievement: { kind: 'LEVEL', shortText: 'Lv.15부터', done: false },
    });
  });
});

describe('buying', () => {
  it('takes the price once, however often the same press arrives', async () => {
    const buyer = await signUpDressedChild(test.server);
    const key = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => buy('ball.beach', buyer, key)));
    for (const { status, body } of replies)
      expect([status, body]).toEqual([
        200,
        { furnitureKey: 'ball.beach', ownedCount: 1, point: WELCOME_POINTS - 50 },
      ]);
    expect((await buy('stool.coral', buyer, key)).error.errorCode).toBe('VALIDATION_FAIL');
    expect(await ownedOf('ball.beach', buyer)).toBe(1);
  });

  it('sells several of a kind, up to a limit', async () => {
    const buyer = await signUpDressedChild(test.server);
    await givePoints(test.server.deps, buyer.user.userId, 2000);
    for (let count = 1; count <= 6; count += 1)
      expect((await buy('ball.beach', buyer)).body.ownedCount).toBe(count);
    const { status, error } = await buy('ball.beach', buyer);
    expect([status, error.errorCode, error.message]).toEqual([
      409,
      'FURNITURE_LIMIT',
      '바닷가 공은 6개까지 가질 수 있어요.',
    ]);
  });

  it('refuses what is too dear, earned or unknown, and takes nothing', async () => {
    const buyer = await signUpDressedChild(test.server);
    expect((await buy('desk.shell', buyer)).error.errorCode).toBe('NOT_ENOUGH_POINT');
    expect((await buy('sofa.gold', buyer)).error.errorCode).toBe('FURNITURE_LOCKED');
    expect((await buy('throne.gold', buyer)).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await buy('ball.beach', buyer, 'x')).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await own(buyer)).point).toBe(WELCOME_POINTS);
  });
});

describe('arranging', () => {
  it('saves the whole room, and a stale tab overwrites nothing', async () => {
    const owner = await signUpDressedChild(test.server);
    const mine = [at('bed.wave', 10, 0, true)];
    expect((await save(mine, 0, owner)).body).toEqual({ version: 1, pieceList: mine });
    const stale = await save([], 0, owner);
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'HOME_CONFLICT']);
    expect(await own(owner)).toMatchObject({ version: 1, pieceList: mine });
    expect((await save([], 1, owner)).body.version).toBe(2);
    expect((await own(owner)).pieceList).toEqual([]);
  });

  it('lets one of two tabs win when both save at once', async () => {
    const owner = await signUpDressedChild(test.server);
    const replies = await Promise.all([save([], 0, owner), save([at('bed.wave', 3)], 0, owner)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['past the right wall', [at('bed.wave', 20)], '파도 침대를 방 안에 놓아 주세요.'],
    ['before the left wall', [at('bed.wave', -1)], '파도 침대를 방 안에 놓아 주세요.'],
    ['off the floor', [at('bed.wave', 3, 2)], '파도 침대를 방 안에 놓아 주세요.'],
    [
      'more than is owned',
      [at('bed.wave', 0), at('bed.wave', 8)],
      '파도 침대가 모자라요. 가진 만큼만 놓을 수 있어요.',
    ],
    ['what is not owned', [at('sofa.gold', 3)], '황금 조개 소파가 모자라요. 가진 만큼만 놓을 수 있어요.'],
  ])('refuses %s and loses nothing', async (_what, pieces, message) => {
    const before = await own(child);
    const { status, error } = await save(pieces, before.version, child);
    expect([status, error.errorCode, error.message]).toEqual([400, 'VALIDATION_FAIL', message]);
    expect((await own(child)).pieceList).toEqual(before.pieceList);
  });

  it('refuses two pieces in one place, and names both', async () => {
    const owner = await signUpDressedChild(test.server);
    await buy('plant.kelp', owner);
    const { error } = await save([at('bed.wave', 0), at('plant.kelp', 5)], 0, owner);
    expect(error.message).toBe('미역 화분이 파도 침대와 겹쳐요.');
    expect((await save([at('bed.wave', 0), at('plant.kelp', 6)], 0, owner)).status).toBe(200);
  });

  it.each([
    ['more than 40', Array.from({ length: 41 }, (_, i) => at('ball.beach', i))],
    ['a half cell', [at('bed.wave', 0.5)]],
    ['no number', [at('bed.wave', Number.NaN)]],
    ['an unknown piece', [at('throne', 0)]],
    ['no list', 'all'],
  ])('refuses %s', async (_what, pieces) => {
    expect((await save(pieces, 0, child)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('earning', () => {
  it('gives the wheel with level 5 and not before', async () => {
    const owner = await signUpDressedChild(test.server);
    expect(await ownedOf('wheel.ship', owner)).toBe(0);
    const { deps } = test.server;
    await transaction(deps, async (tx) => {
      const wallet = await lockWallet({ tx, userId: owner.user.userId });
      const entries = [{ kind: 'USER_EXP' as const, amount: expToReach(5) }];
      await grant({ tx, wallet, reasonKey: 'test:level-5', entries });
    });
    expect(await ownedOf('wheel.ship', owner)).toBe(1);
    expect((await save([at('wheel.ship', 10, 2)], 0, owner)).status).toBe(200);
  });
});

describe('visiting', () => {
  const visit = (host: Child, who: Child) =>
    api.call('home.visit', { params: { userId: host.user.userId } }, who);
  const codeOf = async (host: Child, who: Child) => (await visit(host, who)).error.errorCode;
  const setDoor = (door: string, who: Child) => api.call('home.saveDoor', { body: { door } }, who);

  it('is for friends, for the channel or for nobody, as the door says', async () => {
    const [host, friend, other] = await Promise.all([1, 2, 3].map(() => signUpDressedChild(test.server)));
    if (!host || !friend || !other) throw new Error('three children are needed');
    await befriend(api, host, friend);
    expect((await visit(host, friend)).body).toMatchObject({
      owner: { nickname: host.user.nickname },
      greeted: false,
      written: false,
    });
    expect(await codeOf(host, other)).toBe('HOME_FRIENDS_ONLY');
    await setDoor('CHANNELS', host);
    expect((await visit(host, other)).status).toBe(200);
    await setDoor('CLOSED', host);
    for (const who of [friend, other]) expect(await codeOf(host, who)).toBe('HOME_CLOSED');
    expect((await visit(host, host)).status).toBe(200);
    expect((await own(host)).version).toBe(0);
  });

  it('lists the friends whose doors are open, those not greeted today first', async () => {
    const [child, open, greeted, shut, stranger] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => signUpDressedChild(test.server)),
    );
    if (!child || !open || !greeted || !shut || !stranger) throw new Error('five children are needed');
    const listed = async () =>
      (await api.call('home.listOpen', {}, child)).body.homeList.map((home) => [home.userId, home.greeted]);
    expect(await listed()).toEqual([]);
    for (const friend of [open, greeted, shut]) await befriend(api, child, friend);
    await setDoor('CLOSED', shut);
    await api.call('home.greet', { params: { userId: greeted.user.userId } }, child);
    expect(await listed()).toEqual([
      [open.user.userId, false],
      [greeted.user.userId, true],
    ]);
    const { homeList } = (await api.call('home.listOpen', {}, child)).body;
    expect(homeList[0]).toMatchObject({ nickname: open.user.nickname, level: 1 });
    expect(homeList[0]?.itemIdList).toHaveLength(6);
  });

  it('shows a blocked user a shut door, from both sides', async () => {
    const [host, other] = await Promise.all([1, 2].map(() => signUpDressedChild(test.server)));
    if (!host || !other) throw new Error('two children are needed');
    for (const who of [host, other]) await setDoor('CHANNELS', who);
    await api.call('moderation.block', { params: { id: other.user.userId } }, host);
    expect(await codeOf(host, other)).toBe('HOME_CLOSED');
    expect(await codeOf(other, host)).toBe('HOME_CLOSED');
    const guestbook = { params: { userId: host.user.userId } };
    expect((await api.call('home.listGuestbook', guestbook, other)).error.errorCode).toBe('HOME_CLOSED');
    expect((await api.call('home.greet', guestbook, other)).error.errorCode).toBe('HOME_CLOSED');
  });

  it.each([
    [999_999_999, 404, 'MEMBER_NOT_FOUND'],
    ['x', 400, 'VALIDATION_FAIL'],
    [0, 400, 'VALIDATION_FAIL'],
  ])('knows nobody of the id %s', async (userId, status, code) => {
    const reply = await api.call('home.visit', { params: { userId } }, child);
    expect([reply.status, reply.error.errorCode]).toEqual([status, code]);
  });
});
