import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Writes a program of JavaScript into the editor. */
async function writes(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('a teacher draws a stage, tries it and opens it; a child solves it', async ({ world }) => {
  const teacher = await world.teacher({ ...DESK, at: '/channels/dolphin/stages/staff' });
  const { page } = teacher;
  const part = (name: string) => page.getByRole('radio', { name, exact: true });

  await test.step('words, and a gap in the ground with the keyboard', async () => {
    await page.getByLabel('이름').fill('선생님의 틈');
    await page.getByRole('button', { name: '새로 만들기' }).click();
    await page.getByLabel('아이가 할 일').fill('틈을 넘어 깃발까지 가요.');
    for (const number of [1, 2, 3]) await page.getByLabel(`힌트 ${number}`).fill(`힌트 ${number}이에요.`);
    await page.getByRole('radio', { name: '빈 곳' }).check();
    const map = page.getByRole('grid', { name: '지도' });
    await map.focus();
    // From the upper left corner to the ground beside the start.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ...Array<string>(5).fill('ArrowDown')])
      await page.keyboard.press(key);
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('.');
    await expect(map.getByRole('gridcell', { name: '6줄 4칸, 빈 곳' })).toBeAttached();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(map.getByRole('gridcell', { name: '7줄 4칸, 땅' })).toBeAttached();
    await page.getByRole('button', { name: '다시 하기' }).click();
  });

  await test.step('the answer in JavaScript is tried in the sea as children see it', async () => {
    await part('답').click();
    await page.getByRole('checkbox', { name: '자바스크립트' }).check();
    await page.getByRole('checkbox', { name: '블록' }).uncheck();
    await writes(page, 'walk(1);\njump();\nwalk(5);');
    await page.getByRole('button', { name: '해 보기' }).click();
    await expect(page.getByText('목표에 닿았어요! 7걸음')).toBeVisible({ timeout: 40_000 });
    await page.getByRole('button', { name: '틀린 예 더하기' }).click();
    await writes(page, 'walk(7);');
  });

  await test.step('the judge proves it, and it is there for the children', async () => {
    await part('공개').click();
    await expectAccessible(page, 'the editor of stages', 'section');
    await page.getByRole('button', { name: '채점하고 공개하기' }).click();
    await expect(page.getByText('공개했어요!')).toBeVisible({ timeout: 40_000 });
  });

  const child = await world.resident({ ...PHONE, at: '/stages' });
  await test.step('a child finds it on the shelf of the map and solves it', async () => {
    await child.page.getByRole('button', { name: '선생님 스테이지 1개' }).tap();
    await child.page.getByRole('link', { name: /선생님의 틈/ }).tap();
    await writes(child.page, 'walk(1);\njump();\nwalk(5);');
    await child.page.getByRole('button', { name: '시작', exact: true }).tap();
    const ending = child.page.getByRole('region', { name: '해냈어요!' });
    await expect(ending.getByRole('list', { name: '별 3개' })).toBeVisible({ timeout: 40_000 });
    await expect(ending.getByRole('status')).toHaveText('별을 저장했어요');
  });
});
