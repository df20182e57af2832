import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRefusal, type ErrorCode } from '#shared/contract/errors.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { routeNamed, ROUTE_NAMES, type RouteName } from '#shared/contract/routes.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { answerInProcess, needsHttp } from '../../support/answerInProcess.ts';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import { answerOf, handIn, rightProgram } from '../../support/battles.ts';
import { eventually } from '../../support/eventually.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { SAMPLE_REQUESTS } from '../../support/sampleRequests.ts';
import { setUpBattles } from '../../support/setUpBattles.ts';
import type { Child } from '../../support/signUpChild.ts';

/**
 * Two classes made just now, side by side. Their masters are nobody in the school that everybody is in, their pupils
 * have no role elsewhere.
 */
const { test, api, newChild } = setUpBattles();
const { made } = makeChannels(test);

interface ClassOfTest {
  readonly channel: Channel;
  readonly teacher: Child;
  readonly pupil: Child;
}
let coral: ClassOfTest;
let pearl: ClassOfTest;
/** A pupil of both. */
let both: Child;

const inClass = (who: Child, { channel }: ClassOfTest): Child => ({ ...who, channelId: channel.id });
/** Signed in, and nothing said of a class. */
const anywhere = ({ token }: Child) => ({ token });
const join = (who: Child, { channel }: Pick<ClassOfTest, 'channel'>) =>
  api.call(
    'channels.join',
    { params: { id: channel.id }, body: { nickname: who.user.nickname, introduction: '안녕' } },
    who,
  );

async function newClass(channelName: string): Promise<ClassOfTest> {
  const { who, channel } = await made({ channelName });
  const pupil = await newChild();
  await join(pupil, { channel });
  return { channel, teacher: { ...who, channelId: channel.id }, pupil: { ...pupil, channelId: channel.id } };
}

beforeAll(async () => {
  coral = await newClass('산호반');
  pearl = await newClass('진주반');
  both = await newChild();
  for (const one of [coral, pearl]) await join(both, one);
});

const BATTLE = { name: '우리 반 대결', minutes: 10, problemCount: 1, language: 'JAVASCRIPT', difficulty: 1 };
async function openFor(one: ClassOfTest, settings: object = {}): Promise<string> {
  const request = { params: { id: one.channel.id }, body: { ...BATTLE, ...settings } };
  const { status, body, error } = await api.call('battles.createForClass', request, one.teacher);
  expect(status, JSON.stringify(error)).toBe(200);
  return body.room.code;
}
const placeOf = (who: Child, kind: string, key: string | number) =>
  api.call('places.find', { params: { kind, key } }, anywhere(who));

describe('every call of a class', () => {
  const OF_A_CLASS = ROUTE_NAMES.filter((name) => {
    const { access }: RouteSpec = routeNamed(name);
    return typeof access === 'object' && access.channelFrom === undefined && access.isPublic !== true;
  });
  /** Their sample names a member of another channel. */
  const ABOUT_A_MEMBER: readonly RouteName[] = [
    'channelAccounts.resetPasswords',
    'members.revealPhone',
    'members.saveContact',
    'memberReports.get',
    'memberReports.saveWords',
    'tickets.issue',
  ];
  const answer = async (name: RouteName, who: Child): Promise<ErrorCode | 'OK'> => {
    const request = SAMPLE_REQUESTS[name];
    const { status, errorCode } = needsHttp(routeNamed(name))
      ? await api.call(name, request, who).then((reply) => ({ ...reply, ...reply.error }))
      : await answerInProcess(test.server.deps, name, request, who);
    expect(status, `${name}: ${errorCode}`).toBeLessThan(500);
    return status < 400 ? 'OK' : (errorCode as ErrorCode);
  };

  it.each(OF_A_CLASS)('%s is answered to the class that it names, and to no other', async (name) => {
    const master = await answer(name, coral.teacher);
    // Refusals because a fresh class lacks something have other codes: a plan, a row that is not there.
    const refused = ['CHANNEL_NOT_FOUND', 'NOT_HAS_ROLE', 'NEED_TO_LOGIN'];
    if (!ABOUT_A_MEMBER.includes(name)) refused.push('CHANNEL_MEMBER_NOT_FOUND');
    expect(refused).not.toContain(master);
    const stranger = await answer(name, inClass(coral.teacher, pearl));
    expect(stranger).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect(isRefusal(stranger as ErrorCode)).toBe(true);
  });
});

