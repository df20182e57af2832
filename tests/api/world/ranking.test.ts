import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { LAST_COUNTED_RANK, WORLD_RANKING_SIZE } from '#shared/contract/world/ranking.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { purgeOldWeeks } from '#server/domain/world/ranking/optOuts.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { befriend } from '../../support/befriend.ts';
import { solveProblem } from '../../support/learn.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, starterOutfit, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

/** Gives experience as a quest does. */
const earn = ({ user: { userId } }: Child, exp: number) =>
  transaction(test.server.deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    await postReward({ tx, wallet, reasonKey: `test:${randomUUID()}`, reward: { point: 0, exp } });
  });
const enter = ({ user: { userId } }: Child) =>
  savePositions(test.server.deps, [{ userId, mapId: 1, x: 0, y: 0, facing: 1 }]);
const list = (child: Child, query: Record<string, string | number> = {}, worldId: number = WORLD_ID) =>
  api.call('ranking.list', { params: { worldId }, query }, child);
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.rankingList.map(({ user }) => user.userId);
const wholeWorld = { scope: 'GLOBAL', period: 'ALL' };

beforeEach(async () => {
  // A world of its own for each test: nobody else is on a board.
  await test.server.deps.db.delete(rankingScores);
});

describe('the score', () => {
  it('is the experience earned, this week and ever', async () => {
    const child = await signUpDressedChild(test.server);
    await earn(child, 30);
    await earn(child, 20);
    for (const period of ['WEEK', 'ALL']) {
      const { status, body } = await list(child, { scope: 'GLOBAL', period });
      expect(status).toBe(200);
      expect(body.rankingList).toMatchObject([
        { rank: 1, score: 50, user: { userId: child.user.userId, tier: 'BRONZE', tierLevel: 1, level: 1 } },
      ]);
      expect(new Set(body.rankingList[0]?.user.itemIdList)).toEqual(new Set(starterOutfit()));
      expect(body.own).toMatchObject({ rank: 1, score: 50, next: null });
      expect(body.endsAt === null).toBe(period === 'ALL');
    }
  });

  it('of a week begins anew with the next, of all time it stays', async () => {
    const child = await signUpChild(test.server);
    await earn(child, 40);
    test.clock.advance({ days: 7 });
    try {
      // Users who were signed in before are not any more.
      const reader = await signUpChild(test.server);
      expect((await list(reader, { scope: 'GLOBAL', period: 'WEEK' })).body.rankingList).toEqual([]);
      expect((await list(reader, wholeWorld)).body.rankingList).toMatchObject([
        { score: 40, user: { userId: child.user.userId } },
      ]);
    } finally {
      test.clock.advance({ days: -7 });
    }
  });

  it('counts both of two actions at once', async () => {
    const child = await signUpChild(test.server);
    await Promise.all(Array.from({ length: 12 }, () => earn(child, 5)));
    for (const period of ['WEEK', 'ALL'])
      expect((await list(child, { scope: 'GLOBAL', period })).body.own?.score).toBe(60);
  });

  it('of all time takes in what was earned before there was a ranking', async () => {
    const child = await signUpChild(test.server);
    await earn(child, 70);
    await test.server.deps.db.delete(rankingScores);
    await earn(child, 5);
    expect((await list(child, wholeWorld)).body.own?.score).toBe(75);
  });

  it('is not moved by an action that is rolled back', async () => {
    const child = await signUpChild(test.server);
    const { userId } = child.user;
    const failing = transaction(test.server.deps, async (tx) => {
      const wallet = await lockWallet({ tx, userId });
      await postReward({ tx, wallet, reasonKey: 'test:undone', reward: { point: 0, exp: 10 } });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await list(child, wholeWorld)).body.own).toBeNull();
  });
});

describe('problems', () => {
  it('are solved once however often they are handed in, each try counts', async () => {
    const child = await signUpChild(test.server);
    await earn(child, 1);
    await api.call(
      'submissions.submit',
      {
        params: { problemId: problemIdOf(1, 0) },
        body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'print("?");' },
      },
      child,
    );
    await Promise.all([solveProblem(api, child, [1, 0]), solveProblem(api, child, [1, 0])]);
    await solveProblem(api, child, [1, 1]);
    expect((await list(child, wholeWorld)).body.own).toMatchObject({ success: 2, submittedProblemCount: 4 });
  });
});

