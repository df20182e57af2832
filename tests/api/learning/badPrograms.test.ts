import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { MAX_SOURCE_BYTES } from '#shared/code/protocol.ts';
import type { RunProgress } from '#shared/contract/learning/progress.ts';
import { SOURCE_LIMIT, type Language } from '#shared/contract/learning/problems.ts';
import { ROUTES } from '#shared/contract/routes.ts';
import { piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { eventually } from '../../support/eventually.ts';
import { solutionOfProblem, untilJudged } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const GREETING = problemIdOf(1, 0);
let child: Child;

beforeAll(() => test.server.deps.judge.ready());
// Another child each time, so that no limit per minute answers in place of the route.
beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});

const run = (language: Language, source: string, problemId = GREETING) =>
  api.call('problems.runCode', { body: { problemId, language, source, input: '' } }, child);
const submit = (language: Language, source: string, problemId = GREETING) =>
  api.call(
    'submissions.submit',
    { params: { problemId }, body: { clientKey: randomUUID(), language, source } },
    child,
  );
const save = (source: string, baseVersion: number, language: Language = 'JAVASCRIPT') =>
  api.call(
    'drafts.save',
    { params: { problemId: GREETING }, body: { language, source, baseVersion } },
    child,
  );
/** The submission once it is judged. */
async function judged(language: Language, source: string) {
  const { status, body } = await submit(language, source);
  expect(status).toBe(200);
  const params = { problemId: GREETING, submissionId: body.submissionId };
  if (body.verdict === null) await untilJudged(api, child, params);
  return (await api.call('submissions.get', { params }, child)).body;
}