describe('a battle of a class', () => {
  it('has something to play at once, of the product, and is raced with its drafts and runs', async () => {
    const code = await openFor(coral);
    const { teacher, pupil } = coral;
    // The pupil types the code of the projector, and is told where it is.
    const place = await placeOf(pupil, 'BATTLE', code.toLowerCase());
    expect(place.body.channel).toMatchObject({
      channelDomain: coral.channel.channelDomain,
      channelName: '산호반',
    });
    expect(await answerOf(api.call('battles.join', { params: { code }, body: {} }, pupil))).toBe('OK');
    expect(await answerOf(api.call('battles.start', { params: { code } }, teacher))).toBe('OK');
    test.clock.advance({ seconds: 6 });
    const listed = await api.call('competitions.listContents', { params: { key: code } }, pupil);
    const [content] = listed.body.contentList;
    if (!content) throw new Error('the race has no content');
    const params = { problemId: content.problemId };
    const program = rightProgram(content);
    const { language } = program;
    const draft = { language, source: 'print(1);', baseVersion: 0 };
    expect(await answerOf(api.call('drafts.save', { params, body: draft }, pupil))).toBe('OK');
    expect((await api.call('drafts.get', { params, query: { language } }, pupil)).body.source).toBe(
      'print(1);',
    );
    const run = { ...params, language, source: 'print(1);', input: '' };
    expect(await answerOf(api.call('problems.runCode', { body: run }, pupil))).toBe('OK');
    expect(await handIn(api, pupil, { key: code, content, program })).toBe('AC');
    const screen = await api.call('battles.getScreen', { params: { id: coral.channel.id, code } }, teacher);
    expect(screen.body.board?.rankList).toHaveLength(1);
    // Its only player has solved everything, which ends it, by a job.
    const raced = await eventually(async () => {
      const started = await api.call('practices.start', { params: { key: code } }, pupil);
      expect(started.body).toHaveProperty('practiceId');
      return started;
    });
    expect((await placeOf(pupil, 'PRACTICE', raced.body.practiceId)).body.channel.channelId).toBe(
      coral.channel.id,
    );
  });

  it('is hidden from a class beside it, by its code as in its list', async () => {
    const code = await openFor(coral);
    expect((await placeOf(pearl.pupil, 'BATTLE', code)).error.errorCode).toBe('ROOM_NOT_FOUND');
    expect(await answerOf(api.call('battles.get', { params: { code } }, pearl.pupil))).toBe('ROOM_NOT_FOUND');
    const { body } = await api.call('battles.listOwn', { query: { page: 1 } }, anywhere(pearl.pupil));
    expect(body.roomList.map((room) => room.code)).not.toContain(code);
  });

  it('stands in the hall of whoever is in several classes, each room under its flag', async () => {
    const codes = [await openFor(coral), await openFor(pearl)];
    const { body } = await api.call('battles.listOwn', { query: { page: 1 } }, anywhere(both));
    const shown = body.roomList.filter(({ code }) => codes.includes(code));
    expect(new Map(shown.map(({ code, channel }) => [code, channel.channelName]))).toEqual(
      new Map([
        [codes[0], '산호반'],
        [codes[1], '진주반'],
      ]),
    );
    expect(shown[0]?.channel.flag).toEqual(pearl.channel.flag);
    const code = codes[1] ?? '';
    expect(
      await answerOf(api.call('battles.join', { params: { code }, body: {} }, inClass(both, pearl))),
    ).toBe('OK');
    const own = await api.call('battles.getOwn', {}, anywhere(both));
    expect(own.body.room).toMatchObject({ code, channel: { channelName: '진주반' } });
    await api.call('battles.leave', { params: { code } }, inClass(both, pearl));
  });

  it('says which condition is at fault where there are too few problems, and none where there are enough', async () => {
    await openFor(coral, { kind: 'STAGE', language: undefined, difficulty: undefined, problemCount: 3 });
    const wanted = (settings: object) =>
      api.call(
        'battles.createForClass',
        { params: { id: coral.channel.id }, body: { ...BATTLE, language: undefined, ...settings } },
        coral.teacher,
      );
    const hard = await wanted({ difficulty: 5, problemCount: 10 });
    expect(hard.error).toMatchObject({
      errorCode: 'BATTLE_NO_PROBLEM',
      fieldErrors: [{ field: 'difficulty' }],
    });
    expect(hard.error.message).toMatch(/^난이도 5인 문제가 .*난이도를 바꿔 주세요\.$/);
  });
});

