import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { FIRST_COURSE } from '#server/domain/seed/firstCourse.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const GREETING = problemIdOf(1, 0);
const NAMES = problemIdOf(1, 1);
const solutionOf = (lesson: number, index: number) =>
  FIRST_COURSE.lessons[lesson - 1]?.problems[index]?.solution ?? '';

let server: TestServer;
let api: ApiClient;
let child: Child;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
  child = await signUpDressedChild(server);
});
afterAll(() => server.close());

const submit = (problemId: number, source: string, who = child, clientKey = randomUUID()) =>
  api.call(
    'submitProblem',
    { params: { problemId }, body: { clientKey, language: 'JAVASCRIPT', source } },
    who,
  );

describe('courses and lessons', () => {
  it('lists the course with three lessons of a document and five problems', async () => {
    const { body } = await api.call('listCourses', {}, child);
    expect(body.courseList).toMatchObject([{ courseId: 1, lessonCount: 3, contentCount: 18 }]);
    const course = await api.call('getCourse', { params: { courseId: 1 } }, child);
    expect(course.body.lessonList.map((lesson) => lesson.contentList.map((c) => c.contentType))).toEqual(
      Array.from({ length: 3 }, () => ['DOCUMENT', 'PROBLEM', 'PROBLEM', 'PROBLEM', 'PROBLEM', 'PROBLEM']),
    );
  });

  it('answers a document only under its own lesson', async () => {
    const right = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
    const { status, body } = await api.call('getDocument', { params: right }, child);
    expect(status).toBe(200);
    expect(body.content).toContain('print');
    const wrong = await api.call('getDocument', { params: { ...right, lessonId: 2 } }, child);
    expect([wrong.status, wrong.error.errorCode]).toEqual([404, 'IS_NOT_CHANNEL_CONTENT']);
  });

  it('marks a document as read once and keeps it read', async () => {
    const reader = await signUpDressedChild(server);
    const params = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
    for (let time = 0; time < 2; time += 1) {
      expect((await api.call('checkContent', { params }, reader)).status).toBe(200);
    }
    const lesson = await api.call('getLesson', { params: { lessonId: 1 } }, reader);
    expect(lesson.body.contentList.map((content) => content.checked)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('refuses whoever names no channel, an unknown one, or one it has not joined', async () => {
    const codes = await Promise.all(
      [undefined, 999].map(async (channelId) => {
        const identity = { token: child.token, ...(channelId !== undefined && { channelId }) };
        return (await api.call('listCourses', {}, identity)).error.errorCode;
      }),
    );
    expect(codes).toEqual(['CHANNEL_NOT_FOUND', 'CHANNEL_NOT_FOUND']);
  });
});

describe('a problem', () => {
  it('shows its visible cases and only counts the hidden ones', async () => {
    const { body } = await api.call('getProblem', { params: { problemId: NAMES } }, child);
    const content = FIRST_COURSE.lessons[0]?.problems[1];
    const hidden = content?.cases.filter((c) => c.hidden) ?? [];
    expect(body.hiddenCaseCount).toBe(hidden.length);
    expect(body.sampleCaseList).toHaveLength((content?.cases.length ?? 0) - hidden.length);
    const sent = JSON.stringify(body);
    for (const secret of hidden) expect(sent).not.toContain(secret.expected.trim());
  });

  it('gives hints one step at a time', async () => {
    const first = await api.call('getHint', { params: { problemId: NAMES, step: 1 } }, child);
    expect(first.body.step).toBe(1);
    const beyond = await api.call('getHint', { params: { problemId: NAMES, step: 9 } }, child);
    expect(beyond.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('runs code with the learner’s own input and stores nothing', async () => {
    const run = await api.call(
      'runCode',
      { body: { problemId: NAMES, language: 'JAVASCRIPT', source: 'print(input() + "!")', input: '니모\n' } },
      child,
    );
    expect(run.body).toMatchObject({ verdict: 'AC', output: '니모!\n' });
    const list = await api.call('listSubmissions', { params: { problemId: NAMES } }, child);
    expect(list.body.submissionList).toEqual([]);
  });
});

describe('submitting', () => {
  it('says which case failed and why, and nothing of a hidden one', async () => {
    const learner = await signUpDressedChild(server);
    const { body } = await submit(NAMES, 'input();\nprint("반가워, 니모!");', learner);
    expect(body.verdict).toBe('WA');
    expect(body.caseList.map((result) => result.verdict)).toEqual(['AC', 'WA', 'WA', 'WA']);
    const [, visible, hidden] = body.caseList;
    expect(visible).toMatchObject({
      hidden: false,
      expected: '반가워, 파도코딩!\n',
      output: '반가워, 니모!\n',
    });
    expect(visible?.explanation).toMatch(/[가-힣]/);
    expect(hidden).toMatchObject({ hidden: true, input: null, expected: null, output: null });
    expect(JSON.stringify(body)).not.toContain('뚝딱 크랩');
  });

  it('names the line of a syntax error', async () => {
    const { body } = await submit(GREETING, 'print("안녕");\nprint("안녕"');
    expect(body.verdict).toBe('CE');
    expect(body.errorMessage).toMatch(/2번째 줄[^]*[가-힣]/);
    expect(body.errorLine).toBe(2);
  });

  it('accepts the right answer and counts each press of the button once', async () => {
    const learner = await signUpDressedChild(server);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => submit(GREETING, solutionOf(1, 0), learner, key)),
    );
    expect(new Set(replies.map((reply) => reply.body.submissionId)).size).toBe(1);
    expect(replies.map((reply) => reply.body.verdict)).toEqual(Array.from({ length: 6 }, () => 'AC'));
    const problem = await api.call('getProblem', { params: { problemId: GREETING } }, learner);
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
    const other = await signUpDressedChild(server);
    const params = { problemId: GREETING, submissionId: body.submissionId };
    expect((await api.call('getSubmission', { params }, child)).body.source).toBe('print(3)');
    expect((await api.call('getSubmission', { params }, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('judges at its next start what a killed server had only stored', async () => {
    const learner = await signUpDressedChild(server);
    const key = randomUUID();
    await server.deps.db.execute(sql`
      insert into submissions (user_id, problem_id, client_key, language, source)
      values (${learner.user.userId}, ${GREETING}, ${key}, 'JAVASCRIPT', ${solutionOf(1, 0)})`);
    const second = await startTestServer({ databaseUrl: server.databaseUrl });
    try {
      await expect
        .poll(
          async () =>
            (await api.call('getProblem', { params: { problemId: GREETING } }, learner)).body.success,
          {
            timeout: 10_000,
          },
        )
        .toBe(true);
    } finally {
      await second.close();
    }
  });
});

describe('drafts', () => {
  const save = (who: Child, source: string, baseVersion: number) =>
    api.call(
      'saveDraft',
      { params: { problemId: NAMES }, body: { language: 'JAVASCRIPT', source, baseVersion } },
      who,
    );

  it('starts from the starter code and keeps every version', async () => {
    const learner = await signUpDressedChild(server);
    const fresh = await api.call('getDraft', { params: { problemId: NAMES } }, learner);
    expect(fresh.body).toMatchObject({ version: 0, updatedAt: null });
    expect((await save(learner, 'a', 0)).body.version).toBe(1);
    expect((await save(learner, 'b', 1)).body.version).toBe(2);
    const versions = await api.call('listDraftVersions', { params: { problemId: NAMES } }, learner);
    expect(versions.body.versionList.map((v) => v.source)).toEqual(['b', 'a']);
  });

  it('never lets a stale tab overwrite newer work, also when both save at once', async () => {
    const learner = await signUpDressedChild(server);
    const both = await Promise.all([save(learner, 'tab one', 0), save(learner, 'tab two', 0)]);
    expect(both.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = await save(learner, 'old tab', 0);
    expect(stale.error.errorCode).toBe('DRAFT_CONFLICT');
    const kept = await api.call('getDraft', { params: { problemId: NAMES } }, learner);
    expect(['tab one', 'tab two']).toContain(kept.body.source);
  });

  it('refuses code over the limit and keeps what was there', async () => {
    const learner = await signUpDressedChild(server);
    await save(learner, 'mine', 0);
    const long = await save(learner, 'x'.repeat(65_537), 1);
    expect([long.status, long.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect((await api.call('getDraft', { params: { problemId: NAMES } }, learner)).body.source).toBe('mine');
  });
});
