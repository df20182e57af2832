import { problemIdOf } from '#shared/content/lessonIds.ts';
import { makeClassWithMembers } from '../support/makeClassWithMembers.ts';
import { solutionOfProblem } from '../support/learn.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const COURSE = { label: '바닷속 첫 코딩' };
const LESSON = 1;
const PROBLEM = problemIdOf(LESSON, 0);

test('a teacher gives homework, comments on a line and returns it; the pupil is told, mends it and passes', async ({
  world,
}) => {
  const { api, channelId, channelDomain, teacher } = await makeClassWithMembers(world, {
    members: [],
    waiting: [],
  });
  const home = `/channels/${channelDomain}`;
  const child = await world.resident({ ...PHONE, at: '/lounge' });
  const identity = await child.identity();
  const params = { id: channelId };
  await api.call(
    'channels.join',
    { params, body: { nickname: '바다', introduction: '반가워요!', phoneNumber: '010-1234-7712' } },
    identity,
  );
  const { userId } = (await api.call('accounts.getMe', {}, identity)).body;
  await api.call('members.approve', { params, body: { memberIdList: [userId], role: 'ADVANCED' } }, teacher);
  const write = (source: string, baseVersion: number) =>
    api.call(
      'drafts.save',
      { params: { problemId: PROBLEM }, body: { language: 'JAVASCRIPT', source, baseVersion } },
      identity,
    );
  await write('print("안녕");\nprint("물결");', 0);

  const staff = await world.teacher({ ...DESK, at: `${home}/progress/homework` });
  const desk = staff.page;

  await test.step('the teacher gives a problem to everybody', async () => {
    await desk.getByRole('button', { name: '숙제 내기' }).click();
    const form = desk.getByRole('dialog', { name: '새 숙제' });
    // The school may have further courses by now: the first of them is not always this one.
    await form.getByLabel('코스', { exact: true }).selectOption(COURSE);
    await form.getByLabel('수업', { exact: true }).selectOption(String(LESSON));
    await form.getByLabel('할 것').selectOption(String(PROBLEM));
    await form.getByLabel('숙제 이름').fill('바다에 인사하기');
    await expectAccessible(desk, 'the form of a homework');
    await form.getByRole('button', { name: '내기' }).click();
    await desk.getByRole('link', { name: '바다에 인사하기' }).click();
    await expect(desk.getByText('1명 중 0명 냄')).toBeVisible();
  });

  await test.step('the pupil hands in what is in the editor', async () => {
    await child.page.goto(`${home}/homework`);
    await expectAccessible(child.page, 'the homework of a pupil');
    await child.page.getByRole('link', { name: '바다에 인사하기 열기' }).tap();
    await expect(child.page.getByText('print("물결");')).toBeVisible();
    await child.page.getByRole('button', { name: '숙제 내기' }).tap();
    await expect(child.page.getByText('선생님이 확인하고 있어요.')).toBeVisible();
    await expectAccessible(child.page, 'a homework');
  });

  await test.step('it comes to the teacher by itself, who comments on a line and returns it', async () => {
    await desk.getByRole('button', { name: '바다의 숙제 보기' }).click();
    await desk.getByRole('button', { name: /^2 ?번째 줄에 댓글 쓰기$/ }).click();
    await desk.getByRole('textbox', { name: '댓글 · 2번째 줄' }).fill('여기는 바다라고 써 볼까요?');
    await desk.getByRole('button', { name: '남기기' }).click();
    await expect(desk.getByRole('region', { name: '댓글 · 2번째 줄' })).toContainText('아직 안 읽음');
    await expectAccessible(desk, 'what a pupil handed in');
    await desk.getByRole('button', { name: '다시 하게 하기' }).click();
    await expect(desk.getByText('학생에게 알렸어요.')).toBeVisible();
  });

  await test.step('the pupil is told in the world, and finds the words at the line', async () => {
    const told = await world.anotherTab(child, '/');
    await told.stands();
    const menu = told.page.getByRole('navigation', { name: '메뉴' });
    await menu.getByRole('button', { name: '더보기' }).tap();
    await menu.getByRole('button', { name: /^알림/ }).tap();
    const notices = told.page.getByRole('dialog', { name: '알림' });
    await expect(notices).toContainText('숙제를 한 번 더 해 볼까요?');
    await notices.getByRole('button', { name: /^새 알림: 선생님이 코드에 댓글을/ }).tap();
    const comments = told.page.getByRole('region', { name: '선생님의 댓글' });
    await expect(comments.getByRole('region', { name: '댓글 · 2번째 줄' })).toContainText(
      '여기는 바다라고 써 볼까요?',
    );
    await told.page.close();
  });

  await test.step('what was mended is handed in again', async () => {
    await write(solutionOfProblem(PROBLEM).source, 1);
    await child.page.reload();
    await child.page.getByRole('button', { name: '고쳐서 다시 내기' }).tap();
    await expect(child.page.getByText('선생님이 확인하고 있어요.')).toBeVisible();
  });

  await test.step('and passes, as the pupil sees without asking', async () => {
    await expect(desk.getByRole('button', { name: '통과', exact: true })).toBeVisible();
    await desk.getByRole('button', { name: '통과', exact: true }).click();
    await expect(child.page.getByText('통과했어요! 정말 잘했어요.')).toBeVisible();
    await desk.goto(`${home}/progress`);
    await desk.getByLabel('코스', { exact: true }).selectOption(COURSE);
    await expect(desk.getByRole('button', { name: /^바다, .*: 하는 중/ }).first()).toBeVisible();
    await expectAccessible(desk, 'the progress of a class');
  });
});
