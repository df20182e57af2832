import { expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { MOST_OWN_CASES, type OwnCase } from '#shared/contract/learning/ownCases.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const problemId = problemIdOf(1, 1);
const nemo = { input: '니모\n', expected: '반가워, 니모!' };
const nobody = { input: '', expected: '' };

const get = (who: Child, of = problemId) => api.call('ownCases.get', { params: { problemId: of } }, who);
const save = (who: Child, caseList: OwnCase[], baseVersion: number, of = problemId) =>
  api.call('ownCases.save', { params: { problemId: of }, body: { caseList, baseVersion } }, who);

it('keeps the cases of a learner at a problem, of one learner and one problem alone', async () => {
  const learner = await signUpDressedChild(test.server);
  expect((await get(learner)).body).toEqual({ caseList: [], version: 0, updatedAt: null });
  expect((await save(learner, [nemo], 0)).body).toMatchObject({ caseList: [nemo], version: 1 });
  expect((await save(learner, [nemo, nobody], 1)).body.version).toBe(2);
  expect((await get(learner)).body).toMatchObject({ caseList: [nemo, nobody], version: 2 });
  expect((await get(learner, problemIdOf(1, 2))).body.caseList).toEqual([]);
  expect((await get(await signUpDressedChild(test.server))).body.caseList).toEqual([]);
  expect((await save(learner, [], 2)).body).toMatchObject({ caseList: [], version: 3 });
});

it('saves the same list twice as once, so that a lost answer does no harm', async () => {
  const learner = await signUpDressedChild(test.server);
  await save(learner, [nemo], 0);
  const again = await save(learner, [nemo], 0);
  expect([again.status, again.body.version]).toEqual([200, 1]);
});

it('never lets a stale tab overwrite newer cases, also when both save at once', async () => {
  const learner = await signUpDressedChild(test.server);
  const both = await Promise.all([save(learner, [nemo], 0), save(learner, [nobody], 0)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.errorCode).toBe('DRAFT_CONFLICT');
  const stale = await save(learner, [nemo, nemo], 0);
  expect(stale.error.errorCode).toBe('DRAFT_CONFLICT');
  expect((await get(learner)).body.version).toBe(1);
});

it.each([
  ['too many', Array.from({ length: MOST_OWN_CASES + 1 }, () => nemo), '6개까지'],
  ['one that is too long', [{ input: 'x'.repeat(10_001), expected: '' }], '입력이 너무 길어요.'],
  [
    'too long together',
    Array.from({ length: 5 }, () => ({ input: 'x'.repeat(9_000), expected: 'y'.repeat(9_000) })),
    '모두 합쳐 너무 길어요.',
  ],
  ['NUL', [{ input: '\0', expected: '' }], '쓸 수 없는 글자'],
  ['half a letter', [{ input: '', expected: '\uD800' }], '쓸 수 없는 글자'],
])('refuses %s in Korean and keeps what was there', async (_what, caseList, message) => {
  const learner = await signUpDressedChild(test.server);
  await save(learner, [nemo], 0);
  const refused = await save(learner, caseList, 1);
  expect([refused.status, refused.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  expect(JSON.stringify(refused.error)).toContain(message);
  expect((await get(learner)).body.caseList).toEqual([nemo]);
});

it('knows no cases of a problem that is not there', async () => {
  const learner = await signUpDressedChild(test.server);
  expect((await get(learner, 999_999)).error.errorCode).toBe('PROBLEM_NOT_FOUND');
  expect((await save(learner, [nemo], 0, 999_999)).error.errorCode).toBe('PROBLEM_NOT_FOUND');
});
