import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { SubmissionProgress } from '#shared/contract/learning/progress.ts';
import { lessonOf } from '#server/domain/seed/courses.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { untilJudged } from '../../support/learn.ts';
import { startKillableServer } from '../../support/killableServer.ts';
import { newScratchFolder } from '../../support/scratchFolder.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { startTestServer } from '../../support/testServer.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const GREETING = problemIdOf(1, 0);
const NAMES = problemIdOf(1, 1);
/** The first and the last of a row of names, in every language. */
const NAMES_OF_ALL = problemIdOf(5, 0);
const solutionOf = (lesson: number, index: number) =>
  lessonOf(lesson).problems[index]?.programs.JAVASCRIPT?.solution ?? '';
/** Takes some tenths of a second per case, and is wrong. */
const SLOW = 'let n = 0; while (n < 2500000) n += 1; print(input());';
let child: Child;

beforeAll(async () => {
  // Its workers start with the first program, which on a busy machine outlasts the answer.
  await test.server.deps.judge.ready();
  child = await signUpDressedChild(test.server);
});

const submit = (problemId: number, source: string, who = child, clientKey = randomUUID()) =>
  api.call(
    'submissions.submit',
    { params: { problemId }, body: { clientKey, language: 'JAVASCRIPT', source } },
    who,
  );

it('says which case failed and why, and nothing of a hidden one', async () => {
  const learner = await signUpDressedChild(test.server);
  const { body } = await submit(NAMES, 'input();\nprint("반가워, 니모!");', learner);
  expect(body.verdict).toBe('WA');
  expect(body.caseList.map((result) => result.verdict)).toEqual(['AC', 'WA']);
  const [, visible] = body.caseList;
  expect(visible).toMatchObject({
    expected: '반가워, 파도코딩!\n',
    output: '반가워, 니모!\n',
  });
  expect(visible?.explanation).toMatch(/[가-힣]/);
  expect(body).toMatchObject({ correct: 1, total: 6, hidden: { total: 4, passed: 0, explanation: null } });
  expect(JSON.stringify(body)).not.toContain('뚝딱 크랩');
});

it('names the line of a syntax error', async () => {
  const { body } = await submit(GREETING, 'print("안녕");\nprint("안녕"');
  expect(body.verdict).toBe('CE');
  expect(body.errorMessage).toMatch(/2번째 줄[^]*[가-힣]/);
  expect(body.errorLine).toBe(2);
});

it('accepts the right answer and counts each press of the button once', async () => {
  const learner = await signUpDressedChild(test.server);
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => submit(GREETING, solutionOf(1, 0), learner, key)),
  );
  expect(new Set(replies.map((reply) => reply.body.submissionId)).size).toBe(1);
  expect(replies.map((reply) => reply.body.verdict)).toEqual(Array.from({ length: 6 }, () => 'AC'));
  const problem = await api.call('problems.get', { params: { problemId: GREETING } }, learner);
  expect(problem.body).toMatchObject({ success: true, submissionCount: 1 });
});