describe('a competition of a class', () => {
  const day = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString();
  const input = (problemId: number) => ({
    ...{ name: '산호반 대회', rule: 'ICPC', limitTime: 60, startDate: day(1), endDate: day(2) },
    contentList: [{ problemId, points: 100 }],
  });

  it('is made of what the product has, seen by its class alone, and found without its class', async () => {
    const { channel, teacher, pupil } = coral;
    const inPath = { id: channel.id };
    const query = { page: 1, kind: 'CODE' };
    const found = await api.call('lmsCompetitions.listProblems', { params: inPath, query }, teacher);
    const problemId = found.body.problemList[0]?.problemId ?? 0;
    const { status, body } = await api.call(
      'lmsCompetitions.create',
      { params: inPath, body: input(problemId) },
      teacher,
    );
    expect(status).toBe(200);
    const key = body.competitionId ?? 0;
    const listed = async (who: Child) => {
      const own = await api.call('competitions.listOwn', { query: { page: 1 } }, anywhere(who));
      return own.body.competitionList.filter(({ competitionId }) => competitionId === key);
    };
    expect(await listed(pupil)).toMatchObject([{ channel: { channelName: '산호반' } }]);
    expect(await listed(both)).toHaveLength(1);
    expect(await listed(pearl.pupil)).toEqual([]);
    expect(await answerOf(api.call('competitions.enroll', { params: { key } }, pupil))).toBe('OK');
    expect((await listed(pupil))[0]?.enrollState).toBe('ENROLLED');
    expect((await placeOf(pupil, 'COMPETITION', key)).body.channel.channelId).toBe(channel.id);
    expect((await placeOf(pearl.pupil, 'COMPETITION', key)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

it('a class that closes calls off its battles and competitions, with a word to who was in them', async () => {
  const closing = await newClass('소라반');
  const { channel, teacher, pupil } = closing;
  const waiting = await openFor(closing, { name: '기다리는 방' });
  const racing = await openFor(closing, { name: '달리는 방' });
  const racer = await newChild();
  await join(racer, closing);
  const inIt = inClass(racer, closing);
  for (const [code, who] of [
    [waiting, pupil],
    [racing, inIt],
  ] as const)
    expect(await answerOf(api.call('battles.join', { params: { code }, body: {} }, who))).toBe('OK');
  expect(await answerOf(api.call('battles.start', { params: { code: racing } }, teacher))).toBe('OK');
  test.clock.advance({ seconds: 6 });
  const params = { id: channel.id };
  const found = await api.call(
    'lmsCompetitions.listProblems',
    { params, query: { page: 1, kind: 'CODE' } },
    teacher,
  );
  const contentList = [{ problemId: found.body.problemList[0]?.problemId ?? 0, points: 100 }];
  const from = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
  const times = { rule: 'IOI', limitTime: 60, endDate: from(300), contentList };
  const keys: number[] = [];
  for (const body of [
    { ...times, name: '다음 대회', startDate: from(60) },
    { ...times, name: '지금 대회', startDate: from(-1) },
  ]) {
    const made = await api.call('lmsCompetitions.create', { params, body }, teacher);
    const key = made.body.competitionId ?? 0;
    expect(await answerOf(api.call('competitions.enroll', { params: { key } }, pupil))).toBe('OK');
    keys.push(key);
  }
  const closed = await api.call(
    'channels.close',
    { params, body: { channelName: channel.channelName } },
    anywhere(teacher),
  );
  expect(closed.status).toBe(200);
  const told = async (who: Child) =>
    (await api.call('notifications.list', { query: { page: 1 } }, anywhere(who))).body.notificationList.map(
      ({ title, content }) => `${title} ${content}`,
    );
  const words = (await told(pupil)).join('\n');
  expect(words).toContain('「기다리는 방」 배틀을 더 할 수 없어요');
  expect(words).toContain('「다음 대회」 대회는 열리지 않아요');
  expect(words).toContain('「지금 대회」 대회가 끝났어요');
  expect((await told(racer)).join('\n')).toContain('「달리는 방」 배틀을 더 할 수 없어요');
  const { db } = test.server.deps;
  const rooms = await db.select().from(battleRooms).where(eq(battleRooms.channelId, channel.id));
  expect(rooms.map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED']);
  const left = await db.select().from(competitions).where(eq(competitions.channelId, channel.id));
  expect(left.map(({ id }) => id)).toEqual(keys.slice(1));
  // Nobody is kept from another room by one that is gone.
  const code = await openFor(coral);
  expect(await answerOf(api.call('battles.join', { params: { code }, body: {} }, inClass(both, coral)))).toBe(
    'OK',
  );
});

it('a stage of a class is found by its teacher alone', async () => {
  const { teacher, pupil, channel } = coral;
  const made = await api.call('stageDrafts.create', { body: { from: 'NEW', theme: 'PATH' } }, teacher);
  expect(made.status, JSON.stringify(made.error)).toBe(200);
  const { draftId } = made.body;
  expect((await placeOf(teacher, 'STAGE_DRAFT', draftId)).body.channel.channelId).toBe(channel.id);
  for (const who of [pupil, pearl.teacher])
    expect((await placeOf(who, 'STAGE_DRAFT', draftId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
});

it('a notice of a teacher reaches its own class', async () => {
  const sent = await api.call(
    'notifications.send',
    { body: { content: `내일 만나요 ${randomUUID().slice(0, 4)}` } },
    coral.teacher,
  );
  // Itself, its pupil, and the pupil of both.
  expect(sent.body.sentCount).toBe(3);
});

it('the ranking of a class names its members alone', async () => {
  const ranking = await api.call(
    'ranking.list',
    { params: { worldId: 1 }, query: { scope: 'CHANNEL', period: 'ALL', channelId: pearl.channel.id } },
    anywhere(pearl.pupil),
  );
  expect(ranking.status).toBe(200);
});