describe('places', () => {
  it('are shared by equal scores, and the next one is told with its distance', async () => {
    const [first, second, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map(() => signUpChild(test.server)),
    );
    if (!first || !second || !third || !fourth) throw new Error('no children');
    await earn(first, 90);
    await earn(second, 50);
    await earn(third, 50);
    await earn(fourth, 20);
    const { body } = await list(fourth, wholeWorld);
    expect(body.rankingList.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 90],
      [2, 50],
      [2, 50],
      [4, 20],
    ]);
    expect(body.own).toMatchObject({ rank: 4, next: { rank: 2, distance: 30 } });
    expect((await list(third, wholeWorld)).body.own).toMatchObject({
      rank: 2,
      next: { rank: 1, distance: 40 },
    });
  });

  it('are counted up to a bound, behind which the distance alone is told', async () => {
    const child = await signUpChild(test.server);
    await earn(child, 10);
    const crowd = LAST_COUNTED_RANK;
    await test.server.deps.db.execute(`
      insert into users (login_name, nickname, nickname_key, password_hash, birth_date)
      select 'crowd_' || n, 'crowd_' || n, 'crowd_' || n, '', '2010-01-01' from generate_series(1, ${crowd}) as n`);
    await test.server.deps.db.execute(`
      insert into ranking_scores (user_id, period, score)
      select id, 'ALL', 12 from users where login_name like 'crowd\\_%'`);
    const far = (await list(child, wholeWorld)).body;
    expect(far.rankingList).toHaveLength(WORLD_RANKING_SIZE);
    expect(far.own).toMatchObject({ rank: null, score: 10, next: { rank: null, distance: 2 } });
    await test.server.deps.db.execute(`delete from users where login_name = 'crowd_1'`);
    expect((await list(child, wholeWorld)).body.own).toMatchObject({
      rank: LAST_COUNTED_RANK,
      next: { rank: 1, distance: 2 },
    });
    await test.server.deps.db.execute(`delete from users where login_name like 'crowd\\_%'`);
  });
});

describe('movement', () => {
  it('is told against the places at the beginning of the day, in the list and of oneself', async () => {
    const [first, second, third, fresh] = [
      await signUpChild(test.server),
      await signUpChild(test.server),
      await signUpChild(test.server),
      await signUpChild(test.server),
    ];
    for (const [child, exp] of [
      [first, 90],
      [second, 50],
      [third, 20],
    ] as const)
      await earn(child, exp);
    expect((await list(first, wholeWorld)).body.own).toMatchObject({ rank: 1, previousRank: null });
    // These rows look as if all of it had been earned the day before.
    await test.server.deps.db.update(rankingScores).set({ movedOn: '2020-01-01' });
    await earn(third, 30);
    await earn(third, 10);
    await earn(fresh, 10);
    for (const period of ['WEEK', 'ALL']) {
      const { body } = await list(third, { scope: 'GLOBAL', period });
      expect(body.rankingList.map(({ user, previousRank }) => [user.userId, previousRank])).toEqual([
        [first.user.userId, 1],
        [third.user.userId, 3],
        [second.user.userId, 2],
        [fresh.user.userId, null],
      ]);
      expect(body.own).toMatchObject({ rank: 2, previousRank: 3 });
      expect((await list(second, { scope: 'GLOBAL', period })).body.own).toMatchObject({ previousRank: 2 });
    }
  });
});

