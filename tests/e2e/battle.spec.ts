import { LESSONS } from '#server/domain/seed/courses.ts';
import { createApiClient } from '../support/apiClient.ts';
import { enterRoom, handIn, openRoom, rightProgram } from '../support/battles.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { newAccount } from './support/openWorld.ts';
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

test('a stage is raced beside a ghost, and practised afterwards', async ({ world, server }) => {
  const host = await world.resident({ at: '/battles', viewport: { width: 1280, height: 720 } });
  const { page } = host;
  const api = createApiClient(server.url);
  const [own, rival] = [await host.identity(), await newAccount(server)];
  const { room } = await openRoom(api, own, { kind: 'STAGE', freeze: false });
  const key = room.code;
  await enterRoom(api, rival, key);
  await api.call('battles.setReady', { params: { code: key }, body: { ready: true } }, rival);
  await page.goto(`/battles/${key}`);
  await page.getByRole('button', { name: '시작하기' }).click();

  const level = page.getByRole('region', { name: '스테이지' });
  await expect(level.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  const { contentList } = (await api.call('competitions.listContents', { params: { key } }, own)).body;
  const [content] = contentList;
  if (!content) throw new Error('the race has no content');
  const program = rightProgram(content);
  await handIn(api, rival, { key, content, program });
  await expect(level.getByRole('switch', { name: '친구의 길 보기' })).toBeChecked();

  await page.getByRole('radio', { name: '자바스크립트' }).check({ force: true });
  await host.lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program.source);
  await page.getByRole('radio', { name: '빠르게' }).check({ force: true });
  await page.getByRole('button', { name: '시작', exact: true }).click();
  await expect(page.getByText('해냈어요! 이제 제출해 봐요.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a race on a stage', 'main');
  await page.getByRole('button', { name: '제출하기' }).click();
  await expect(page.getByRole('heading', { name: '코드 배틀 결과' })).toBeVisible({ timeout: 40_000 });

  await page.getByRole('button', { name: '연습해 보기' }).click();
  await expect(page.getByText('하나를 풀면 그때 몇 위였을지 보여요.')).toBeVisible();
  // The draft is there: what was raced with is what one practises with.
  await page.getByRole('radio', { name: '자바스크립트' }).check({ force: true });
  await expect(host.lesson.editor).toContainText(program.source.split('\n')[0] ?? '');
  await page.getByRole('button', { name: '제출하기' }).click();
  await expect(page.getByRole('heading', { name: '모두 풀었어요!' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/그때였다면 2명 가운데 [12]위!/)).toBeVisible();
});
