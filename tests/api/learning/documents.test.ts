import { expect, it } from 'vitest';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

it('answers a document only under its own lesson', async () => {
  const child = await signUpDressedChild(test.server);
  const right = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
  const { status, body } = await api.call('documents.get', { params: right }, child);
  expect(status).toBe(200);
  expect(body.content).toContain('print');
  const wrong = await api.call('documents.get', { params: { ...right, lessonId: 2 } }, child);
  expect([wrong.status, wrong.error.errorCode]).toEqual([404, 'IS_NOT_CHANNEL_CONTENT']);
});
