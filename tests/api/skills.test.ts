import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { expToReach } from '#shared/content/levels.ts';
import { SKILLS } from '#shared/content/skills.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { grant } from '#server/domain/ledger/grant.ts';
import { lockWallet } from '#server/domain/ledger/lockWallet.ts';
import { loadSkills } from '#server/domain/skills/loadSkills.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { checkBooks, givePoints } from '../support/books.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const [DASH, , SPEED_BOOST] = SKILLS;
const [BOOST_PRICE, NEXT_BOOST_PRICE] = SPEED_BOOST.levels.map(({ price }) => price);

let server: TestServer;
let api: ApiClient;
let child: Child;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
});
beforeEach(async () => {
  child = await signUpDressedChild(server);
});
afterEach(() => checkBooks(server.deps));
afterAll(() => server.close());

const acquire = (id: number | string) => api.call('acquireSkill', { params: { id } }, child);
const upgrade = (id: number | string, level: unknown) =>
  api.call('upgradeSkill', { params: { id }, body: { level } }, child);
const catalog = async () => (await api.call('listSkillCatalog', {}, child)).body.skills;
const boost = async () => (await catalog()).find(({ id }) => id === SPEED_BOOST.id);
const points = async () => (await api.call('getPoints', {}, child)).body.point;
const worldSkills = (query = {}, worldId = WORLD_ID) =>
  api.call('listWorldSkills', { params: { worldId }, query }, child);

const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

/** Grows the character to a level, through the ledger. */
async function growTo(level: number): Promise<void> {
  await server.deps.db.transaction(async (tx) => {
    const wallet = await lockWallet({ tx, userId: child.user.userId });
    const amount = expToReach(level) - wallet.exp;
    await grant({ tx, wallet, reasonKey: `test:level-${level}`, entries: [{ kind: 'USER_EXP', amount }] });
  });
}

describe('the catalogue', () => {
  it('shows every skill, unlearned, with what its next level asks for', async () => {
    const { body } = await api.call('listSkillCatalog', {}, child);
    expect(body.categories).toEqual([{ code: 'MOVEMENT', name: '움직임' }]);
    expect(body.skills.map(({ name }) => name)).toEqual(['대시', '이단 점프', '빠른 발', '벽 타기']);
    for (const skill of body.skills) {
      expect(skill.currentLevel).toBe(0);
      expect(skill.levels).toHaveLength(skill.maxLevel);
      expect(skill.price).toBe(skill.levels[0]?.price);
    }
    const [dash, , speed] = body.skills;
    expect(dash).toMatchObject({
      acquirable: false,
      requirements: [{ type: 'LEVEL', level: 2, name: '내 레벨' }],
    });
    expect(speed).toMatchObject({ acquirable: true });
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
    expect(await loadSkills(server.deps, { userId })).toEqual({
      dash: 0,
      doubleJump: 0,
      speedBoost: 1,
      wallClimb: 0,
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
    server.deps.events.on('skillsChanged', note);
    await acquire(DASH.id);
    expect(told).toEqual([]);
    await acquire(SPEED_BOOST.id);
    server.deps.events.off('skillsChanged', note);
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
    await growTo(20);
    await acquire(DASH.id);
    await acquire(SPEED_BOOST.id);
    const { status, error } = await upgrade(SPEED_BOOST.id, 2);
    expect([status, error.errorCode]).toEqual([409, 'NOT_ENOUGH_POINT']);
    expect(await boost()).toMatchObject({ currentLevel: 1 });
  });
});

describe('the next level', () => {
  it('costs its own price, up to the highest', async () => {
    await growTo(20);
    await givePoints(server.deps, child.user.userId, 5000);
    const before = await points();
    await acquire(SPEED_BOOST.id);
    for (const [index] of SPEED_BOOST.levels.slice(1).entries()) {
      const { body } = await upgrade(SPEED_BOOST.id, index + 2);
      expect(body.newLevel).toBe(index + 2);
    }
    const spent = SPEED_BOOST.levels.reduce((sum, { price }) => sum + price, 0);
    expect(await points()).toBe(before - spent);
    expect(await boost()).toMatchObject({ price: null, acquirable: false, requirements: [] });
    const { status, error } = await upgrade(SPEED_BOOST.id, SPEED_BOOST.levels.length + 1);
    expect([status, error.message]).toEqual([409, '이미 가장 높은 레벨이에요.']);
  });

  it('must be the next one, of a skill that is learned', async () => {
    await growTo(20);
    await givePoints(server.deps, child.user.userId, 5000);
    expect((await upgrade(SPEED_BOOST.id, 2)).error).toMatchObject({
      errorCode: 'SKILL_UPGRADE_FAIL',
      message: '먼저 스킬을 배워 주세요.',
    });
    await acquire(SPEED_BOOST.id);
    expect((await upgrade(SPEED_BOOST.id, 3)).error.message).toBe('레벨은 한 단계씩 올릴 수 있어요.');
    await upgrade(SPEED_BOOST.id, 2);
    expect((await upgrade(SPEED_BOOST.id, 2)).error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
  });

  it('waits for the character', async () => {
    await givePoints(server.deps, child.user.userId, 5000);
    await acquire(SPEED_BOOST.id);
    expect((await upgrade(SPEED_BOOST.id, 2)).error).toMatchObject({
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

  it('two requests for the same level raise it by one', async () => {
    await growTo(20);
    await givePoints(server.deps, child.user.userId, 5000);
    await acquire(SPEED_BOOST.id);
    const before = await points();
    const replies = await Promise.all([upgrade(SPEED_BOOST.id, 2), upgrade(SPEED_BOOST.id, 2)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(await boost()).toMatchObject({ currentLevel: 2 });
    expect(await points()).toBe(before - (NEXT_BOOST_PRICE ?? 0));
  });

  it('points for one skill buy one skill', async () => {
    await growTo(20);
    const [, doubleJump, , wallClimb] = SKILLS;
    const replies = await Promise.all([acquire(doubleJump.id), acquire(wallClimb.id)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(await points()).toBeGreaterThanOrEqual(0);
  });
});

test.each([0, -1, 99, 'dash', 2_147_483_648])('skill %j does not exist', async (id) => {
  for (const { status, error } of [await acquire(id), await upgrade(id, 2)]) {
    expect([400, 404]).toContain(status);
    expect(['VALIDATION_FAIL', 'RESOURCE_NOT_FOUND']).toContain(error.errorCode);
  }
});

test.each([undefined, null, 0, 1, -2, 1.5, '둘', 101])('level %j is no level to ask for', async (level) => {
  expect((await upgrade(SPEED_BOOST.id, level)).error.errorCode).toBe('VALIDATION_FAIL');
});

it('another world has no skills', async () => {
  expect((await worldSkills({}, WORLD_ID + 1)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
});