describe('code that cannot be taken', () => {
  it.each([
    ['a NUL', 'print("\0")'],
    ['half of a surrogate pair', 'print("\ud83d")'],
    ['one letter too many', 'x'.repeat(SOURCE_LIMIT + 1)],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('with %s it is refused in Korean, and what was saved stays', async (_label, source) => {
    await save('print("mine")', 0);
    for (const { status, error } of [
      await run('JAVASCRIPT', source),
      await submit('JAVASCRIPT', source),
      await save(source, 1),
    ]) {
      expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
      expect(error.fieldErrors?.[0]?.message ?? error.message).toMatch(/[가-힣]/);
    }
    const kept = await api.call('drafts.get', { params: { problemId: GREETING } }, child);
    expect(kept.body).toMatchObject({ source: 'print("mine")', version: 1 });
  });

  it('empty it runs, prints nothing and is saved, and is not handed in', async () => {
    expect((await run('JAVASCRIPT', '')).body).toMatchObject({
      verdict: 'AC',
      output: '',
      explanation: null,
    });
    expect((await save('', 0)).body).toMatchObject({ source: '', version: 1 });
    const { status, error } = await submit('JAVASCRIPT', '');
    expect([status, error.fieldErrors?.[0]]).toEqual([
      400,
      { field: 'source', message: '코드를 써 주세요.' },
    ]);
  });

  it('as long as may be it is run and judged, in letters of three bytes, too', async () => {
    const long = `//${'가'.repeat(SOURCE_LIMIT - 2)}`;
    expect(Buffer.byteLength(long)).toBeLessThan(MAX_SOURCE_BYTES);
    expect((await run('JAVASCRIPT', long)).body.verdict).toBe('AC');
    expect((await judged('JAVASCRIPT', long)).verdict).toBe('WA');
  });

  it('in a language the problem does not offer it is refused', async () => {
    const python = { problemId: GREETING, language: 'PYTHON' } as const;
    for (const { status, error } of [
      await run('PYTHON', 'print(1)'),
      await submit('PYTHON', 'print(1)'),
      await save('print(1)', 0, 'PYTHON'),
      await api.call('drafts.get', { params: python, query: { language: 'PYTHON' } }, child),
    ])
      expect([status, error.errorCode, error.message]).toEqual([
        400,
        'LANGUAGE_NOT_ALLOWED',
        '이 문제에서는 쓸 수 없는 언어예요.',
      ]);
  });

  it('from a stale window it is refused, and what is newer stays, with all that was before', async () => {
    await save('first', 0);
    await save('second', 1);
    const { status, error } = await save('from an old window', 1);
    expect([status, error.errorCode]).toEqual([409, 'DRAFT_CONFLICT']);
    const { body } = await api.call('drafts.listVersions', { params: { problemId: GREETING } }, child);
    expect(body.versionList.map(({ source }) => source)).toEqual(['second', 'first']);
  });
});

const deep = (depth: number) =>
  `{"blocks":{"blocks":[${'{"type":"start","id":"a","next":{"block":'.repeat(depth)}null${'}}'.repeat(depth)}]}}`;

describe('blocks that are no program', () => {
  it.each([
    ['no JSON', 'print("안녕")'],
    ['half of a JSON', '{"blocks":'],
    ['a JSON null', 'null'],
    ['a number', '12'],
    ['arrays, deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['blocks below each other without end', deep(1_200)],
    ['a block nobody knows', '{"blocks":{"blocks":[{"type":"explode","id":"a"}]}}'],
    ['a name out of the prototype', '{"blocks":{"blocks":[{"type":"__proto__","id":"a"}]}}'],
    ['an id that nobody can keep', '{"blocks":{"blocks":[{"type":"explode","id":"a\\u0000"}]}}'],
  ])('%s: told in Korean by a run and by the judge, as code that cannot be read', async (_label, source) => {
    const { status, body } = await run('BLOCKS', source);
    expect([status, body.verdict, body.errorLine]).toEqual([200, 'CE', null]);
    expect(body.explanation).toMatch(/[가-힣]/);
    const submission = await judged('BLOCKS', source);
    expect(submission).toMatchObject({ verdict: 'CE', correct: 0, errorLine: null, source });
    expect(submission.errorMessage).toMatch(/[가-힣]/);
    expect(submission.errorBlockId).toBe(body.errorBlockId);
  });
});

describe('the place of an error', () => {
  const LIST = [piece('listNew', '목록', piece('text', '가')), piece('print', piece('listGet', '목록', 9))];
  const placesOf = ({
    errorLine,
    errorBlockId,
  }: {
    errorLine: number | null;
    errorBlockId: string | null;
  }) => [errorLine, errorBlockId];

  it('is the line where the first visible case stopped, in runs and submissions alike', async () => {
    const source = 'print("안녕, 바다야!");\nconst words = [];\nprint(words[3].length);';
    expect(placesOf((await run('JAVASCRIPT', source)).body)).toEqual([3, null]);
    const submission = await judged('JAVASCRIPT', source);
    expect(submission).toMatchObject({ verdict: 'RE', errorLine: 3, errorMessage: null });
  });

  it('of blocks is the block, also when what stopped is a helper of it', async () => {
    const stopping = writeBlocks(LIST);
    const { body } = await run('BLOCKS', stopping);
    expect(body).toMatchObject({ verdict: 'RE', errorLine: null });
    expect(body.errorBlockId).toMatch(/^b\d+$/);
    expect(JSON.parse(stopping)).toMatchObject({
      blocks: { blocks: [{ next: { block: { next: { block: { id: body.errorBlockId } } } } }] },
    });
    expect(placesOf(await judged('BLOCKS', stopping))).toEqual([null, body.errorBlockId]);
  });

  it('of blocks that are not finished is the one with the empty hole', async () => {
    const unfinished =
      '{"blocks":{"blocks":[{"type":"start","id":"a","next":{"block":{"type":"print","id":"hole"}}}]}}';
    const { body } = await run('BLOCKS', unfinished);
    expect([body.verdict, ...placesOf(body)]).toEqual(['CE', null, 'hole']);
    expect(placesOf(await judged('BLOCKS', unfinished))).toEqual([null, 'hole']);
  });

  it('is not told when only hidden cases stopped', async () => {
    // The visible cases of the second problem read names of at most five letters, 파도코딩 and 니모.
    const source =
      'const name = input();\nif (!["니모", "파도코딩"].includes(name)) null.length;\nprint("반가워, " + name + "!");';
    const { body } = await submit('JAVASCRIPT', source, problemIdOf(1, 1));
    expect(body).toMatchObject({ verdict: 'RE', errorLine: null, errorBlockId: null });
  });
});

describe('more than the judge can take at once', () => {
  it('of a hundred submissions of a child some are refused, kindly, and none breaks anything', async () => {
    const { perMinute } = ROUTES.submissions.submit;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => submit('JAVASCRIPT', `print(${n})`)),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBe(perMinute);
    for (const { status, error } of answers.filter(({ status: one }) => one !== 200)) {
      expect([status, error.errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(error.message).toMatch(/[가-힣]/);
    }
    const { submissionId } = taken.at(-1)?.body ?? { submissionId: 0 };
    expect(await untilJudged(api, child, { problemId: GREETING, submissionId })).toBe('WA');
    expect((await run('JAVASCRIPT', 'print(1)')).body).toMatchObject({ verdict: 'AC', output: '1\n' });
  });

  it('tells a run that waits for its turn its place, and when it is over', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => signUpDressedChild(test.server)));
    const told: (RunProgress & { userId: number })[] = [];
    const stop = test.server.deps.events.follow({
      'run.progress': ({ userId, progress }) => told.push({ userId, ...progress }),
    });
    const source = 'let n = 0; while (n < 2500000) n += 1; print(n);';
    const runs = [child, ...others].map((who) =>
      api.call(
        'problems.runCode',
        { body: { problemId: GREETING, language: 'JAVASCRIPT', source, input: '' } },
        who,
      ),
    );
    await Promise.all(runs);
    stop();
    const waited = new Set(told.map(({ userId }) => userId));
    expect(waited.size).toBeGreaterThan(0);
    for (const userId of waited) {
      const places = told.filter((one) => one.userId === userId).map(({ place }) => place);
      expect(places.at(-1)).toBeNull();
      for (const place of places.slice(0, -1)) expect(place).toBeGreaterThan(0);
    }
  });

  it('four children whose programs never end let the right one of another be judged before theirs', async () => {
    const { db } = test.server.deps;
    const hostile = await Promise.all(Array.from({ length: 4 }, () => signUpDressedChild(test.server)));
    const ids = hostile.map(({ user }) => user.userId);
    const flood = hostile.map((one) =>
      api.call(
        'submissions.submit',
        {
          params: { problemId: GREETING },
          body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'for (;;);' },
        },
        one,
      ),
    );
    const handedIn = () => db.select().from(submissions).where(inArray(submissions.userId, ids));
    await eventually(async () => expect(await handedIn()).toHaveLength(4));
    const { language, source } = solutionOfProblem(GREETING);
    expect((await judged(language, source)).verdict).toBe('AC');
    // Two are at work at once; on a busy machine one may have come to its end meanwhile.
    expect((await handedIn()).filter(({ verdict }) => verdict !== null).length).toBeLessThanOrEqual(1);
    await Promise.all(flood);
  });
});
