import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { TIMED_QUESTS } from '#server/domain/world/quests/definitions/timed.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { QuestBook } from '#server/domain/world/quests/questBook.ts';
import { GoalDoer } from '../../support/GoalDoer.ts';
import { checkLedger } from '../../support/ledger.ts';
import { countStatements } from '../../support/countStatements.ts';
import { sampleGoal, sampleQuest } from '../../support/sampleQuests.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { standBeside } from '../../support/standBeside.ts';

const [STORY, NEXT, DAILY, WEEKLY, TIMED, HIGH, ALL_KINDS] = [1, 2, 3, 4, 5, 6, 7] as const;
const FIRST_CROWD = 200;
const crowd: QuestDefinition[] = Array.from({ length: 54 }, (_, index) =>
  sampleQuest({
    id: FIRST_CROWD + index,
    after: [STORY],
    title: '아주 길고 재미있는 바닷속 이야기',
    description: '친구와 함께 바다를 한 바퀴 돌며 반짝이는 조개를 모으고 문제도 풀어 보는 이야기예요.',
    goals: [sampleGoal('TALK', 101), sampleGoal('VISIT_MAP', 2), sampleGoal('COLLECT', 2, 5)],
    rewards: [
      { type: 'POINT', count: 100 },
      { type: 'USER_EXP', count: 50 },
    ],
    offerMessageList: Array.from(
      { length: 4 },
      () => '안녕! 오늘은 바다에 아주 재미있는 일이 있단다. 들어 볼래?',
    ),
  }),
);
const quests = new QuestBook([
  sampleQuest({ id: STORY }),
  sampleQuest({ id: NEXT, after: [STORY] }),
  sampleQuest({ id: DAILY, kind: 'DAILY' }),
  sampleQuest({ id: WEEKLY, kind: 'WEEKLY' }),
  sampleQuest({ id: TIMED, timeLimit: 120, goals: [sampleGoal('TALK', 101, 2)] }),
  sampleQuest({ id: HIGH, requiredLevel: 3 }),
  sampleQuest({
    id: ALL_KINDS,
    kind: 'SUB',
    rewards: [
      { type: 'POINT', count: 30 },
      { type: 'CHANNEL_POINT', count: 5 },
      { type: 'USER_EXP', count: 20 },
      { type: 'SKILL', skillId: 1 },
      { type: 'OBJECT_STATE', objectId: 4, name: '광장의 등불' },
      { type: 'CERTIFICATION', certificateId: 1 },
    ],
  }),
  // The timed quests of the product without the quests that come before them.
  ...TIMED_QUESTS.map((quest) => ({ ...quest, after: [] })),
  ...crowd,
]);
const test = setUpApi({ quests });
const { api, clock } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
  await standBeside(test.server.deps, { userId: child.user.userId, npcId: 101 });
});

const worldId = WORLD_ID;
const accept = (questId: number) => api.call('quests.accept', { params: { worldId, questId } }, child);
const complete = (questId: number) => api.call('quests.complete', { params: { worldId, questId } }, child);
const talk = () => api.call('quests.talkToNpc', { params: { worldId, npcId: 101 } }, child);
const list = async () => (await api.call('quests.list', { params: { worldId } }, child)).body.questList;
const stateOf = async (id: number) => (await list()).find((quest) => quest.mapNpcQuestId === id)?.state;
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const history = (query = {}) => api.call('quests.listRewards', { params: { worldId }, query }, child);
async function finish(questId: number) {
  await accept(questId);
  await talk();
  return complete(questId);
}
const relogin = async () => {
  const body = { loginName: child.loginName, password: child.password };
  const reply = await api.call('sessions.signIn', { body });
  child = { ...child, token: reply.headers.get('access_token') ?? '' };
};

