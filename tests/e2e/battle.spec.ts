import { LESSONS } from '#server/domain/seed/courses.ts';
import { expect, test } from './support/test.ts';

/** What solves the problem of this name, in JavaScript. */
function solutionOf(title: string): string {
  const problem = LESSONS.flatMap(({ problems }) => problems).find((one) => one.title === title);
  const solution = problem?.programs.JAVASCRIPT?.solution;
  if (solution === undefined) throw new Error(`«${title}» has no solution in JavaScript`);
  return solution;
}

test('two children race from the lobby to the podium, through a reload and a killed server', async ({
  world,
  server,
}) => {
  world.expectLostFiles();
  const [host, guest] = await Promise.all([
    world.resident({ at: '/battles', viewport: { width: 1280, height: 720 } }),
    world.resident({ at: '/battles', viewport: { width: 390, height: 844 } }),
  ]);
  const { page } = host;

  await page.getByRole('button', { name: '방 만들기' }).click();
  await page.getByRole('radio', { name: '자바스크립트' }).check({ force: true });
  await page.getByRole('radio', { name: '1문제' }).check({ force: true });
  await page.getByRole('button', { name: '방 열기' }).click();
  const code = /[A-Z2-9]{6}/.exec(
    (await page.getByRole('button', { name: /방 코드/ }).textContent()) ?? '',
  )?.[0];
  expect(code).toBeDefined();

  await guest.page.getByLabel('방 코드로 들어가기').fill('ZZZZZZ');
  await guest.page.locator('form').getByRole('button', { name: '들어가기' }).click();
  await expect(guest.page.getByText(/방을 찾을 수 없|없는 방/)).toBeVisible();
  await guest.page.getByLabel('방 코드로 들어가기').fill(code ?? '');
  await guest.page.locator('form').getByRole('button', { name: '들어가기' }).click();
  await guest.page.getByRole('button', { name: '준비하기' }).click();
  await page.getByRole('button', { name: '시작하기' }).click();
  await expect(page.getByText('곧 시작해요!')).toBeVisible();

  const title = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const solution = solutionOf(title.replace(/^\d번 문제/, ''));
  await host.lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('print("아직")');
  await page.getByRole('button', { name: '제출하기' }).click();
  const standings = page.getByRole('region', { name: '순위' });
  await expect(standings.getByText('오답 1번')).toBeVisible();
  await expect(page.getByText(/개 중 \d+개 통과!/)).toBeVisible();

  await host.lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(solution);
  await server.killAndStart();
  await page.reload();
  await expect(host.lesson.editor).toContainText(solution.split('\n')[0] ?? '');
  await expect(standings.getByText('오답 1번')).toBeVisible();
  await page.getByRole('button', { name: '제출하기' }).click();
  await expect(page.getByText(/개 모두 통과!/).or(page.getByText('코드 배틀 결과'))).toBeVisible();

  // The other one saw it, and is the last who has something to solve.
  await expect(guest.page.getByRole('button', { name: '제출하기' })).toBeVisible();
  await guest.lesson.editor.click();
  await guest.page.keyboard.press('ControlOrMeta+a');
  await guest.page.keyboard.insertText(solution);
  await guest.page.getByRole('button', { name: '제출하기' }).click();

  for (const one of [page, guest.page])
    await expect(one.getByRole('heading', { name: '코드 배틀 결과' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /나는 [12]위!/ })).toBeVisible();
  await page.getByRole('button', { name: '풀이 보기' }).click();
  await expect(page.getByText(solution.split('\n')[0] ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '다시 겨루기' }).click();
  await expect(guest.page.getByRole('button', { name: '준비하기' })).toBeVisible();
});
