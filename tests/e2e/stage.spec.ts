import type { Locator, Page } from '@playwright/test';
import { dayInSeoul } from '#shared/time/seoulTime.ts';
import { puzzleOfDay } from '#server/domain/learning/dailyPuzzles/puzzles/puzzleOfDay.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 720 } };

/** Takes a block out of the drawer with a finger and hangs it below the last one. */
async function hangs(page: Page, kind: 'walk' | 'take', count: number): Promise<void> {
  await page.getByRole('treeitem', { name: '움직이기' }).tap();
  const offered = await page.locator(`.blocklyFlyout .${kind} > .blocklyPath`).first().boundingBox();
  const sheet = page.locator('.blocklySvg:not(.blocklyFlyout)');
  const boxes = await sheet
    .locator(':is(.start, .walk, .take) > .blocklyPath')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect));
  const last = boxes.toSorted((a, b) => b.bottom - a.bottom)[0];
  if (!offered || !last) throw new Error('The blocks are not on the screen.');
  const from = { x: offered.x + 20, y: offered.y + 22 };
  const to = { x: last.x + 20, y: last.bottom + 18 };

  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', point: { x: number; y: number }) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await touch('touchStart', from);
  // Up out of the drawer first, then to its place.
  const above = { x: from.x + 60, y: from.y - 120 };
  for (const [start, end] of [
    [from, above],
    [above, to],
  ] as const)
    for (let share = 0.125; share <= 1; share += 0.125)
      await touch('touchMove', {
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
      });
  // A finger rests before it lets go. A throw makes the browser swallow the tap that follows.
  await page.waitForTimeout(200);
  await touch('touchMove', to);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
  await expect(page.getByText(new RegExp(`^블록 ${count} /`))).toBeVisible();
}

test('with a finger: three blocks solve the first stage, and the map keeps its stars', async ({ world }) => {
  const { page } = await world.resident({ ...PHONE, at: '/stages' });
  await page.getByRole('link', { name: '시작하기' }).tap();
  await page.getByRole('treeitem', { name: '움직이기' }).waitFor();
  await hangs(page, 'walk', 1);
  await hangs(page, 'take', 2);
  await hangs(page, 'walk', 3);
  await page.getByRole('button', { name: '시작', exact: true }).tap();

  const ending = page.getByRole('region', { name: '해냈어요!' });
  await expect(ending.getByRole('list', { name: '별 3개' })).toBeVisible();
  await expect(ending.getByRole('status')).toHaveText('별을 저장했어요');
  await ending.getByRole('link', { name: '다음' }).tap();
  await expect(page.getByRole('heading', { name: '뒤에 있는 조개' })).toBeVisible();

  await page.goto('/stages');
  await page.reload();
  await expect(page.getByText('3 / 108')).toBeVisible();
  await expect(page.getByRole('button', { name: /첫 조개 줍기/ })).toHaveAccessibleName(/별 3개/);
});

test('a door of the world leads into a stage, and back to the same spot with its stars', async ({
  world,
}) => {
  // A walk over the whole map.
  test.slow();
  const { page, lesson } = await world.resident(DESK);
  const around = page.getByRole('region', { name: '내 둘레' });
  await around.getByRole('button', { name: /^길 찾기 문/u }).focus();
  await page.keyboard.press('Enter');
  const enter = page.getByRole('button', { name: '들어가기' });
  await expect(enter).toBeFocused({ timeout: 60_000 });
  const first = page.getByRole('button', { name: /^길 찾기 1, 첫 조개 줍기/u });
  await expect(first).toHaveAccessibleName(/지금 할 차례$/u);
  const spot = () => page.evaluate(() => Math.round(window.dolphinProbe?.self?.x ?? 0));
  const before = await spot();

  await enter.click();
  await page.waitForURL(/\/stages\/\d+\?from=door$/u);
  await page.getByRole('button', { name: '나는 글자로 쓸래' }).click();
  await page.getByRole('radio', { name: '자바스크립트' }).check();
  await lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('walk(1); take(); walk(1);');
  await page.getByRole('button', { name: '시작', exact: true }).click();
  const ending = page.getByRole('region', { name: '해냈어요!' });
  await expect(ending.getByRole('status')).toHaveText('별을 저장했어요', { timeout: 45_000 });

  await page.getByRole('link', { name: '월드로' }).click();
  await expect(first).toHaveAccessibleName(/해냄, 별 3개$/u);
  expect(Math.abs((await spot()) - before)).toBeLessThan(4);
});

/** Keeps the page from drawing for a while. */
async function holdFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  });
}

