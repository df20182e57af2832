import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import {
  problemDraftContentSchema,
  type ProblemDraftContent,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import { faultsOfProblem } from '#shared/authoring/problemFaults.ts';
import { problemOfProduct } from '#server/domain/learning/authoring/kinds/problem/problemOfProduct.ts';
import { OBJECT_COURSE } from '#server/domain/seed/codeObjects/objectCourse.ts';
import { eventually } from '../../support/eventually.ts';
import { untilJudged } from '../../support/learn.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let teacher: Child;
let pupil: Child;
let channelId: number;
const inClass = (child: Child) => ({ token: child.token, channelId });

beforeAll(async () => {
  await test.server.deps.judge.ready();
  [teacher, pupil] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
  channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '조약돌' },
  ]);
});

const READY: ProblemDraftContent = {
  title: '두 배',
  content: '수를 읽고 두 배를 말해요.',
  difficulty: 1,
  timeLimitMs: 500,
  memoryLimitMb: 64,
  checker: { kind: 'trimmed', tolerance: 0, source: '' },
  subtaskList: [],
  caseList: [
    { input: '3', expected: '6', hidden: false },
    { input: '0', expected: '0', hidden: true },
    { input: '-4', expected: '-8', hidden: true },
  ],
  hintList: ['무엇을 읽나요?', '두 번 더하면 어떻게 될까요?', 'n * 2를 떠올려요.'],
  programs: {
    JAVASCRIPT: {
      starter: 'const n = Number(input());\n',
      solution: 'print(Number(input()) * 2);',
      wrongList: [{ source: 'print(Number(input()) + 3);', verdict: 'WA' }],
    },
  },
};

async function draftOf(content: ProblemDraftContent) {
  const made = await api.call(
    'problemDrafts.create',
    { params: { id: channelId }, body: {} },
    inClass(teacher),
  );
  expect(made.status).toBe(201);
  const params = { id: channelId, draftId: made.body.draftId };
  const saved = await api.call(
    'problemDrafts.save',
    { params, body: { content, baseVersion: made.body.version } },
    inClass(teacher),
  );
  return { params, version: saved.body.version };
}

async function publish({ params, version }: Awaited<ReturnType<typeof draftOf>>) {
  const asked = await api.call(
    'problemDrafts.publish',
    { params, body: { baseVersion: version } },
    inClass(teacher),
  );
  if (asked.status !== 202) return asked;
  return eventually(
    async () => {
      const now = await api.call('problemDrafts.get', { params }, inClass(teacher));
      expect(now.body.check?.state).not.toBe('RUNNING');
      return now;
    },
    { timeout: 15_000, interval: 100 },
  );
}

it('is published once its programs do what its author says, and is solved by a pupil', async () => {
  const published = await publish(await draftOf(READY));
  expect(published.body).toMatchObject({ state: 'PUBLISHED', check: { state: 'PASSED', faultList: [] } });
  const problemId = published.body.problemId ?? 0;
  const draft = { id: channelId, kind: 'PROBLEM', contentId: published.body.draftId } as const;
  const kept = await api.call('lmsVersions.list', { params: draft }, inClass(teacher));
  expect(kept.body.versionList.map(({ publishedAt }) => publishedAt !== null)).toEqual([true, false]);
  const seen = await api.call('problems.get', { params: { problemId } }, inClass(pupil));
  expect(seen.body).toMatchObject({ title: '두 배', hiddenCaseCount: 2, hintCount: 3 });
  expect(JSON.stringify(seen.body)).not.toContain('-8');
  const body = { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'print(input() * 2);' } as const;
  const { body: submission } = await api.call(
    'submissions.submit',
    { params: { problemId }, body },
    inClass(pupil),
  );
  const params = { problemId, submissionId: submission.submissionId };
  if (submission.verdict === null) await untilJudged(api, inClass(pupil), params);
  expect((await api.call('submissions.get', { params }, inClass(pupil))).body.verdict).toBe('AC');
});

it('stays a draft when a solution fails, or a wrong example passes', async () => {
  const caseList = [{ input: '3', expected: '7', hidden: false }];
  const failing = await publish(await draftOf({ ...READY, caseList }));
  expect(failing.body).toMatchObject({ state: 'DRAFT', problemId: null, check: { state: 'FAILED' } });
  expect(failing.body.check?.faultList[0]).toContain('모범 답');
  const wrongList = [{ source: 'print(2 * Number(input()));', verdict: 'WA' as const }];
  const programs = { JAVASCRIPT: { starter: '', solution: 'print(Number(input()) * 2);', wrongList } };
  const passing = await publish(await draftOf({ ...READY, programs }));
  expect(passing.body.check?.faultList[0]).toContain('모든 테스트를 통과해요');
});

it('is not asked of the judge while something is missing', async () => {
  const empty = await publish(
    await draftOf({ ...READY, title: ' ', caseList: [], hintList: ['', '둘', '셋'] }),
  );
  expect(empty.status).toBe(409);
  expect(empty.error).toMatchObject({ errorCode: 'CONTENT_NOT_READY' });
  expect(JSON.stringify(empty.error)).toContain('테스트를 하나 이상');
  const [first = ''] = [READY.programs.JAVASCRIPT?.solution];
  const telling = await publish(await draftOf({ ...READY, hintList: [first, '둘', '셋'] }));
  expect(telling.error.errorCode).toBe('CONTENT_NOT_READY');
});

