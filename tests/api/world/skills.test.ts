import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expToReach } from '#shared/content/levels.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { skillByType, SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { grant } from '#server/domain/world/inventory/grant.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { loadSkills } from '#server/domain/world/skills/loadSkills.ts';
import { checkLedger, givePoints } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const [DASH, , SPEED_BOOST] = SKILLS;
const [BOOST_PRICE, NEXT_BOOST_PRICE] = SPEED_BOOST.levels.map(({ price }) => price);

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(() => checkLedger(test.server.deps));

const acquire = (id: number | string) => api.call('skills.acquire', { params: { id } }, child);
/** A press of its own: not within the time in which a second press counts as the same. */
const upgrade = (id: number | string) => {
  test.clock.advance({ seconds: 2 });
  return upgradeAtOnce(id);
};
const upgradeAtOnce = (id: number | string) => api.call('skills.upgrade', { params: { id } }, child);
const catalog = async () => (await api.call('skills.listCatalog', {}, child)).body.skills;
const boost = async () => (await catalog()).find(({ id }) => id === SPEED_BOOST.id);
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const worldSkills = (query = {}, worldId = WORLD_ID) =>
  api.call('skills.listOwn', { params: { worldId }, query }, child);

const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

/** Grows the character to a level, through the ledger. */
async function growTo(level: number): Promise<void> {
  await transaction(test.server.deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId: child.user.userId });
    const amount = expToReach(level) - wallet.exp;
    await grant({ tx, wallet, reasonKey: `test:level-${level}`, entries: [{ kind: 'USER_EXP', amount }] });
  });
}

describe('the catalogue', () => {
  it('shows every skill, unlearned, with what its next level asks for', async () => {
    const { body } = await api.call('skills.listCatalog', {}, child);
    expect(body.categories.map(({ code }) => code)).toEqual(['DIVE_I', 'DIVE_II', 'DIVE_III', 'DIVE_IV']);
    expect(body.skills.map(({ name }) => name)).toEqual(SKILLS.map(({ name }) => name));
    expect(body.skills).toHaveLength(16);
    for (const skill of body.skills) {
      expect(skill.currentLevel).toBe(0);
      expect(skill.levels).toHaveLength(skill.maxLevel);
      expect(skill.price).toBe(skill.levels[0]?.price);
    }
    const [dash, , speed] = body.skills;
    expect(dash).toMatchObject({
      acquirable: false,
      requirements: [{ type: 'LEVEL', level: 2, name: '내 레벨', met: false }],
    });
    expect(speed).toMatchObject({ acquirable: true });
  });

  it('is open to visitors, who have learned nothing', async () => {
    const { status, body } = await api.call('skills.listCatalog', {});
    expect(status).toBe(200);
    expect(body.skills.map(({ advancement }) => advancement).toSorted((a, b) => a - b)).toEqual([
      ...Array(4).fill(1),
      ...Array(4).fill(2),
      ...Array(4).fill(3),
      ...Array(4).fill(4),
    ]);
    expect(body.skills.every(({ currentLevel }) => currentLevel === 0)).toBe(true);
    expect((await api.call('skills.acquire', { params: { id: SPEED_BOOST.id } })).error.errorCode).toBe(
      'NEED_TO_LOGIN',
    );
  });

  it('opens a skill when the character has grown', async () => {
    await growTo(2);
    expect((await catalog()).find(({ id }) => id === DASH.id)?.acquirable).toBe(true);
  });
});