describe('who is compared', () => {
  it('are all, or those who have been in the world', async () => {
    const [reader, walker] = [await signUpChild(test.server), await signUpChild(test.server)];
    await earn(reader, 10);
    await earn(walker, 5);
    await enter(walker);
    expect(idsOf(await list(reader, wholeWorld))).toEqual([reader.user.userId, walker.user.userId]);
    const world = await list(reader, { scope: 'WORLD', period: 'ALL' });
    expect([idsOf(world), world.body.own]).toEqual([[walker.user.userId], null]);
  });

  it('are the active members of a channel, under their names there, for members only', async () => {
    const [me, mate, gone, outsider] = await Promise.all([1, 2, 3, 4].map(() => signUpChild(test.server)));
    if (!me || !mate || !gone || !outsider) throw new Error('no children');
    for (const child of [me, mate, gone, outsider]) await earn(child, 10);
    const channelId = await makeClass(test.server.deps, [
      { child: me, nickname: '물결' },
      { child: mate, nickname: '산호' },
      { child: gone, nickname: '조개', roles: ['USER', 'SUSPEND'] },
    ]);
    const query = { scope: 'CHANNEL', period: 'ALL', channelId };
    const { body } = await list(me, query);
    expect(new Set(body.rankingList.map(({ user }) => user.channelNickname))).toEqual(
      new Set(['물결', '산호']),
    );
    expect((await list(outsider, query)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect((await list(gone, query)).error.errorCode).toBe('NOT_HAS_ROLE');

    // Elsewhere pupils of other channels show no class, and what is not for strangers is kept from them.
    const others = (await list(outsider, wholeWorld)).body.rankingList;
    expect(others.find(({ user }) => user.userId === mate.user.userId)?.user).toMatchObject({
      channelNickname: '',
      channelName: '',
      channelId: null,
    });
    const known = (await list(me, wholeWorld)).body.rankingList;
    expect(known.find(({ user }) => user.userId === mate.user.userId)?.user).toMatchObject({ channelId });
  });

  it('does not show introduction and gender to strangers, but to friends', async () => {
    const [me, other] = [await signUpChild(test.server), await signUpChild(test.server)];
    await earn(other, 10);
    await api.call('profiles.saveIntroduction', { body: { introduction: '고래를 좋아해요.' } }, other);
    await api.call('profiles.saveGender', { body: { gender: 'OTHER' } }, other);
    const seen = async () => (await list(me, wholeWorld)).body.rankingList[0]?.user;
    expect(await seen()).toMatchObject({ introduction: '', gender: 'NOT_SELECTED' });
    await befriend(api, me, other);
    expect(await seen()).toMatchObject({ introduction: '고래를 좋아해요.', gender: 'OTHER' });
  });

  it('leaves out the blocked on both sides, without moving anybody', async () => {
    const [me, other] = [await signUpChild(test.server), await signUpChild(test.server)];
    await earn(other, 20);
    await earn(me, 10);
    await api.call('moderation.block', { params: { id: other.user.userId } }, me);
    for (const [child, rank] of [
      [me, 2],
      [other, 1],
    ] as const) {
      const { body } = await list(child, wholeWorld);
      expect(body.rankingList.map(({ user }) => user.userId)).toEqual([child.user.userId]);
      expect(body.own?.rank).toBe(rank);
    }
  });

  it('leaves out who does not want to appear, and has not forgotten its score', async () => {
    const [me, other] = [await signUpChild(test.server), await signUpChild(test.server)];
    await earn(me, 20);
    await earn(other, 10);
    const hide = (isHidden: boolean) => api.call('ranking.saveVisibility', { body: { isHidden } }, me);
    for (const round of [1, 2]) expect([round, (await hide(true)).status]).toEqual([round, 200]);
    expect((await list(me, wholeWorld)).body).toMatchObject({ own: null, isHidden: true });
    expect((await list(other, wholeWorld)).body.own).toMatchObject({ rank: 1, next: null });
    await hide(false);
    expect((await list(me, wholeWorld)).body).toMatchObject({ own: { rank: 1, score: 20 }, isHidden: false });
  });
});

describe('bad requests', () => {
  it.each([
    [{ scope: 'MOON' }, 'VALIDATION_FAIL'],
    [{ period: 'YEAR' }, 'VALIDATION_FAIL'],
    [{ scope: 'CHANNEL' }, 'VALIDATION_FAIL'],
    [{ scope: 'CHANNEL', channelId: 'NaN' }, 'VALIDATION_FAIL'],
    [{ scope: 'CHANNEL', channelId: -1 }, 'VALIDATION_FAIL'],
    [{ scope: 'CHANNEL', channelId: 2_147_483_647 }, 'CHANNEL_NOT_FOUND'],
  ] as const)('%j answers %s', async (query, code) => {
    const child = await signUpChild(test.server);
    const { status, error } = await list(child, query);
    expect(status).toBeLessThan(500);
    expect(error.errorCode).toBe(code);
  });

  it('no world but the one there is', async () => {
    const child = await signUpChild(test.server);
    expect((await list(child, {}, 99)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect((await list(child, {}, Number.NaN)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

it('old weeks are forgotten, the last ones and all time are kept', async () => {
  const child = await signUpChild(test.server);
  const { userId } = child.user;
  const { db } = test.server.deps;
  await earn(child, 10);
  await db.insert(rankingScores).values({ userId, period: '2020-01-06', score: 5 });
  await purgeOldWeeks(test.server.deps);
  const kept = await db.select().from(rankingScores).where(eq(rankingScores.userId, userId));
  expect(kept.map(({ score }) => score)).toEqual([10, 10]);
});
