import { expect, test } from './support/test.ts';

test('dialogs keep the focus and give it back, are led by keys alone, and sell a thing once', async ({
  world,
}) => {
  const child = await world.resident();
  const { page } = child;

  await test.step('a dialog keeps the focus, closes with Esc, and gives the focus back', async () => {
    const bag = page.getByRole('button', { name: '가방' });
    await bag.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '내 가방' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: '줄무늬 티', exact: false })).toBeVisible();

    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside(), `focus after ${presses + 1} times Tab`).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bag).toBeFocused();
  });

  await test.step('after a dialog that the mouse has opened, the arrows walk again', async () => {
    const closings = [() => child.closesDialog(), () => page.keyboard.press('Escape')];
    for (const closes of closings) {
      const bag = await child.opens('가방');
      await closes();
      await expect(bag).toBeHidden();
      const { x } = await child.legs.spot();
      await page.keyboard.press('ArrowRight', { delay: 300 });
      expect((await child.legs.rest()).x).toBeGreaterThan(x + 10);
    }
  });

  await test.step('two clicks at once buy one thing once', async () => {
    const shop = await child.opens('꾸미기');
    const before = await child.belongings();
    await shop.getByRole('radio', { name: '신발' }).click();
    await shop.getByRole('button', { name: '노란 장화' }).click();
    await shop.getByRole('button', { name: '노란 장화 80 포인트로 사기' }).dblclick();
    await expect(shop.getByRole('button', { name: '바로 입기' })).toBeVisible();
    const after = await child.belongings();
    expect(after.point).toBe(before.point - 80);
    expect(after.items.length).toBe(before.items.length + 1);
    await child.closesDialog();
  });

  await test.step('a talk is led with the keyboard alone and leaves the world free', async () => {
    await child.legs.walkTo(690);
    const talk = await child.talksTo('돌핀 선생님');
    await child.hearsOut(talk);
    await expect(talk.getByRole('button', { name: '좋아요, 할게요!' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(talk).toBeHidden();

    await expect.poll(() => page.evaluate(() => window.dolphinProbe?.locks)).toEqual([]);
    const { x } = await child.legs.spot();
    await child.legs.walkTo(x - 80);
    expect((await child.legs.spot()).x).toBeLessThan(x - 40);
  });
});