it('is never overwritten by an older window', async () => {
  const { params, version } = await draftOf(READY);
  const save = (title: string) =>
    api.call(
      'problemDrafts.save',
      { params, body: { content: { ...READY, title }, baseVersion: version } },
      inClass(teacher),
    );
  const answers = await Promise.all([save('하나'), save('둘')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.map(({ error }) => error.errorCode)).toContain('CONTENT_CONFLICT');
});

it('gives what a solution prints, as expected outputs', async () => {
  const { params } = await draftOf(READY);
  const body = {
    language: 'JAVASCRIPT',
    source: 'print(Number(input()) * 2);',
    inputList: ['1', '20'],
  } as const;
  const { body: reply } = await api.call('problemDrafts.expect', { params, body }, inClass(teacher));
  expect(reply.outputList).toEqual([
    { output: '2\n', error: null },
    { output: '40\n', error: null },
  ]);
});

it('is kept while a lesson shows it, and is not there for another class', async () => {
  const draft = await draftOf(READY);
  const problemId = (await publish(draft)).body.problemId ?? 0;
  const { db } = test.server.deps;
  const [course] = await db
    .insert(courses)
    .values({ channelId, title: '코스', content: '', orderNo: 1 })
    .returning();
  const [lesson] = await db
    .insert(lessons)
    .values({ channelId, courseId: course?.id ?? 0, title: '레슨', orderNo: 1 })
    .returning();
  await db.insert(lessonContents).values({
    lessonId: lesson?.id ?? 0,
    contentType: 'PROBLEM',
    contentId: problemId,
    title: '두 배',
    orderNo: 1,
  });
  const { params } = draft;
  const code = async (name: 'problemDrafts.unpublish' | 'problemDrafts.remove') =>
    (await api.call(name, { params }, inClass(teacher))).error.errorCode;
  expect(await code('problemDrafts.unpublish')).toBe('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE');
  expect(await code('problemDrafts.remove')).toBe('ALREADY_REFERENCED_CONTENT');
  const other = await makeClass(test.server.deps, [{ child: teacher, nickname: '고래', roles: ['TEACHER'] }]);
  const foreign = await api.call(
    'problemDrafts.get',
    { params: { ...params, id: other } },
    { token: teacher.token, channelId: other },
  );
  expect(foreign.error.errorCode).toBe('RESOURCE_NOT_FOUND');
});

describe('a problem of the library', () => {
  const copy = async (kind: 'PROBLEM', contentId: number) => {
    const params = { id: channelId, kind, contentId };
    return api.call('lmsMaterials.copyFromLibrary', { params, body: { again: true } }, inClass(teacher));
  };
  const titles = async () =>
    (
      await api.call('problemDrafts.list', { params: { id: channelId } }, inClass(teacher))
    ).body.draftList.map(({ title, state }) => `${title} ${state}`);

  it('comes with its draft: is listed, edited, proved again, and taken away', async () => {
    const copied = await copy('PROBLEM', problemIdOf(1, 1));
    const params = { id: channelId, draftId: copied.body.contentId };
    const draft = (await api.call('problemDrafts.get', { params }, inClass(teacher))).body;
    expect(draft).toMatchObject({ state: 'PUBLISHED', content: { title: copied.body.title } });
    expect(await titles()).toContain(`${copied.body.title} PUBLISHED`);
    const content = { ...draft.content, title: '우리 반 인사' };
    const body = { content, baseVersion: draft.version };
    const saved = await api.call('problemDrafts.save', { params, body }, inClass(teacher));
    expect(saved.body.state).toBe('CHANGED');
    const again = await publish({ params, version: saved.body.version });
    expect(again.body.check).toMatchObject({ state: 'PASSED', faultList: [] });
    expect(again.body).toMatchObject({ state: 'PUBLISHED', problemId: draft.problemId });
    await api.call('problemDrafts.remove', { params }, inClass(teacher));
    expect(await titles()).not.toContain('우리 반 인사 PUBLISHED');
  });

  it('is a stage where it is one', async () => {
    const { body } = await copy('PROBLEM', problemIdOf(91, 0));
    expect(body).toMatchObject({ kind: 'STAGE', title: '첫 조개 줍기' });
    const params = { id: channelId, draftId: body.contentId };
    const stage = await api.call('stageDrafts.get', { params }, inClass(teacher));
    expect(stage.body).toMatchObject({ state: 'PUBLISHED', content: { title: '첫 조개 줍기' } });
  });

  it('can be edited, whichever it is, and drives no thing of the world', async () => {
    const { db } = test.server.deps;
    const cases = Map.groupBy(await db.select().from(problemCases), ({ problemId }) => problemId);
    const rows = await db.select().from(problems).where(eq(problems.seeded, true));
    const codes = rows.filter(({ kind }) => kind === 'CODE');
    expect(codes.length).toBeGreaterThan(50);
    for (const problem of codes) {
      const content = problemOfProduct({ problem, cases: cases.get(problem.id) ?? [] });
      expect(problemDraftContentSchema.parse(content)).toEqual(content);
      expect(faultsOfProblem(content)).toEqual([]);
    }
    const [ofThing] = OBJECT_COURSE.lessons.flatMap((lesson) => lesson.problems);
    const query = { kind: 'PROBLEM', query: ofThing?.title ?? '' };
    const shelf = await api.call(
      'lmsMaterials.listLibrary',
      { params: { id: channelId }, query },
      inClass(teacher),
    );
    expect(shelf.body.totalCount).toBe(0);
  });
});