describe('learning', () => {
  it('takes the points once and gives the level', async () => {
    const { status, body } = await acquire(SPEED_BOOST.id);
    expect([status, body]).toEqual([200, { newLevel: 1, point: WELCOME_POINTS - (BOOST_PRICE ?? 0) }]);
    expect(await boost()).toMatchObject({ currentLevel: 1, price: NEXT_BOOST_PRICE });
    const again = await acquire(SPEED_BOOST.id);
    expect([again.status, again.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect(await points()).toBe(WELCOME_POINTS - (BOOST_PRICE ?? 0));
  });

  it('is what the world moves by, and what the world lists', async () => {
    await acquire(SPEED_BOOST.id);
    const { userId } = child.user;
    expect(await loadSkills(test.server.deps, { userId })).toEqual({
      movement: { ...NO_SKILLS, speedBoost: 1 },
      effects: { lamp: 0, bubbleTrail: 0, nameGlint: 0, shellMagnet: 0 },
      emoteWheel: 0,
    });
    const { body } = await worldSkills({ page: 0, size: 1000 });
    expect(body).toMatchObject({
      totalCount: 1,
      userSkillList: [
        { worldSkillId: SPEED_BOOST.id, name: '빠른 발', skillLevel: 1, skillType: 'SPEED_BOOST' },
      ],
    });
    expect((await worldSkills({ page: 1, size: 1 })).body.userSkillList).toEqual([]);
  });

  it('tells the world after it is done, and only then', async () => {
    const told: number[] = [];
    const note = ({ userId }: { userId: number }) => void told.push(userId);
    const unfollow = test.server.deps.events.follow({ 'skill.learned': note });
    await acquire(DASH.id);
    expect(told).toEqual([]);
    await acquire(SPEED_BOOST.id);
    unfollow();
    expect(told).toEqual([child.user.userId]);
  });

  it('of a skill beyond the own level is refused, and says from which level on', async () => {
    const { status, error } = await acquire(DASH.id);
    expect([status, error.errorCode, error.message]).toEqual([
      409,
      'SKILL_ACQUIRE_FAIL',
      '레벨 2부터 배울 수 있어요.',
    ]);
    expect(await points()).toBe(WELCOME_POINTS);
  });

  it('without the points is refused', async () => {
    // Up to here no level gives points.
    await growTo(13);
    await acquire(DASH.id);
    await acquire(SPEED_BOOST.id);
    const { status, error } = await upgrade(SPEED_BOOST.id);
    expect([status, error.errorCode]).toEqual([409, 'NOT_ENOUGH_POINT']);
    expect(await boost()).toMatchObject({ currentLevel: 1 });
  });
});

describe('a requirement', () => {
  const [glide, lamp] = [skillByType('GLIDE').id, skillByType('LAMP').id];
  const requirementsOf = async (id: number) =>
    (await catalog()).find((skill) => skill.id === id)?.requirements.map(({ type, met }) => [type, met]);

  beforeEach(async () => {
    await growTo(20);
    await givePoints(test.server.deps, child.user.userId, 5000);
  });

  it('of another skill is kept, and named', async () => {
    expect(await requirementsOf(glide)).toEqual([
      ['LEVEL', true],
      ['SKILL', false],
    ]);
    expect((await acquire(glide)).error).toMatchObject({
      errorCode: 'SKILL_ACQUIRE_FAIL',
      message: '이단 점프를 먼저 배워야 해요.',
    });
    await acquire(skillByType('DOUBLE_JUMP').id);
    expect((await acquire(glide)).body).toMatchObject({ newLevel: 1 });
  });

  it('of a higher level of another skill holds for an upgrade too', async () => {
    const edge = skillByType('EDGE_JUMP').id;
    await acquire(SPEED_BOOST.id);
    await acquire(edge);
    const { error } = await upgrade(edge);
    expect([error.errorCode, error.message]).toEqual([
      'SKILL_UPGRADE_FAIL',
      '빠른 발을 레벨 2까지 먼저 올려야 해요.',
    ]);
    await upgrade(SPEED_BOOST.id);
    expect((await upgrade(edge)).body).toMatchObject({ newLevel: 2 });
  });

  it('of an item is met by owning it', async () => {
    const before = await points();
    expect((await acquire(lamp)).error).toMatchObject({
      errorCode: 'SKILL_ACQUIRE_FAIL',
      message: '청사초롱을 가지고 있어야 해요.',
    });
    expect(await points()).toBe(before);
    await transaction(test.server.deps, async (tx) => {
      const wallet = await lockWallet({ tx, userId: child.user.userId });
      await grant({ tx, wallet, reasonKey: 'test:lantern', entries: [{ kind: 'ITEM', itemId: 1268 }] });
    });
    expect(await requirementsOf(lamp)).toEqual([
      ['LEVEL', true],
      ['ITEM', true],
    ]);
    expect((await acquire(lamp)).body).toMatchObject({ newLevel: 1 });
  });
});

describe('the next level', () => {
  it('costs its own price, up to the highest', async () => {
    await growTo(20);
    await givePoints(test.server.deps, child.user.userId, 5000);
    const before = await points();
    await acquire(SPEED_BOOST.id);
    for (const [index] of SPEED_BOOST.levels.slice(1).entries()) {
      const { body } = await upgrade(SPEED_BOOST.id);
      expect(body.newLevel).toBe(index + 2);
    }
    const spent = SPEED_BOOST.levels.reduce((sum, { price }) => sum + price, 0);
    expect(await points()).toBe(before - spent);
    expect(await boost()).toMatchObject({ price: null, acquirable: false, requirements: [] });
    const { status, error } = await upgrade(SPEED_BOOST.id);
    expect([status, error.message]).toEqual([409, '이미 가장 높은 레벨이에요.']);
  });

  it('comes after the first', async () => {
    await growTo(20);
    expect((await upgrade(SPEED_BOOST.id)).error).toMatchObject({
      errorCode: 'SKILL_UPGRADE_FAIL',
      message: '먼저 스킬을 배워 주세요.',
    });
  });

  it('waits for the character', async () => {
    await givePoints(test.server.deps, child.user.userId, 5000);
    await acquire(SPEED_BOOST.id);
    expect((await upgrade(SPEED_BOOST.id)).error).toMatchObject({
      errorCode: 'SKILL_UPGRADE_FAIL',
      message: '레벨 3부터 배울 수 있어요.',
    });
  });
});

describe('at once', () => {
  it('ten requests to learn it pay for it once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => acquire(SPEED_BOOST.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await points()).toBe(WELCOME_POINTS - (BOOST_PRICE ?? 0));
  });

  it('a double click on the first level does not raise the second', async () => {
    await growTo(20);
    await givePoints(test.server.deps, child.user.userId, 5000);
    await acquire(SPEED_BOOST.id);
    const { status, error } = await upgradeAtOnce(SPEED_BOOST.id);
    expect([status, error.errorCode, error.message]).toEqual([
      409,
      'DOLPHIN_DUPLICATE_RESOURCE',
      '방금 레벨이 올랐어요.',
    ]);
    expect(await boost()).toMatchObject({ currentLevel: 1 });
  });

  it('ten requests to upgrade raise it by one, for one price', async () => {
    await growTo(20);
    await givePoints(test.server.deps, child.user.userId, 5000);
    await acquire(SPEED_BOOST.id);
    const before = await points();
    test.clock.advance({ seconds: 2 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => upgradeAtOnce(SPEED_BOOST.id)));
    expect(statuses(replies)).toEqual([200, ...Array(9).fill(409)]);
    expect(await boost()).toMatchObject({ currentLevel: 2 });
    expect(await points()).toBe(before - (NEXT_BOOST_PRICE ?? 0));
  });

  it('points for one skill buy one skill', async () => {
    await growTo(13);
    const [, doubleJump, , wallClimb] = SKILLS;
    const replies = await Promise.all([acquire(doubleJump.id), acquire(wallClimb.id)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(await points()).toBeGreaterThanOrEqual(0);
  });
});

it.each([0, -1, 99, 'dash', 2_147_483_648])('skill %j does not exist', async (id) => {
  for (const { status, error } of [await acquire(id), await upgrade(id)]) {
    expect([400, 404]).toContain(status);
    expect(['VALIDATION_FAIL', 'RESOURCE_NOT_FOUND']).toContain(error.errorCode);
  }
});

it.each(['NaN', 'Infinity', '0', '-1', '1.5', 'sea'])('world %s is no world', async (worldId) => {
  const { status, error } = await api.call('skills.listOwn', { params: { worldId } }, child);
  expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
});

it.each([{ size: 1001 }, { size: 0 }, { page: -1 }, { page: 'x' }])('page %j is refused', async (query) => {
  expect((await worldSkills(query)).error.errorCode).toBe('VALIDATION_FAIL');
});

it('another world has no skills', async () => {
  expect((await worldSkills({}, WORLD_ID + 1)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
});
