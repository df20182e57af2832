import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import { judgeJobs, submissionHistory, submissions } from '#server/db/tables/learning/submissions.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
/** Changed by the tests: each takes one of its own. */
const [HELLO, NAMES, THIRD, FOURTH] = [0, 1, 2, 3].map((index) => problemIdOf(1, index)) as [
  number,
  number,
  number,
  number,
];
let staff: Child;

beforeAll(async () => {
  // Its workers start with the first program, which on a busy machine outlasts the answer.
  await test.server.deps.judge.ready();
  staff = await signUpDressedChild(test.server);
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: ['MANAGER'] })
    .where(eq(channelMembers.userId, staff.user.userId));
});

const submit = async (problemId: number, source: string, child: Child) =>
  (
    await api.call(
      'submissions.submit',
      { params: { problemId }, body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source } },
      child,
    )
  ).body;

/** Makes a problem expect one word of every case. */
async function expectWord(problemId: number, word: string) {
  await test.server.deps.db
    .update(problemCases)
    .set({ expected: word })
    .where(eq(problemCases.problemId, problemId));
}

async function rejudge(problemId: number) {
  const { db } = test.server.deps;
  const params = { id: DEFAULT_CHANNEL_ID, problemId };
  const { status, body } = await api.call('submissions.rejudge', { params }, staff);
  expect(status).toBe(200);
  await expect.poll(() => db.$count(judgeJobs), { timeout: 10_000 }).toBe(0);
  return body.queuedCount;
}

const progressOf = async (problemId: number, child: Child) =>
  (await api.call('problems.get', { params: { problemId } }, child)).body;

async function rankingOf({ user }: Child) {
  const [row] = await test.server.deps.db
    .select({ success: rankingScores.success, submitted: rankingScores.submittedProblemCount })
    .from(rankingScores)
    .where(and(eq(rankingScores.userId, user.userId), eq(rankingScores.period, 'ALL')));
  return row;
}

it('keeps what a submission was in the history, and gives what it had not given', async () => {
  const child = await signUpDressedChild(test.server);
  await expectWord(HELLO, 'wrong word');
  const { submissionId, verdict } = await submit(HELLO, 'print("right");', child);
  expect(verdict).toBe('WA');
  await expectWord(HELLO, 'right');
  expect(await rejudge(HELLO)).toBe(1);
  const params = { problemId: HELLO, submissionId };
  expect((await api.call('submissions.get', { params }, child)).body).toMatchObject({ verdict: 'AC' });
  expect(await progressOf(HELLO, child)).toMatchObject({ success: true, submissionCount: 1 });
  const history = await test.server.deps.db
    .select()
    .from(submissionHistory)
    .where(eq(submissionHistory.submissionId, submissionId));
  expect(history).toMatchObject([{ verdict: 'WA', passedCount: 0, requestedBy: staff.user.userId }]);
  expect(await rankingOf(child)).toMatchObject({ success: 1 });
});

it('rewards nothing twice and takes nothing back', async () => {
  const child = await signUpDressedChild(test.server);
  await expectWord(NAMES, 'right');
  await submit(NAMES, 'print("right");', child);
  const before = await rankingOf(child);
  expect(before).toMatchObject({ success: 1, submitted: 1 });
  await rejudge(NAMES);
  await expectWord(NAMES, 'another word');
  await rejudge(NAMES);
  expect(await progressOf(NAMES, child)).toMatchObject({ success: true, submissionCount: 1 });
  await expectWord(NAMES, 'right');
  await rejudge(NAMES);
  expect(await rankingOf(child)).toEqual(before);
  const [{ verdict } = { verdict: null }] = await test.server.deps.db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, child.user.userId));
  expect(verdict).toBe('AC');
  expect(
    await test.server.deps.db.$count(submissionHistory, eq(submissionHistory.userId, child.user.userId)),
  ).toBe(3);
});

