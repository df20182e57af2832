import { expect, test } from './support/test.ts';

test('one stands where one stood: after a reload, and in a second tab, which takes the seat over', async ({
  world,
}) => {
  const first = await world.resident();
  const spot = await first.legs.walkTo(580);
  await first.page.reload();
  await first.arrives();
  expect(await first.legs.spot()).toEqual(spot);

  const second = await world.anotherTab(first, '/');
  await second.arrives();
  expect(await second.legs.spot()).toEqual(spot);

  const sign = first.page.getByRole('alertdialog', { name: '다른 창에서 놀고 있어요.' });
  await expect(sign).toBeVisible();
  await sign.getByRole('button', { name: '여기서 하기' }).click();
  await first.isLive();
  await expect(sign).toBeHidden();
  await expect(second.page.getByRole('alertdialog', { name: '다른 창에서 놀고 있어요.' })).toBeVisible();
});

test('keys that are meant for a page or a dialog never move the avatar', async ({ world }) => {
  const child = await world.resident({ at: '/lessons/1/contents/102' });
  const { page, lesson } = child;
  await lesson.returnsToWorld();
  await child.arrives();
  const spot = await child.legs.rest();

  const settings = await child.opens('설정');
  await expect(settings.getByRole('switch', { name: '배터리 아끼기' }), 'as it was left').toBeChecked();
  for (const key of ['ArrowRight', 'Space', 'KeyD']) await page.keyboard.press(key, { delay: 100 });
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  await page.goBack();
  await lesson.turnsToCode();
  await lesson.editor.click();
  await page.keyboard.type('dad wad  ');
  await page.keyboard.press('ArrowRight');
  await lesson.returnsToWorld();
  await child.isLive();
  expect(await child.legs.rest()).toEqual(spot);
});

test('through the gate to the beach and back', async ({ world }) => {
  test.slow();
  const child = await world.resident();
  await child.legs.walkTo(3060);
  await expect(child.page.getByRole('button', { name: '해변 가기' })).toBeVisible();
  await child.page.keyboard.press('ArrowUp');
  await expect(child.page.getByText('해변', { exact: true })).toBeVisible();
  await child.isLive();
  await expect.poll(() => child.page.evaluate(() => window.dolphinProbe?.mapId)).toBe(2);
  await child.page.reload();
  await child.arrives();
  await expect(child.page.getByText('해변', { exact: true }), 'the map one left off on').toBeVisible();
});
