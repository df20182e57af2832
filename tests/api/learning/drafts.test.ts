import { expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const NAMES = problemIdOf(1, 1);
const save = (who: Child, source: string, baseVersion: number) =>
  api.call(
    'drafts.save',
    { params: { problemId: NAMES }, body: { language: 'JAVASCRIPT', source, baseVersion } },
    who,
  );

it('starts from the starter code and keeps every version', async () => {
  const learner = await signUpDressedChild(test.server);
  const fresh = await api.call('drafts.get', { params: { problemId: NAMES } }, learner);
  expect(fresh.body).toMatchObject({ version: 0, updatedAt: null });
  expect((await save(learner, 'a', 0)).body.version).toBe(1);
  expect((await save(learner, 'b', 1)).body.version).toBe(2);
  const versions = await api.call('drafts.listVersions', { params: { problemId: NAMES } }, learner);
  expect(versions.body.versionList.map((v) => v.source)).toEqual(['b', 'a']);
});

it('never lets a stale tab overwrite newer work, also when both save at once', async () => {
  const learner = await signUpDressedChild(test.server);
  const both = await Promise.all([save(learner, 'tab one', 0), save(learner, 'tab two', 0)]);
  expect(both.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stale = await save(learner, 'old tab', 0);
  expect(stale.error.errorCode).toBe('DRAFT_CONFLICT');
  const kept = await api.call('drafts.get', { params: { problemId: NAMES } }, learner);
  expect(['tab one', 'tab two']).toContain(kept.body.source);
});

it('refuses code over the limit and keeps what was there', async () => {
  const learner = await signUpDressedChild(test.server);
  await save(learner, 'mine', 0);
  const long = await save(learner, 'x'.repeat(65_537), 1);
  expect([long.status, long.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  expect((await api.call('drafts.get', { params: { problemId: NAMES } }, learner)).body.source).toBe('mine');
});
