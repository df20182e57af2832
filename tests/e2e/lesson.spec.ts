import { expect, test } from './support/test.ts';

const PROBLEM = '/lessons/1/contents/103';

test('code survives a reload, a lost network and a second tab', async ({ world }) => {
  world.expectLostFiles();
  const child = await world.resident({ at: PROBLEM });
  const { page, lesson } = child;
  await lesson.writes('const name = input();\nprint("저장 1, " + name);');
  await expect(lesson.draftSign('저장했어요')).toBeVisible();
  await page.reload();
  await lesson.turnsToCode();
  await expect(lesson.editor).toContainText('저장 1, ');

  await page.context().setOffline(true);
  await lesson.writes('print("저장 2");');
  await expect(lesson.draftSign('이 기기에 담아 두었어요. 인터넷이 이어지면 저장할게요.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(lesson.draftSign('저장했어요')).toBeVisible();

  // Typed and gone at once: the copy on this computer has to be enough.
  await lesson.writes('print("저장 3");');
  await page.reload();
  await lesson.turnsToCode();
  await expect(lesson.editor).toContainText('저장 3');
  await expect(lesson.draftSign('저장했어요')).toBeVisible();

  // Two tabs never overwrite each other.
  const second = await world.anotherTab(child, PROBLEM);
  await second.lesson.writes('print("둘째 창");');
  await expect(second.lesson.draftSign('저장했어요')).toBeVisible();
  await lesson.writes('print("첫째 창");');
  const note = page.getByRole('alert').filter({ hasText: '다른 창에서 더 새로운 코드를 저장했어요' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: '새로 저장된 코드로' }).click();
  await expect(lesson.editor).toContainText('둘째 창');
  await expect(note).toBeHidden();
});

test('code that never ends is stopped and explained; the next one runs, line by line, too, and its mistake is marked', async ({
  world,
}) => {
  const { page, lesson } = await world.resident({ at: PROBLEM });
  await lesson.writes('while (true) {}');
  await lesson.submits();
  await expect(lesson.result).toContainText('시간');
  await lesson.writes('const name = input();\nprint("반가워, " + name + "!");');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lesson.output).toHaveText('반가워, 니모!');
  await page.getByRole('button', { name: '내 시험 더하기' }).click();
  await page.getByLabel('실행할 때 들어갈 입력').fill('도리');
  await page.getByRole('textbox', { name: '나와야 하는 것' }).fill('반가워, 니모!');
  await page.getByRole('button', { name: '모두 해 보기' }).click();
  await expect(page.getByText('바라던 것과 달라요.')).toBeVisible();
  const own = page.getByRole('radio', { name: /내 것 1/ });
  await expect(own).toHaveAccessibleName(/달라요/);
  await page.getByRole('textbox', { name: '나와야 하는 것' }).fill('반가워, 도리!');
  await page.getByRole('button', { name: '모두 해 보기' }).click();
  await expect(own).toHaveAccessibleName(/맞았어요/);
  await expect(page.getByText('바라던 대로 나왔어요!')).toBeVisible();

  await lesson.writes('let n = 1;\nn = n + 1;\nprint(n);\nnothing();');
  await page.getByRole('button', { name: '한 줄씩', exact: true }).click();
  const steps = page.getByRole('region', { name: '한 줄씩 보기' });
  const place = steps.getByRole('slider', { name: '걸음' });
  const running = page.locator('.cm-runningLine');
  const value = steps.getByRole('definition');
  await expect(running).toHaveText('let n = 1;');
  for (const line of ['n = n + 1;', 'print(n);', 'nothing();']) {
    await page.keyboard.press('ArrowRight');
    await expect(running).toContainText(line);
  }
  await expect(value).toHaveText('2');
  await expect(lesson.output).toHaveText('2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(value).toHaveText('1');
  await place.focus();
  await page.keyboard.press('End');
  await expect(steps).toContainText('4번째 줄에서 멈췄어요.');
  await steps.getByRole('button', { name: '마치기' }).focus();
  await page.keyboard.press('r');
  await expect(place).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();

  await lesson.submits();
  await expect(lesson.result).toContainText('실행하다가 멈췄어요');
  await lesson.turnsToCode();
  await expect(page.locator('.cm-errorLine')).toHaveText('nothing();');

  // The own case is with the account: the device has put its copy away.
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('OWN_CASES')));
  await expect.poll(copies).toEqual([]);
});

test('a lesson in Python: a wrong answer, the line is cut, and the right one goes out by itself', async ({
  world,
}) => {
  world.expectLostFiles();
  const { page, lesson } = await world.resident({ at: '/lessons/12/contents/1202' });
  const program = (sign: string) =>
    `height = int(input())\nif height ${sign} 110:\n    print("출발!")\nelse:\n    print("조금 더 크면 만나!")`;
  await lesson.writes(program('<'));
  await lesson.submits();
  await expect(lesson.result).toContainText('답이 달라요', { timeout: 40_000 });

  await page.context().setOffline(true);
  await lesson.writes(program('>='));
  await expect(lesson.draftSign('이 기기에 담아 두었어요. 인터넷이 이어지면 저장할게요.')).toBeVisible();
  await lesson.submits();
  await expect(page.getByText('인터넷이 끊겨서 아직 못 냈어요.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(lesson.result).toContainText('정답이에요!', { timeout: 40_000 });
});
