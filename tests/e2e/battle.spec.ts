import { LESSONS } from '#server/domain/seed/courses.ts';
import { createApiClient } from '../support/apiClient.ts';
import { enterRoom, handIn, openRoom, rightProgram } from '../support/battles.ts';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { newAccount } from './support/openWorld.ts';
import { expect, test } from './support/test.ts';

const SMALL = { viewport: { width: 390, height: 640 } };

/** The program that solves the problem of this name, in JavaScript. */
function solutionOf(title: string): string {
  const problem = LESSONS.flatMap(({ problems }) => problems).find((one) => one.title === title);
  const solution = problem?.programs.JAVASCRIPT?.solution;
  if (solution === undefined) throw new Error(`«${title}» has no solution in JavaScript`);
  return solution;
}

async function writes({ page, lesson }: Child, source: string): Promise<void> {
  await lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** The judge starts anew with a killed server. */
const JUDGED = { timeout: 60_000 };

const handsIn = ({ page }: Child) => page.getByRole('button', { name: '제출하기' }).click();
const podiumOf = ({ page }: Child) => page.getByRole('heading', { name: '코드 배틀 결과' });

test('four children race from the lobby to the podium, through a reload, a lost line and a killed server', async ({
  world,
  server,
}) => {
  // Four browsers on one machine.
  test.setTimeout(240_000);
  world.expectLostFiles();
  // One page after the other: four that load at once would wait for each other.
  const host = await world.resident({ at: '/battles', viewport: { width: 1024, height: 640 } });
  const { page } = host;

  await page.getByRole('button', { name: '방 만들기' }).click();
  await page.getByRole('radio', { name: '자바스크립트' }).check();
  await page.getByRole('radio', { name: '1문제' }).check();
  await page.getByRole('button', { name: '방 열기' }).click();
  const codeButton = page.getByRole('button', { name: /방 코드/ });
  await expect(codeButton).toBeVisible();
  const code = /[A-Z2-9]{6}/.exec((await codeButton.textContent()) ?? '')?.[0] ?? '';

  // There may be more to do than was thought.
  await page.getByRole('button', { name: '방 설정' }).click();
  await page.getByRole('radio', { name: '30분' }).check();
  await page.getByRole('button', { name: '이대로 바꾸기' }).click();
  await expect(page.getByText(/1문제 · 빨리 풀기 · 30분/)).toBeVisible();

  const mina = await world.resident({ at: '/battles', ...SMALL });
  const door = mina.page.locator('form').getByRole('button', { name: '들어가기' });
  await mina.page.getByLabel('방 코드로 들어가기').fill('ZZZZZZ');
  await door.click();
  await expect(mina.page.getByText(/방을 찾을 수 없|없는 방/)).toBeVisible();
  await mina.page.getByLabel('방 코드로 들어가기').fill(code);
  await door.click();
  // The others follow the link that they were sent.
  const [juno, sora] = [
    await world.resident({ at: `/battles/${code}`, ...SMALL }),
    await world.resident({ at: `/battles/${code}`, ...SMALL }),
  ];
  for (const { page: theirs } of [juno, sora]) await theirs.getByRole('button', { name: '들어가기' }).click();
  await mina.page.getByRole('button', { name: '같이 하자!' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '같이 하자!' })).toBeVisible();
  for (const { page: theirs } of [mina, juno, sora])
    await theirs.getByRole('button', { name: '준비하기' }).click();
  await page.getByRole('button', { name: '시작하기' }).click();

  const submit = page.getByRole('button', { name: '제출하기' });
  await expect(submit).toBeVisible();
  const title = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const solution = solutionOf(title.replace(/^\d번 문제/, ''));
  const firstLine = solution.split('\n')[0] ?? '';
  await writes(host, 'print("아직")');
  await handsIn(host);
  const standings = page.getByRole('region', { name: '순위' });
  await expect(standings.getByText('오답 1번')).toBeVisible(JUDGED);
  await expect(page.getByText(/개 중 \d+개 통과!/)).toBeVisible(JUDGED);

  // A line is lost while its child writes on; the code is still there, and what is handed in afterwards counts.
  await juno.page.context().setOffline(true);
  await writes(juno, solution);
  await expect(juno.page.getByText('다시 잇는 중이에요. 코드는 그대로 있어요.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(juno.lesson.editor).toContainText(firstLine);

  // The server is killed; one reloads, the others stay where they are.
  await writes(host, solution);
  await server.killAndStart();
  await juno.page.context().setOffline(false);
  await page.reload();
  await expect(host.lesson.editor).toContainText(firstLine);
  await expect(standings.getByText('오답 1번')).toBeVisible();
  await expect(juno.page.getByText('다시 잇는 중이에요. 코드는 그대로 있어요.')).toBeHidden({
    timeout: 30_000,
  });
  await handsIn(host);
  await expect(page.getByText(/개 모두 통과!/)).toBeVisible(JUDGED);
  await handsIn(juno);
  await writes(mina, solution);
  await handsIn(mina);
  await expect(standings.getByText('오답 없음')).toHaveCount(3, JUDGED);

  // Nobody is waited for who gives up.
  await sora.page.getByRole('button', { name: '방 나가기' }).click();
  await sora.page.getByRole('dialog').getByRole('button', { name: '방 나가기' }).click();
  for (const child of [host, mina, juno]) await expect(podiumOf(child)).toBeVisible(JUDGED);
  await expect(podiumOf(host)).toBeFocused();
  await expect(page.getByRole('heading', { name: /나는 [123]위!/ })).toBeVisible();
  await expect(page.getByText('첫 배틀을 끝까지 해냈어요!')).toBeVisible();
  await expect(page.getByText('배틀 점수', { exact: true })).toBeVisible();
  await expect(page.getByText(/위로 받았어요/).first()).toBeVisible();

  await page.getByRole('button', { name: '풀이 보기' }).click();
  await expect(page.getByText(firstLine).first()).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  // Once more: who asks waits in the room, the others look at the podium until they ask, too.
  await mina.page.getByRole('button', { name: '다시 겨루기' }).click();
  await expect(mina.page.getByRole('button', { name: '준비 취소' })).toBeVisible();
  await expect(page.getByText('1/3명이 모였어요')).toBeVisible();
  await podiumOf(host).focus();
  await page.keyboard.press('Enter');
  await juno.page.getByRole('button', { name: '다시 겨루기' }).click();
  await expect(page.getByRole('button', { name: '시작하기' })).toBeEnabled();
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

  await page.getByRole('radio', { name: '자바스크립트' }).check();
  await host.lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program.source);
  await page.getByRole('radio', { name: '빠르게' }).check();
  await page.getByRole('button', { name: '시작', exact: true }).click();
  await expect(page.getByText('해냈어요! 이제 제출해 봐요.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a race on a stage', 'main');
  await page.getByRole('button', { name: '제출하기' }).click();
  await expect(page.getByRole('heading', { name: '코드 배틀 결과' })).toBeVisible({ timeout: 40_000 });

  await page.getByRole('button', { name: '연습해 보기' }).click();
  await expect(page.getByText('하나를 풀면 그때 몇 위였을지 보여요.')).toBeVisible();
  // The draft is there: what was raced with is what one practises with.
  await page.getByRole('radio', { name: '자바스크립트' }).check();
  await expect(host.lesson.editor).toContainText(program.source.split('\n')[0] ?? '');
  await page.getByRole('button', { name: '제출하기' }).click();
  await expect(page.getByRole('heading', { name: '모두 풀었어요!' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/그때였다면 2명 가운데 [12]위!/)).toBeVisible();
});
