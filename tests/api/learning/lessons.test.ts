import { expect, it } from 'vitest';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

it('marks a document as read once and keeps it read', async () => {
  const reader = await signUpDressedChild(test.server);
  const params = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
  for (let time = 0; time < 2; time += 1) {
    expect((await api.call('lessons.checkContent', { params }, reader)).status).toBe(200);
  }
  const lesson = await api.call('lessons.get', { params: { lessonId: 1 } }, reader);
  expect(lesson.body.contentList.map((content) => content.checked)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
