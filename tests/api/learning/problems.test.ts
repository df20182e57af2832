import { beforeAll, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { lessonOf } from '#server/domain/seed/courses.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const NAMES = problemIdOf(1, 1);
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

it('shows its visible cases and only counts the hidden ones', async () => {
  const { body } = await api.call('problems.get', { params: { problemId: NAMES } }, child);
  const content = lessonOf(1).problems[1];
  const hidden = content?.cases.filter((c) => c.hidden) ?? [];
  expect(body.hiddenCaseCount).toBe(hidden.length);
  expect(body.sampleCaseList).toHaveLength((content?.cases.length ?? 0) - hidden.length);
  const sent = JSON.stringify(body);
  for (const secret of hidden) expect(sent).not.toContain(secret.expected.trim());
});

it('gives hints one step at a time', async () => {
  const first = await api.call('problems.getHint', { params: { problemId: NAMES, step: 1 } }, child);
  expect(first.body.step).toBe(1);
  const beyond = await api.call('problems.getHint', { params: { problemId: NAMES, step: 9 } }, child);
  expect(beyond.error.errorCode).toBe('RESOURCE_NOT_FOUND');
});

it('runs code with the learner’s own input and stores nothing', async () => {
  const run = await api.call(
    'problems.runCode',
    { body: { problemId: NAMES, language: 'JAVASCRIPT', source: 'print(input() + "!")', input: '니모\n' } },
    child,
  );
  expect(run.body).toMatchObject({ verdict: 'AC', output: '니모!\n' });
  const list = await api.call('submissions.list', { params: { problemId: NAMES } }, child);
  expect(list.body.submissionList).toEqual([]);
});
