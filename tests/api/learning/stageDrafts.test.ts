import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { StageDraft, StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { newStage } from '#server/domain/learning/authoring/kinds/stage/newStage.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let teacher: Child;
let pupil: Child;
let stranger: Child;

beforeAll(async () => {
  const [first, second, third] = await Promise.all([
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
  ]);
  const channelId = await makeClass(test.server.deps, [
    { child: first, nickname: '가람쌤', roles: ['TEACHER'] },
    { child: second, nickname: '나루' },
  ]);
  teacher = { ...first, channelId };
  pupil = { ...second, channelId };
  stranger = third;
});

const create = (who = teacher, body: object = { from: 'NEW', theme: 'PATH' }) =>
  api.call('stageDrafts.create', { body }, who);
const get = async (draftId: number) =>
  (await api.call('stageDrafts.get', { params: { draftId } }, teacher)).body;
const save = (draftId: number, content: unknown, baseVersion: number) =>
  api.call('stageDrafts.save', { params: { draftId }, body: { content, baseVersion } }, teacher);
const publish = (draftId: number, baseVersion: number) =>
  api.call('stageDrafts.publish', { params: { draftId }, body: { baseVersion } }, teacher);
const shelf = async (who: Child) => (await api.call('stages.listShelf', {}, who)).body.stageList;

/** A short way to the flag. */
function small(change: Partial<StageDraftContent> = {}): StageDraftContent {
  const { level, ...empty } = newStage('PATH');
  return {
    ...empty,
    title: '세 걸음',
    mission: '깃발까지 걸어가요.',
    hintList: ['앞을 봐요.', '칸을 세어요.', '세 칸이에요.'],
    level: {
      ...level,
      rows: ['.......', '.S..F..', '#######'],
      ...{ blockLimit: 1, stepLimit: 3, toolbox: ['walk'] },
    },
    programs: { JAVASCRIPT: { solution: 'walk(3);', wrongAnswers: ['walk(2);'] } },
    ...change,
  };
}

/** The draft once the judge has said what it thinks of its programs. */
const proved = (draftId: number): Promise<StageDraft> =>
  eventually(
    async () => {
      const draft = await get(draftId);
      expect(draft.check?.state).toMatch(/PASSED|FAILED/);
      return draft;
    },
    // The interval is that of the page: on a slow machine more would be too many requests.
    { timeout: 50_000, interval: 700 },
  );

async function published(content: StageDraftContent): Promise<StageDraft> {
  const { draftId } = (await create()).body;
  const { version } = (await save(draftId, content, 1)).body;
  expect((await publish(draftId, version)).status).toBe(202);
  return proved(draftId);
}

it('a stage goes from a draft to the library of the class, where a child solves it', async () => {
  const draft = await published(small());
  expect(draft).toMatchObject({
    ...{ state: 'PUBLISHED', version: 2 },
    check: { state: 'PASSED', done: 2, total: 2, faultList: [] },
  });
  const problemId = draft.problemId ?? 0;
  expect(problemId).toBeGreaterThanOrEqual(FIRST_STAFF_ID);

  expect(await shelf(pupil)).toMatchObject([{ problemId, title: '세 걸음', theme: 'PATH', starCount: 0 }]);
  expect(await shelf(stranger)).toEqual([]);
  const params = { problemId };
  const seen = await api.call('problems.get', { params }, pupil);
  expect(seen.body).toMatchObject({ kind: 'STAGE', hintCount: 3, languageList: ['JAVASCRIPT'] });
  expect(JSON.stringify(seen.body)).not.toContain('walk(3)');
  expect((await api.call('problems.get', { params }, stranger)).error.errorCode).toBe('PROBLEM_NOT_FOUND');

  const body = { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'walk(3);' };
  await api.call('submissions.submit', { params, body }, pupil);
  await eventually(async () => expect(await shelf(pupil)).toMatchObject([{ starCount: 3 }]), {
    timeout: 25_000,
    interval: 200,
  });
  // Beside the road: it opens no theme.
  expect((await api.call('stages.list', {}, pupil)).body).toMatchObject({ stageList: [], starTotal: 0 });
}, 60_000);

it('children play what was published, until it is taken back or published anew', async () => {
  const draft = await published(small({ title: '옛 이름' }));
  const problemId = draft.problemId ?? 0;
  const params = { problemId };
  const titleOf = async () => (await shelf(pupil)).find((stage) => stage.problemId === problemId)?.title;

  const at = { params: { draftId: draft.draftId } };
  const changed = await save(draft.draftId, small({ title: '새 이름' }), 2);
  expect(changed.body.state).toBe('CHANGED');
  expect(await titleOf()).toBe('옛 이름');
  expect((await api.call('stageDrafts.unpublish', at, teacher)).body.state).toBe('DRAFT');
  expect(await titleOf()).toBe(undefined);
  expect((await api.call('problems.get', { params }, pupil)).error.errorCode).toBe('PROBLEM_NOT_FOUND');
  await publish(draft.draftId, 3);
  expect(await proved(draft.draftId)).toMatchObject({ problemId, state: 'PUBLISHED' });
  expect(await titleOf()).toBe('새 이름');
  expect((await api.call('stageDrafts.remove', at, teacher)).status).toBe(200);
  expect(await titleOf()).toBe(undefined);
  expect((await api.call('stageDrafts.get', at, teacher)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
}, 60_000);

it('the judge finds a solution that fails in a later sea, a wrong example that is right, and one that is none', async () => {
  const { level, ...rest } = small();
  const { state, problemId, check } = await published({
    ...rest,
    level: { ...level, variantList: [{}, {}, { rows: ['.......', '.S...F.', '#######'] }] },
    programs: {
      JAVASCRIPT: { solution: 'walk(3);', wrongAnswers: ['walk(4);', 'walk('] },
      PYTHON: {
        solution: 'while not at_flag():\n    walk(1)',
        wrongAnswers: ['while not at_flag(): walk(1)'],
      },
    },
  });
  expect({ state, problemId }).toEqual({ state: 'DRAFT', problemId: null });
  expect(check).toMatchObject({ state: 'FAILED', done: 5, total: 5 });
  expect(check?.faultList).toHaveLength(3);
  expect(check?.faultList[0]).toMatch(/^자바스크립트 모범 답: 3번째 바다/u);
  expect(check?.faultList[1]).toMatch(/^자바스크립트 2번째 틀린 예: 읽을 수 없는[^a-zA-Z]*닫지 않았어요/u);
  expect(check?.faultList[2]).toMatch(/^파이썬 1번째 틀린 예: 모든 바다에서/u);
}, 60_000);

it('refuses stars that nobody can earn', async () => {
  const { level, ...rest } = small();
  const { check } = await published({ ...rest, level: { ...level, stepLimit: 2 } });
  expect(check?.faultList).toEqual([expect.stringContaining('별 세 개')]);
}, 60_000);

it('what was saved on top of an older version is refused, and nothing is lost', async () => {
  const { draftId } = (await create()).body;
  expect((await save(draftId, small({ title: '먼저' }), 1)).body.version).toBe(2);
  const late = await save(draftId, small({ title: '나중' }), 1);
  expect([late.status, late.error.errorCode]).toEqual([409, 'CONTENT_CONFLICT']);
  expect(late.error.message).toContain('더 새롭게');
  expect((await publish(draftId, 1)).error.errorCode).toBe('CONTENT_CONFLICT');
  expect(await get(draftId)).toMatchObject({ version: 2, content: { title: '먼저' } });
  // Said twice, it is saved once.
  expect((await save(draftId, small({ title: '먼저' }), 1)).body.version).toBe(2);
  const [one, other] = await Promise.all([
    save(draftId, small({ title: '하나' }), 2),
    save(draftId, small({ title: '둘' }), 2),
  ]);
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it.each([
  ['no start', { rows: ['....F..', '#######', '#######'] }, '출발하는 곳(S)은 하나여야 해요.'],
  ['no flag', { rows: ['.S.....', '#######', '#######'] }, '깃발(F)이 없어요.'],
  ['rows of different lengths', { rows: ['.S..F..', '####', '#######'] }, '모든 줄은 길이가 같고'],
  ['a start over water', { rows: ['.S..F..', '..#####', '#######'] }, '아래에는 땅이나 판자가'],
  ['a sign with nothing on it', { rows: ['.SA.F..', '#######', '#######'] }, '표지판 A에 쓴 것이 없어요.'],
  ['a friend who is nobody', { rows: ['.S1.F..', '#######', '#######'] }, '1번 친구가 누구인지 없어요.'],
  ['a friend of another sea', { friends: [{ npcId: 9999, says: '안녕' }] }, '바다에 없는 친구예요.'],
  ['a door that nothing opens', { rows: ['.SV.F..', '##V####', '#######'] }, '문 V가 열리는 조건이 없어요.'],
  [
    'a door for shells that are not there',
    { rows: ['.SV.F..', '#######', '#######'], gates: { V: { kind: 'SHELLS', count: 3 } } },
    '문 V를 열 조개(o)가 모자라요.',
  ],
  [
    'a goal with a friend who is not there',
    { goals: [{ kind: 'TALK', friend: 4 }] },
    '4번 친구가 지도에 없어요.',
  ],
  ['too few seas', { variantList: [{}] }, '바다가 3개는 있어야 해요.'],
  ['no block', { toolbox: [] }, '쓸 수 있는 블록을 골라 주세요.'],
  ['a block that is none', { toolbox: ['fly'] }, '쓸 수 없는 블록이 있어요: fly'],
])('a draft with %s is kept and not published, in words', async (_, hole, words) => {
  const { draftId } = (await create()).body;
  const { level, ...rest } = small();
  const saved = await save(draftId, { ...rest, level: { ...level, ...hole } }, 1);
  expect(saved.status).toBe(200);
  const { status, error } = await publish(draftId, 2);
  expect([status, error.errorCode]).toEqual([409, 'CONTENT_NOT_READY']);
  expect(error.fieldErrors?.map(({ message }) => message).join('\n')).toContain(words);
  await api.call('stageDrafts.remove', { params: { draftId } }, teacher);
});

it('names what is not written yet', async () => {
  const { draftId } = (await create()).body;
  const { error } = await publish(draftId, 1);
  const fields = error.fieldErrors?.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['title', 'mission', 'hintList.2', 'programs.BLOCKS.solution']),
  );
});

it('what is no level is refused, and the draft stays as it was', async () => {
  const { draftId } = (await create()).body;
  const { level, ...rest } = small();
  const refused = async (content: unknown, words: string) => {
    const { status, error } = await save(draftId, content, 1);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect([error.message, ...(error.fieldErrors ?? []).map(({ message }) => message)].join('\n')).toContain(
      words,
    );
  };
  await refused({ ...rest, level: { ...level, rows: ['.S💥F..'] } }, '모르는 글자');
  await refused({ ...rest, level: { ...level, rows: ['.'.repeat(41)] } }, '40칸까지');
  await refused({ ...rest, level: { ...level, rows: Array.from({ length: 13 }, () => '...') } }, '12줄까지');
  await refused({ ...rest, level: { ...level, rows: undefined } }, '지도가 빠졌어요.');
  await refused({ ...rest, level: { ...level, goals: undefined } }, '목표가 빠졌어요.');
  await refused({ ...rest, level: undefined }, '지도가 빠졌어요.');
  await refused({ ...small(), title: undefined }, '이름이 빠졌어요.');
  await refused({ ...small(), hintList: ['하나'] }, '힌트는 3개예요.');
  await refused({ ...rest, level: { ...level, stepLimit: 1e9 } }, '걸음 수는 1부터');
  await refused({ ...rest, level: { ...level, variantList: Array(9).fill({}) } }, '8개까지');
  await refused({ ...small(), mission: '바'.repeat(1_000_000) }, '너무 커요');
  await refused({ ...small(), mission: '바\0' }, '쓸 수 없는 글자');
  expect(await get(draftId)).toMatchObject({ version: 1, content: newStage('PATH') });
});

it('begins as a copy, with the programs of the product’s stages', async () => {
  const copy = await create(teacher, { from: 'STAGE', problemId: problemIdOf(91, 0) });
  expect(copy.body.content).toMatchObject({
    title: '첫 조개 줍기 사본',
    level: { theme: 'PATH', stepLimit: 3 },
  });
  expect(copy.body.content.programs.PYTHON?.solution).toContain('walk(1)');
  const again = await create(teacher, { from: 'DRAFT', draftId: copy.body.draftId });
  expect(again.body.content.level).toEqual(copy.body.content.level);
  await publish(copy.body.draftId, 1);
  expect((await proved(copy.body.draftId)).check).toMatchObject({ state: 'PASSED', done: 9 });
  expect((await create(teacher, { from: 'STAGE', problemId: problemIdOf(1, 0) })).error.errorCode).toBe(
    'PROBLEM_NOT_FOUND',
  );
  expect((await create(teacher, { from: 'DRAFT', draftId: 999_999 })).error.errorCode).toBe(
    'RESOURCE_NOT_FOUND',
  );
}, 60_000);

it('a draft is of its channel alone, and its list is paged', async () => {
  const other = await signUpDressedChild(test.server);
  const channelId = await makeClass(test.server.deps, [
    { child: other, nickname: '다솜쌤', roles: ['TEACHER'] },
  ]);
  const colleague = { ...other, channelId };
  const { draftId } = (await create()).body;
  const params = { draftId };
  for (const answer of [
    await api.call('stageDrafts.get', { params }, colleague),
    await api.call('stageDrafts.save', { params, body: { content: small(), baseVersion: 1 } }, colleague),
    await api.call('stageDrafts.publish', { params, body: { baseVersion: 1 } }, colleague),
    await api.call('stageDrafts.unpublish', { params }, colleague),
    await api.call('stageDrafts.remove', { params }, colleague),
  ])
    expect(answer.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  expect((await create(pupil)).error.errorCode).toBe('NOT_HAS_ROLE');

  for (let made = 0; made < 21; made += 1) await create(colleague);
  const page = async (number: number) =>
    (await api.call('stageDrafts.list', { query: { page: number } }, colleague)).body;
  expect(await page(1)).toMatchObject({ pageCount: 2, totalCount: 21 });
  expect((await page(2)).draftList).toHaveLength(1);
  const { db } = test.server.deps;
  await db.execute(sql`
    insert into authoring_drafts (channel_id, kind, content, version, updated_at)
    select channel_id, kind, content, 1, now() from authoring_drafts, generate_series(1, 179) where id = (
      select max(id) from authoring_drafts where channel_id = ${channelId})`);
  expect((await create(colleague)).error.errorCode).toBe('CHANNEL_LIST_FULL');
});
