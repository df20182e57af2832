import { expect, test } from './support/test.ts';

test('a problem is solved with blocks, and its blocks are there after a reload', async ({ world }) => {
  const { page, lesson } = await world.resident({
    at: '/lessons/1/contents/102',
    viewport: { width: 1280, height: 720 },
  });
  await page.getByRole('radio', { name: '블록' }).click();
  const sheet = page.locator('.blocklySvg:not(.blocklyFlyout)');
  const said = sheet.locator('.talk > .blocklyPath').first();
  await said.waitFor();

  await page.getByRole('treeitem', { name: '말하기' }).click();
  const offered = await page.locator('.blocklyFlyout .talk > .blocklyPath').first().boundingBox();
  const last = await said.boundingBox();
  if (!offered || !last) throw new Error('The blocks are not on the screen.');
  // Taken by the picture at its left, dropped by its notch right below the block that is there.
  await page.mouse.move(offered.x + 20, offered.y + 22);
  await page.mouse.down();
  await page.mouse.move(offered.x + 120, offered.y + 90, { steps: 5 });
  await page.mouse.move(last.x + 20, last.y + last.height + 18, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByText('블록 2', { exact: true })).toBeVisible();

  await sheet.locator('.talk').nth(1).getByText('안녕!').click();
  await page.keyboard.insertText('나는 코딩을 배워!');
  await page.keyboard.press('Enter');
  await lesson.submits();
  await expect(lesson.result).toContainText('정답이에요!');

  // A tap puts a block below the last; the keys pick one up, move it from slot to slot, put it down and away.
  await page.getByRole('treeitem', { name: '말하기' }).click();
  const tapped = await page.locator('.blocklyFlyout .talk > .blocklyPath').first().boundingBox();
  if (!tapped) throw new Error('The drawer is not open.');
  await page.mouse.click(tapped.x + 20, tapped.y + 22);
  await expect(page.getByText('블록 3', { exact: true })).toBeVisible();
  await expect(sheet.locator('.block-loose')).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(page.getByText('블록 2', { exact: true })).toBeVisible();

  const read = page.locator('#blocklyAriaAnnounce');
  await page.keyboard.press('t');
  await page.getByRole('treeitem', { name: '말하기' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(read).toContainText('나는 코딩을 배워!');
  await expect(read).not.toContainText('비었음');
  await page.keyboard.press('ArrowUp');
  await expect(read).toContainText('안녕, 바다야!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('블록 3', { exact: true })).toBeVisible();
  await expect(sheet.locator('.block-loose')).toHaveCount(0);
  await expect(sheet.locator('.talk > .blocklyPath').nth(2)).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('블록 2', { exact: true })).toBeVisible();

  await expect(lesson.draftSign('저장했어요')).toBeAttached();
  await page.reload();
  await page.getByRole('radio', { name: '블록' }).click();
  await expect(page.getByText('블록 2', { exact: true })).toBeVisible();
});
