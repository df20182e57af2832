import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { befriend } from '../../support/befriend.ts';
import { eventually } from '../../support/eventually.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const FIRST = problemIdOf(91, 0);
const SECOND = problemIdOf(91, 1);
const GAPS = problemIdOf(91, 7);
const solutionOf = (problemId: number) =>
  STAGE_COURSE.lessons.flatMap(({ problems }) => problems).find(({ id }) => id === problemId)?.programs
    .JAVASCRIPT?.solution ?? '';

let child: Child;
beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

const handIn = (problemId: number, source: string, who: Child) =>
  api.call(
    'submissions.submit',
    { params: { problemId }, body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source } },
    who,
  );

/** The submission once it is judged: on a busy machine the answer comes before the verdict. */
async function submit(problemId: number, source: string, who = child) {
  const { submissionId } = (await handIn(problemId, source, who)).body;
  return eventually(
    async () => {
      const { body } = await api.call('submissions.get', { params: { problemId, submissionId } }, who);
      expect(body.verdict).not.toBe(null);
      return { body };
    },
    { timeout: 25_000, interval: 200 },
  );
}

const map = async (who = child) => (await api.call('stages.list', {}, who)).body;
const onMap = async (problemId: number, who = child) =>
  (await map(who)).stageList.find((stage) => stage.problemId === problemId);

it('tells the level of a stage and the map of all of them', async () => {
  const { body } = await api.call('problems.get', { params: { problemId: FIRST } }, child);
  expect(body).toMatchObject({ kind: 'STAGE', languageList: ['JAVASCRIPT', 'PYTHON', 'BLOCKS'] });
  expect(body.stage).toMatchObject({ theme: 'PATH', order: 1, blockLimit: 3 });
  const { stageList, starTotal, themeList } = await map();
  expect(stageList).toHaveLength(36);
  expect(starTotal).toBe(0);
  expect(stageList.filter(({ isOpen }) => isOpen).map(({ problemId }) => problemId)).toEqual([FIRST]);
  expect(themeList.map(({ starsNeeded }) => starsNeeded)).toEqual([0, 12, 24, 36]);
});

it('keeps the best of each star and opens the next stage', async () => {
  const learner = await signUpDressedChild(test.server);
  const slow = await submit(FIRST, 'walk(1); take(); take(); take(); walk(1);', learner);
  expect(slow.body).toMatchObject({
    verdict: 'AC',
    stage: { starCount: 1, stepCount: 5, blockCount: 5, stars: { goal: true, fewBlocks: false } },
  });
  const wrong = await submit(FIRST, 'walk(4);', learner);
  expect(wrong.body).toMatchObject({ verdict: 'WA', stage: null });
  expect(await onMap(FIRST, learner)).toMatchObject({ starCount: 1 });
  const best = await submit(FIRST, solutionOf(FIRST), learner);
  expect(best.body.stage).toMatchObject({ starCount: 3 });
  await submit(FIRST, 'walk(1); take(); take(); take(); walk(1);', learner);
  expect(await onMap(FIRST, learner)).toMatchObject({ starCount: 3, isOpen: true });
  expect(await onMap(SECOND, learner)).toMatchObject({ starCount: 0, isOpen: true });
  expect((await map(learner)).starTotal).toBe(3);
});

it('says of a later variant why it was not enough', async () => {
  const { body } = await submit(GAPS, 'walk(2); jump(); walk(1); jump(); walk(2);');
  expect(body.verdict).toBe('WA');
  expect(body.caseList.map(({ verdict }) => verdict)).toEqual(['AC', 'WA', 'WA']);
  expect(body.caseList[1]?.explanation).toMatch(/^2번째 바다[^]*틈/u);
});

it('shows the run of a friend without its source, and to friends alone', async () => {
  const [runner, friend, stranger] = await Promise.all([
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
  ]);
  await befriend(api, runner, friend);
  await submit(FIRST, `// ${'비밀'}\n${solutionOf(FIRST)}`, runner);
  const ghosts = (who: Child) =>
    api.call('stages.listGhosts', { params: { problemId: FIRST } }, who).then(({ body }) => body.ghostList);
  const [ghost] = await ghosts(friend);
  expect(ghost).toMatchObject({
    userId: runner.user.userId,
    stepCount: 3,
    steps: [
      { command: 'walk', args: [1] },
      { command: 'take', args: [] },
      { command: 'walk', args: [1] },
    ],
  });
  expect(JSON.stringify(ghost)).not.toContain('비밀');
  expect(await ghosts(stranger)).toEqual([]);
  expect(await onMap(FIRST, friend)).toMatchObject({ friendList: [{ userId: runner.user.userId }] });
  expect(await onMap(FIRST, stranger)).toMatchObject({ friendList: [] });
});

