import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DEVICES = {
  desk: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 } },
};

for (const [device, options] of Object.entries(DEVICES))
  test(`a lesson and its problems are open to everybody: ${device}`, async ({ world }) => {
    const { page, lesson } = await world.resident({ at: '/lessons/1', ...options });
    const run = page.getByRole('button', { name: '실행하기' });
    await run.click();
    await expect(lesson.output).toContainText('안녕, 바다야!');
    await expectAccessible(page, `a page of a lesson (${device})`);

    await page.goto('/lessons/1/contents/103');
    await expect(page.getByRole('region', { name: '문제' })).toBeVisible();
    await expectAccessible(page, `the statement of a problem (${device})`);

    await lesson.writes('const name = input();\nprint("반가워, " + name;');
    await expect(page.getByText('여기서 연 ( 를 닫지 않았어요.', { exact: false })).toBeVisible();
    await expectAccessible(page, `code with a mistake (${device})`);

    await lesson.writes('const name = input();\nprint("반가워 " + name + "!");');
    await page.getByRole('button', { name: '한 줄씩', exact: true }).click();
    await expect(page.getByRole('region', { name: '한 줄씩 보기' })).toBeVisible();
    await expectAccessible(page, `a program line by line (${device})`);
    await lesson.submits();
    await expect(lesson.result).toContainText('답이 달라요');
    await expectAccessible(page, `a wrong answer (${device})`);

    await lesson.writes('const name = input();\nprint("반가워, " + name + "!");');
    await lesson.submits();
    await expect(lesson.result).toContainText('정답이에요!');
    await expectAccessible(page, `a right answer (${device})`);
  });

test('a page of a lesson is changed and run with the keyboard alone', async ({ world }) => {
  const { page, lesson } = await world.resident({
    at: '/lessons/11',
    viewport: { width: 1280, height: 720 },
  });
  const next = page.getByRole('button', { name: '다음', exact: true });
  await expect(next).toBeDisabled();
  await lesson.editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let letter = 0; letter < 'print("'.length; letter += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.insertText('우와! ');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lesson.output).toContainText('우와! 안녕, 바다야!');

  // Tab indents; after Escape it leads out of the code, past the run, to the next page.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '실행하기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('상자에 담기');
});