test('by the keyboard alone: blocks are taken, put below each other and run', async ({ world }) => {
  const { page } = await world.resident({ ...DESK, at: '/stages' });
  const { keyboard } = page;
  const reaches = async (place: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(place).toBeFocused({ timeout: 50 });
    }).toPass();
  };
  await page.getByRole('link', { name: '시작하기' }).waitFor();
  await reaches(page.getByRole('link', { name: '시작하기' }));
  await keyboard.press('Enter');
  const drawer = page.getByRole('treeitem', { name: '움직이기' });
  await drawer.waitFor();

  const help = page.getByRole('button', { name: '글쇠로 하기' });
  await reaches(help);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '글쇠로 하기' })).toContainText('어디서든 시작해요');
  await keyboard.press('Escape');
  await expect(help).toBeFocused();

  const offered = ['walk', 'take'];
  for (const [index, kind] of ['walk', 'take', 'walk'].entries()) {
    if (index === 0) await keyboard.press('Shift+Tab');
    await keyboard.press('t');
    await expect(drawer).toBeFocused();
    await keyboard.press('ArrowRight');
    for (let row = 0; row < offered.indexOf(kind); row += 1) await keyboard.press('ArrowDown');
    // On a slow machine both keys come within one frame.
    await Promise.all([holdFrame(page), keyboard.press('Enter'), keyboard.press('Enter')]);
    await expect(page.getByText(new RegExp(`^블록 ${index + 1} /`))).toBeVisible();
    await expect(page.locator(`.${kind} > .blocklyPath.blocklyActiveFocus`)).toBeFocused();
  }
  await expect(page.locator('.block-loose')).toHaveCount(0);
  await keyboard.press('Control+Enter');
  const ending = page.getByRole('region', { name: '해냈어요!' });
  await expect(ending.getByRole('list', { name: '별 3개' })).toBeVisible();
});

test('in Python: step by step, back, to the start; solved without a line, saved with one', async ({
  world,
}) => {
  world.expectLostFiles();
  const { page, lesson } = await world.resident({ ...DESK, at: '/stages' });
  await page.getByRole('link', { name: '시작하기' }).click();
  await page.getByRole('radio', { name: '파이썬' }).check();
  await lesson.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('walk(1)\ntake()\nwalk(1)');

  const steps = page.getByRole('slider', { name: '걸음' });
  const at = (step: number) => expect(steps).toHaveAttribute('aria-valuenow', String(step));
  const step = page.getByRole('button', { name: '한 걸음', exact: true });
  await step.click();
  await at(1);
  await expect(steps).toHaveAttribute('aria-valuetext', /오른쪽으로 1칸 걸었어요/);
  await step.click();
  await at(2);
  await expect(steps).toHaveAttribute('aria-valuetext', /조개를 주웠어요/);
  await page.getByRole('button', { name: '한 걸음 뒤로' }).click();
  await at(1);
  await page.getByRole('button', { name: '처음으로' }).click();
  await at(0);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: '시작', exact: true }).click();
  const ending = page.getByRole('region', { name: '해냈어요!' });
  await expect(ending.getByRole('status')).toHaveText('별은 나중에 저장돼요');
  await page.context().setOffline(false);
  await expect(ending.getByRole('status')).toHaveText('별을 저장했어요');
  await page.goto('/stages');
  await expect(page.getByText('3 / 108')).toBeVisible();
});

test('a puzzle a day: a wrong choice shows the hint, the right one feeds the whale', async ({ world }) => {
  const { page } = await world.resident(DESK);
  await page.getByRole('navigation', { name: '메뉴' }).getByRole('button', { name: '더보기' }).click();
  await page.getByRole('button', { name: '오늘의 퍼즐' }).click();
  await expect(page).toHaveURL(/\/puzzles$/);
  const puzzle = puzzleOfDay(dayInSeoul(new Date()));
  const chip = (index: number) =>
    page.getByRole('button', { name: puzzle.choices[index % 4]?.label ?? '', exact: true });
  const runs = page.getByRole('button', { name: '실행' });

  await chip(puzzle.answer + 1).click();
  await runs.click();
  await expect(page.getByText(puzzle.hint)).toBeVisible({ timeout: 45_000 });
  await chip(puzzle.answer).click();
  await runs.click();
  await expect(page.getByText('해냈어요! 조개를 모았어요.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('조개 9개를 더 모으면')).toBeVisible();
  await page.getByRole('link', { name: '내일 또 만나' }).click();
  await expect(page).toHaveURL(/\/$/);
});