it('a stage that the road has not come to is open by link, counts, and moves the road no further', async () => {
  const newcomer = await signUpDressedChild(test.server);
  const last = (await map(newcomer)).stageList.filter(({ isOpen }) => !isOpen);
  // The furthest of each theme.
  const far = [...new Map(last.map((stage) => [stage.theme, stage])).values()];
  expect(far).toHaveLength(4);
  for (const { problemId } of far) {
    const params = { problemId };
    const statuses = [
      await api.call('problems.get', { params }, newcomer),
      await api.call('problems.getHint', { params: { ...params, step: 1 } }, newcomer),
      await api.call('stages.listGhosts', { params }, newcomer),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  }
  const [{ problemId } = { problemId: 0 }] = far;
  expect((await submit(problemId, solutionOf(problemId), newcomer)).body.verdict).toBe('AC');
  const { stageList } = await map(newcomer);
  expect(stageList.filter(({ isOpen }) => isOpen).map((stage) => stage.problemId)).toEqual([
    FIRST,
    problemId,
  ]);
});

it('a level with a hole in its data is told plainly, and the others go on', async () => {
  await test.server.deps.db.execute(
    sql`update problems set stage = jsonb_set(stage, '{rows}', '["S"]') where id = ${GAPS}`,
  );
  const answer = await api.call('problems.get', { params: { problemId: GAPS } }, child);
  expect(answer.error).toMatchObject({ errorCode: 'STAGE_BROKEN' });
  const handedIn = await handIn(GAPS, 'walk();', child);
  expect(handedIn.error).toMatchObject({ errorCode: 'STAGE_BROKEN' });
  expect((await map()).stageList).toHaveLength(36);
});

const homeOf = async (who: Child) => (await api.call('home.getOwn', {}, who)).body;
const giftsOf = async (who: Child) =>
  (await map(who)).giftList.filter(({ isGiven }) => isGiven).map(({ stars }) => stars);
const postedFor = async (who: Child) => {
  const { rows } = await test.server.deps.db.execute<{ reason: string; kind: string; amount: number }>(sql`
    select reason_key as reason, kind, amount from ledger_entries
    where user_id = ${who.user.userId} and reason_key like 'stars:%' order by reason_key, kind`);
  return rows;
};

it('six stars give their gift once, from the ledger, and a lamp for the own room', async () => {
  const learner = await signUpDressedChild(test.server);
  await submit(FIRST, solutionOf(FIRST), learner);
  expect(await giftsOf(learner)).toEqual([]);
  await submit(SECOND, solutionOf(SECOND), learner);
  await submit(SECOND, solutionOf(SECOND), learner);
  expect(await giftsOf(learner)).toEqual([6]);
  expect(await postedFor(learner)).toEqual([
    { reason: 'stars:6', kind: 'POINT', amount: 10 },
    { reason: 'stars:6', kind: 'USER_EXP', amount: 10 },
  ]);
  const lamp = (await homeOf(learner)).furnitureList.find(({ furnitureKey }) => furnitureKey === 'lamp.star');
  expect(lamp).toMatchObject({ ownedCount: 1, price: null, achievement: { kind: 'STARS', done: true } });
});

it('stars from before there were gifts count: asked for by two pages at once, everything comes once', async () => {
  const learner = await signUpDressedChild(test.server);
  const before = (await map(learner)).stageList.slice(0, 5);
  for (const { problemId } of before)
    await test.server.deps.db.execute(sql`
      insert into stage_stars (user_id, problem_id, few_blocks, few_steps, best_blocks, best_steps, solved_at)
      values (${learner.user.userId}, ${problemId}, true, true, 1, 1, now())`);
  await Promise.all([map(learner), map(learner)]);
  expect(await giftsOf(learner)).toEqual([6, 15]);
  expect((await postedFor(learner)).map(({ reason }) => reason)).toEqual([
    'stars:15',
    'stars:15',
    'stars:6',
    'stars:6',
  ]);
  const { titleList } = (await api.call('titles.list', {}, learner)).body;
  expect(titleList.find(({ titleId }) => titleId === 25)?.earnedAt).toEqual(expect.any(String));
  expect(titleList.find(({ titleId }) => titleId === 26)?.earnedAt).toBeNull();
});