describe('a daily quest', () => {
  it('is rewarded once a day, and again the next day, with every completion kept', async () => {
    const before = await points();
    await accept(DAILY);
    await talk();
    const both = await Promise.all([complete(DAILY), complete(DAILY)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await accept(DAILY)).error.errorCode).toBe('QUEST_ALREADY_COMPLETED');
    expect(await points()).toBe(before + 10);

    clock.advance({ days: 1 });
    await relogin();
    expect(await stateOf(DAILY)).toBe('AVAILABLE');
    expect((await finish(DAILY)).status).toBe(200);
    expect(await points()).toBe(before + 20);
    const { rows } = await test.server.deps.db.execute(
      sql`select period from user_quest_completions where user_id = ${child.user.userId} and quest_id = ${DAILY}`,
    );
    expect(new Set(rows.map(({ period }) => period)).size).toBe(2);
    expect((await history()).body.totalCount).toBe(2);
  });

  it('is offered anew when the day ends over it, but for what waits to be handed in', async () => {
    await accept(DAILY);
    await accept(WEEKLY);
    await talk();
    clock.advance({ days: 8 });
    await relogin();
    expect([await stateOf(DAILY), await stateOf(WEEKLY)]).toEqual(['READY', 'READY']);
    expect((await complete(DAILY)).status).toBe(200);
    expect(await stateOf(DAILY)).toBe('AVAILABLE');
    await accept(DAILY);
    clock.advance({ days: 1 });
    await relogin();
    expect(await stateOf(DAILY)).toBe('AVAILABLE');
    expect((await complete(DAILY)).error.errorCode).toBe('QUEST_NOT_READY');
  });
});

describe('a time limit', () => {
  it('gives the quest back with its counts at 0, decided by the clock of the server', async () => {
    const { body } = await accept(TIMED);
    const left = Date.parse(body.questList[0]?.expiresAt ?? '') - clock.now().getTime();
    expect(left).toBeGreaterThan(110_000);
    expect(left).toBeLessThanOrEqual(120_000);
    expect(body.questList[0]?.secondsLeft).toBe(Math.ceil(left / 1000));
    await talk();
    clock.advance({ minutes: 3 });
    expect(await stateOf(TIMED)).toBe('AVAILABLE');
    expect((await talk()).body.questList).toEqual([]);
    const again = await accept(TIMED);
    expect(again.body.questList[0]?.goalList[0]?.completedCount).toBe(0);
    await talk();
    await talk();
    clock.advance({ minutes: 3 });
    expect((await complete(TIMED)).status).toBe(200);
  });
});

describe('a favour against the clock', () => {
  it.each(TIMED_QUESTS.map((quest) => [quest.title, quest] as const))(
    '«%s» is offered anew when its time is up, and rewarded when it was reached in time',
    async (_title, { id, npcId, goals, rewards, timeLimit = 0 }) => {
      const doer = new GoalDoer(test, child);
      const beside = () => standBeside(test.server.deps, { userId: child.user.userId, npcId });
      const before = await points();
      await beside();
      expect((await accept(id)).status).toBe(200);
      for (const goal of goals.slice(1)) await doer.do(goal);
      clock.advance({ seconds: timeLimit + 1 });
      expect(await stateOf(id)).toBe('AVAILABLE');
      await beside();
      expect((await complete(id)).status).toBe(409);
      expect(await points()).toBe(before);

      expect((await accept(id)).status).toBe(200);
      for (const goal of goals) await doer.do(goal);
      expect(await stateOf(id)).toBe('READY');
      // A quest that is done waits to be handed in.
      clock.advance({ seconds: timeLimit + 1 });
      await beside();
      expect((await complete(id)).status).toBe(200);
      const given = rewards.reduce((sum, one) => (one.type === 'POINT' ? sum + one.count : sum), 0);
      expect(await points()).toBe(before + given);
      expect((await history({ reward_type: 'CHANNEL_POINT' })).body.totalCount).toBe(1);
    },
  );
});