it('refuses the same key for other code', async () => {
  const key = randomUUID();
  await submit(GREETING, 'print(1)', child, key);
  const other = await submit(GREETING, 'print(2)', child, key);
  expect(other.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
});

it('hides the submissions of others', async () => {
  const { body } = await submit(GREETING, 'print(3)');
  const other = await signUpDressedChild(test.server);
  const params = { problemId: GREETING, submissionId: body.submissionId };
  expect((await api.call('submissions.get', { params }, child)).body.source).toBe('print(3)');
  expect((await api.call('submissions.get', { params }, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
});

it('judges at its next start what a killed server had only stored', async () => {
  const learner = await signUpDressedChild(test.server);
  const key = randomUUID();
  const stored = await test.server.deps.db.execute<{ id: number }>(sql`
    insert into submissions (user_id, problem_id, client_key, language, source)
    values (${learner.user.userId}, ${GREETING}, ${key}, 'JAVASCRIPT', ${solutionOf(1, 0)}) returning id`);
  const submissionId = stored.rows[0]?.id ?? 0;
  const second = await startTestServer({ databaseUrl: test.server.databaseUrl });
  try {
    expect(await untilJudged(api, learner, { problemId: GREETING, submissionId })).toBe('AC');
    const { body } = await api.call('problems.get', { params: { problemId: GREETING } }, learner);
    expect(body.success).toBe(true);
  } finally {
    await second.close();
  }
  // A whole server starts meanwhile, with a judge of its own.
}, 90_000);

it('is judged in the end when its verdict could not be stored at first', async () => {
  const { db } = test.server.deps;
  const learner = await signUpDressedChild(test.server);
  // A sequence goes on even where its transaction is taken back: the first verdict fails, the next does not.
  await db.execute(
    sql.raw(`
    create sequence stored_verdicts;
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('stored_verdicts') = 1 then raise exception 'no verdict is stored'; end if;
      return new;
    end $$;
    create trigger fail_once before update of verdict on submissions
      for each row when (new.user_id = ${learner.user.userId}) execute function fail_once();`),
  );
  onTestFinished(async () => {
    await db.execute(sql.raw('drop trigger fail_once on submissions; drop function fail_once'));
    await db.execute(sql.raw('drop sequence stored_verdicts'));
  });
  const { body } = await submit(GREETING, solutionOf(1, 0), learner);
  const params = { problemId: GREETING, submissionId: body.submissionId };
  expect(body.verdict ?? (await untilJudged(api, learner, params))).toBe('AC');
  const { rows } = await db.execute(sql.raw('select last_value::int as stored from stored_verdicts'));
  expect(rows).toEqual([{ stored: 2 }]);
}, 60_000);

it('is judged again by itself when the judge has failed, which costs no try', async () => {
  const learner = await signUpDressedChild(test.server);
  const judged = vi.spyOn(test.server.deps.judge, 'judge');
  onTestFinished(() => judged.mockRestore());
  judged.mockResolvedValueOnce({ verdict: 'SYSTEM', cases: [] });
  const { body } = await submit(GREETING, solutionOf(1, 0), learner);
  const params = { problemId: GREETING, submissionId: body.submissionId };
  expect(body.verdict ?? (await untilJudged(api, learner, params))).toBe('AC');
  expect(judged).toHaveBeenCalledTimes(2);
  expect((await api.call('problems.get', { params: { problemId: GREETING } }, learner)).body).toMatchObject({
    success: true,
    submissionCount: 1,
  });
});

it('tells how far it is while it judges, and of the hidden cases nothing but their number', async () => {
  const learner = await signUpDressedChild(test.server);
  const told: SubmissionProgress[] = [];
  const { events } = test.server.deps;
  const stop = events.follow({ 'submission.progress': ({ progress }) => told.push(progress) });
  const { body } = await submit(NAMES, SLOW, learner);
  stop();
  expect(body).toMatchObject({ verdict: 'WA', waiting: null });
  expect(told.length).toBeGreaterThan(0);
  for (const progress of told) {
    expect(progress).toMatchObject({ submissionId: body.submissionId, problemId: NAMES, total: 6 });
    expect(progress.caseList.length).toBeLessThanOrEqual(2);
    expect(progress.done).toBeGreaterThanOrEqual(progress.caseList.length);
  }
});

/** Right for what is shown, and with the hidden cases it does `end`. */
const ENDS = {
  JAVASCRIPT: (end: string) => `const line = input();
if (line !== "니모 도리 거북" && line !== "크랩") ${end};
const names = line.split(" ");
print(names[0]);
print(names[names.length - 1]);`,
  PYTHON: (end: string) => `line = input()
if line != "니모 도리 거북" and line != "크랩":
    ${end}
names = line.split()
print(names[0])
print(names[-1])`,
};

it.each([
  ['JAVASCRIPT', { WA: 'print("?")', RE: 'throw 1', TLE: 'for (;;)' }],
  ['PYTHON', { WA: 'print("?")', RE: 'raise ValueError(line)', TLE: 'while True: pass' }],
] as const)(
  'spells no hidden input: programs that end differently on hidden cases are answered alike but for the verdict (%s)',
  async (language, ends) => {
    const answers = await Promise.all(
      Object.entries(ends).map(async ([wanted, end]) => {
        const learner = await signUpDressedChild(test.server);
        const body = { clientKey: randomUUID(), language, source: ENDS[language](end) };
        const { body: first } = await api.call(
          'submissions.submit',
          { params: { problemId: NAMES_OF_ALL }, body },
          learner,
        );
        const { submissionId } = first;
        await untilJudged(api, learner, { problemId: NAMES_OF_ALL, submissionId });
        const params = { problemId: NAMES_OF_ALL, submissionId };
        const { verdict, caseList, correct, hidden } = (
          await api.call('submissions.get', { params }, learner)
        ).body;
        expect(verdict).toBe(wanted);
        return { correct, cases: caseList.map((one) => ({ ...one, timeMs: 0 })), hidden: hidden.passed };
      }),
    );
    expect(answers[0]).toMatchObject({
      correct: 2,
      cases: [{ caseNumber: 1 }, { caseNumber: 2 }],
      hidden: 0,
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

it('is judged by another process once the one that took it is gone', async () => {
  const database = await createTestDatabase();
  const folder = newScratchFolder('judge-stop');
  // A reason, should the servers fail.
  const settings = { DATA_DIR: folder, SHUTDOWN_SECONDS: '1', LOG_LEVEL: 'error' };
  const [first, second] = await Promise.all([
    startKillableServer(database.url, settings),
    startKillableServer(database.url, settings),
  ]);
  try {
    const children = await Promise.all(Array.from({ length: 6 }, () => signUpDressedChild(first)));
    const sent = children.map((who) =>
      createApiClient(first.url)
        .call(
          'submissions.submit',
          {
            params: { problemId: GREETING },
            body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: SLOW },
          },
          who,
        )
        .catch(() => undefined),
    );
    const listOf = async (who: Child) =>
      (await createApiClient(second.url).call('submissions.list', { params: { problemId: GREETING } }, who))
        .body.submissionList;
    await expect
      .poll(async () => (await Promise.all(children.map(listOf))).flat().length, { timeout: 20_000 })
      .toBe(6);
    await first.stop();
    await Promise.all(sent);
    await expect
      .poll(async () => (await Promise.all(children.map(listOf))).flat().map(({ verdict }) => verdict), {
        timeout: 60_000,
      })
      .toEqual(Array.from({ length: 6 }, () => 'WA'));
  } finally {
    await first.kill();
    await second.kill();
    await database.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}, 150_000);
