import { DEFAULT_CHANNEL_ID as id } from '#shared/content/channels.ts';
import { createApiClient } from '../support/apiClient.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

test('a teacher makes a problem, mends what the judge finds and opens it; a pupil solves it', async ({
  world,
  server,
}) => {
  const teacher = await world.teacher({ at: '/channels/dolphin/lms/problems' });
  const { page } = teacher;
  const title = `두 배 ${Date.now().toString(36)}`;
  const part = (name: string) => page.getByRole('radio', { name, exact: true });
  const expected = page.getByRole('region', { name: '테스트 1' }).getByLabel('바라는 출력');

  await test.step('words, a case with a wrong output, and the solution', async () => {
    await page.getByRole('button', { name: '새 문제' }).click();
    const naming = page.getByRole('dialog', { name: '새 문제' });
    await naming.getByRole('button', { name: '만들기' }).click();
    await expect(naming.getByText('제목을 적어 주세요.')).toBeVisible();
    await naming.getByLabel('제목').fill(title);
    await naming.getByLabel('제목').press('Enter');
    await expect(page.getByLabel('문제 이름')).toHaveValue(title);
    await page.getByLabel('설명', { exact: true }).fill('수를 읽고 **두 배**를 말해요.');
    for (const number of [1, 2, 3]) await page.getByLabel(`${number}번째 힌트`).fill(`힌트 ${number}이에요.`);
    await expectAccessible(page, 'the words of a problem');
    await part('테스트').click();
    await page.getByRole('button', { name: '어떻게 만드나요?' }).click();
    await page.getByRole('dialog', { name: '테스트 만들기' }).getByRole('button', { name: '닫기' }).click();
    await page.getByRole('region', { name: '테스트 1' }).getByLabel('입력').fill('3');
    await expected.fill('5');
    await part('프로그램').click();
    await page.locator('.cm-content').click();
    await page.keyboard.insertText('print(Number(input()) * 2);');
  });

  await test.step('the judge says what is wrong, and nobody sees the problem yet', async () => {
    await part('공개').click();
    await page.getByRole('button', { name: '확인하고 공개하기' }).click();
    await expect(page.getByText('자바스크립트 모범 답: 1번 테스트를 통과하지 못했어요.')).toBeVisible();
    await expectAccessible(page, 'a problem that was not published');
  });

  await test.step('it is mended and published', async () => {
    await part('테스트').click();
    await expected.fill('6');
    await part('공개').click();
    await page.getByRole('button', { name: '확인하고 공개하기' }).click();
    await expect(page.getByText('모든 프로그램이 적은 대로 채점되었어요.')).toBeVisible();
  });

  const link = await test.step('it is put into a lesson', async () => {
    const api = createApiClient(server.url);
    const staff = { ...(await teacher.identity()), channelId: id };
    const draftId = Number(page.url().split('/').at(-1));
    const draft = await api.call('problemDrafts.get', { params: { id, draftId } }, staff);
    const made = await api.call('lmsCourses.create', { params: { id }, body: { title } }, staff);
    const { courseId, version, ...facts } = made.body;
    const params = { id, courseId };
    const content = { key: 'c', title, character: 'DOLPHIN', comment: '' };
    const lesson = {
      ...{ key: 'l', title, description: '', sectionTitle: '' },
      contentList: [{ ...content, contentType: 'PROBLEM', contentId: draft.body.problemId }],
    };
    const filled = await api.call(
      'lmsCourses.save',
      { params, body: { ...facts, lessonList: [lesson], baseVersion: version } },
      staff,
    );
    const open = { params, body: { visibleState: 'VISIBLE' } };
    expect((await api.call('lmsCourses.setVisibleState', open, staff)).status).toBe(200);
    const [first] = filled.body.lessonList;
    return `/lessons/${first?.lessonId}/contents/${first?.contentList[0]?.contentOnLessonId}`;
  });

  await test.step('a pupil solves it', async () => {
    const pupil = await world.resident({ at: link });
    await pupil.lesson.writes('print(input() * 2);');
    await pupil.lesson.submits();
    await expect(pupil.lesson.result).toContainText('정답');
  });
});