describe('what is offered', () => {
  it('waits for the level and for the quest before', async () => {
    expect([await stateOf(HIGH), await stateOf(NEXT)]).toEqual(['LOCKED', 'LOCKED']);
    expect((await accept(HIGH)).error.errorCode).toBe('QUEST_NOT_AVAILABLE');
    await finish(STORY);
    expect(await stateOf(NEXT)).toBe('AVAILABLE');
  });

  it('is taken and handed in beside the giver only', async () => {
    await standBeside(test.server.deps, { userId: child.user.userId, npcId: 109 });
    const far = await accept(STORY);
    expect([far.status, far.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    await standBeside(test.server.deps, { userId: child.user.userId, npcId: 101 });
    await accept(STORY);
    await talk();
    await standBeside(test.server.deps, { userId: child.user.userId, npcId: 109 });
    expect((await complete(STORY)).error.errorCode).toBe('VALIDATION_FAIL');
    expect(await stateOf(STORY)).toBe('READY');
  });

  it('is listed in three statements and under 40 kB however many quests there are', async () => {
    expect(quests.all.length).toBeGreaterThan(60);
    // The three read the taken quests, the level, and the changes of quests in the world.
    expect(await countStatements(list)).toBe(3);
    expect(Buffer.byteLength(JSON.stringify(await list()))).toBeLessThan(40_000);
  });

  it('is listed by main and sub, from page 1, with goals and the first reward', async () => {
    const main = (await api.call('quests.listMain', { query: { page: 1 } }, child)).body;
    expect([main.questList.length, main.totalCount, main.pageCount]).toEqual([20, 58, 3]);
    expect(main.questList[0]).toMatchObject({
      character: '돌핀 선생님',
      level: 1,
      rewardType: 'POINT',
      rewardCount: 10,
    });
    const sub = (await api.call('quests.listSub', {}, child)).body.questList;
    expect(sub.map(({ kind }) => kind)).toEqual(Array(1 + TIMED_QUESTS.length).fill('SUB'));
    for (const page of [0, -1, 20_000])
      expect((await api.call('quests.listMain', { query: { page } }, child)).error.errorCode).toBe(
        'VALIDATION_FAIL',
      );
    expect((await api.call('quests.listMain', { query: { page: 99 } }, child)).body.questList).toEqual([]);
  });
});

describe('rewards of every kind', () => {
  it('are given once and stand in the history by type', async () => {
    const before = await points();
    expect((await finish(ALL_KINDS)).status).toBe(200);
    expect(await points()).toBe(before + 30);
    const { body } = await history();
    expect(
      new Set(body.userMapNpcQuestRewardList.map((row) => `${row.rewardType} ${row.rewardName}`)),
    ).toEqual(
      new Set([
        'POINT 포인트',
        'CHANNEL_POINT 교실 포인트',
        'USER_EXP 경험치',
        'SKILL 대시',
        'OBJECT_STATE 광장의 등불',
        'CERTIFICATION 산호 마을 코딩 탐험가',
      ]),
    );
    for (const reward_type of ['SKILL', 'CERTIFICATION', 'CHANNEL_POINT', 'OBJECT_STATE'])
      expect((await history({ reward_type })).body.totalCount).toBe(1);
    const changed = async (who: Child) =>
      (await api.call('quests.list', { params: { worldId: WORLD_ID } }, who)).body.changedObjectIdList;
    expect(await changed(child)).toEqual([4]);
    expect(await changed(await signUpDressedChild(test.server))).toEqual([]);
    const skills = (await api.call('skills.listCatalog', {}, child)).body;
    expect(JSON.stringify(skills)).toContain('"currentLevel":1');
    await checkLedger(test.server.deps);
  });

  it('turn a skill that is learned already into its price', async () => {
    await test.server.deps.db.execute(
      sql`insert into user_skills (user_id, skill_id, level) values (${child.user.userId}, 1, 2)`,
    );
    const before = await points();
    await finish(ALL_KINDS);
    expect(await points()).toBe(before + 30 + SKILLS[0].levels[0].price);
    const rows = (await history({ reward_type: 'POINT' })).body.userMapNpcQuestRewardList;
    expect(rows.map(({ rewardName }) => rewardName)).toContain('포인트 (이미 배운 대시 대신)');
  });
});

describe('a certificate', () => {
  it('is listed, drawn with the name and day, and has its background', async () => {
    await finish(ALL_KINDS);
    const { certificateList, totalCount } = (await api.call('certificates.list', {}, child)).body;
    const [certificate] = certificateList;
    expect(totalCount).toBe(1);
    expect(certificate).toMatchObject({ nickname: child.user.nickname, title: '산호 마을 코딩 탐험가' });
    const id = certificate?.userCertificateId ?? 0;
    const [row] = (await history({ reward_type: 'CERTIFICATION' })).body.userMapNpcQuestRewardList;
    expect(row?.userRewardItemId).toBe(id);
    const drawn = (await api.call('certificates.get', { params: { id } }, child)).body;
    for (const part of [child.user.nickname, certificate?.certificateNumber, '년', '산호 마을 코딩 탐험가'])
      expect(drawn.svg).toContain(part);
    const { contentType, image } = (await api.call('certificates.getBackground', { params: { id } }, child))
      .body;
    expect(contentType).toBe('image/webp');
    expect(Buffer.from(image, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  });

  it('is nobody else’s', async () => {
    await finish(ALL_KINDS);
    const [certificate] = (await api.call('certificates.list', {}, child)).body.certificateList;
    const id = certificate?.userCertificateId ?? 0;
    const other = await signUpDressedChild(test.server);
    for (const name of ['certificates.get', 'certificates.getBackground'] as const) {
      expect((await api.call(name, { params: { id } }, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
      for (const wrong of [0, -1, 'x'])
        expect((await api.call(name, { params: { id: wrong } }, child)).error.errorCode).toBe(
          'VALIDATION_FAIL',
        );
    }
  });
});