it('says SYSTEM of a problem that staff have broken, and mends it by judging again', async () => {
  const { db } = test.server.deps;
  const child = await signUpDressedChild(test.server);
  await expectWord(THIRD, 'right');
  const broken: readonly object[] = [
    { checker: { kind: 'magic' } },
    { checker: { kind: 'custom', source: 'function check() { return nothing; }' } },
    { checker: { kind: 'trimmed' }, subtasks: [{ points: 10, cases: [99] }] },
    { checker: { kind: 'trimmed' }, subtasks: 'none' },
  ];
  for (const columns of broken) {
    await db.update(problems).set(columns).where(eq(problems.id, THIRD));
    expect(await submit(THIRD, 'print("right");', child)).toMatchObject({ verdict: 'SYSTEM', correct: 0 });
  }
  expect(await progressOf(THIRD, child)).toMatchObject({ success: false, submissionCount: 0 });
  await db
    .update(problems)
    .set({ checker: { kind: 'tokens' }, subtasks: null })
    .where(eq(problems.id, THIRD));
  expect(await rejudge(THIRD)).toBe(broken.length);
  expect(await progressOf(THIRD, child)).toMatchObject({ success: true, submissionCount: broken.length });
});

it('gives points by subtask, and judges by a checker of the problem’s own', async () => {
  const { db } = test.server.deps;
  const child = await signUpDressedChild(test.server);
  const cases = await db.select().from(problemCases).where(eq(problemCases.problemId, FOURTH));
  const numbers = cases.map(({ caseNumber }) => caseNumber);
  await expectWord(FOURTH, 'secret');
  // Only a checker that sees the expected output can tell whether it is as long.
  const source =
    'function check(input, expected, output) { return output.trim().length === expected.length; }';
  await db
    .update(problems)
    .set({
      checker: { kind: 'custom', source },
      subtasks: [
        { points: 40, cases: numbers.slice(0, 1) },
        { points: 60, cases: numbers.slice(1) },
      ],
    })
    .where(eq(problems.id, FOURTH));
  expect(await submit(FOURTH, 'print("abcdef");', child)).toMatchObject({
    verdict: 'AC',
    score: 100,
    maxScore: 100,
  });
  await db
    .update(problemCases)
    .set({ expected: 'longer than that' })
    .where(and(eq(problemCases.problemId, FOURTH), eq(problemCases.caseNumber, numbers.at(-1) ?? 0)));
  const partial = await submit(FOURTH, 'print("abcdef");', child);
  expect(partial).toMatchObject({ verdict: 'WA', score: 40, maxScore: 100 });
  expect(JSON.stringify(partial)).not.toContain('check');
});

it('lets a member begin a problem anew, with the history kept and no second reward', async () => {
  const child = await signUpDressedChild(test.server);
  await expectWord(HELLO, 'right');
  await submit(HELLO, 'print("right");', child);
  const ranking = await rankingOf(child);
  const request = {
    params: { id: DEFAULT_CHANNEL_ID, problemId: HELLO },
    body: { userId: child.user.userId },
  };
  expect((await api.call('submissions.reset', request, staff)).body).toEqual({ resetVersion: 1 });
  expect((await api.call('submissions.reset', request, staff)).error.errorCode).toBe('ALREADY_RESET');
  expect(await progressOf(HELLO, child)).toMatchObject({ success: false, submissionCount: 0 });
  await submit(HELLO, 'print("right");', child);
  expect(await progressOf(HELLO, child)).toMatchObject({ success: true, submissionCount: 1 });
  expect(await rankingOf(child)).toEqual({ success: 1, submitted: (ranking?.submitted ?? 0) + 1 });
  const rows = await test.server.deps.db
    .select({ resetVersion: submissions.resetVersion })
    .from(submissions)
    .where(eq(submissions.userId, child.user.userId));
  expect(new Set(rows.map(({ resetVersion }) => resetVersion))).toEqual(new Set([0, 1]));
});
