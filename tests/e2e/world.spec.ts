import { expect, test } from './support/test.ts';

test('after a reload one stands where one stood', async ({ world }) => {
  const child = await world.resident();
  const spot = await child.legs.walkTo(620);
  await child.page.reload();
  await child.arrives();
  expect(await child.legs.spot()).toEqual(spot);
});

test('a second tab takes the seat over, and the first can take it back', async ({ world }) => {
  const first = await world.resident();
  const spot = await first.legs.walkTo(580);
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

test('keys work in Hangul mode, where they carry other letters', async ({ world }) => {
  const child = await world.resident();
  const { x } = await child.legs.spot();
  const keyboard = await child.page.context().newCDPSession(child.page);
  // What Chromium sends for the D key while a Korean input method is on.
  const key = { code: 'KeyD', key: 'ㅇ', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 68 };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await expect.poll(async () => (await child.legs.spot()).x).toBeGreaterThan(x + 40);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  const stopped = await child.legs.rest();
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, code: 'KeyA', key: 'ㅁ' });
  await expect.poll(async () => (await child.legs.spot()).x).toBeLessThan(stopped.x - 20);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, code: 'KeyA', key: 'ㅁ' });
  await child.legs.rest();
});

test('keys that are meant for a page or a dialog never move the avatar', async ({ world }) => {
  const child = await world.resident({ at: '/lessons/1/contents/102' });
  const { page, lesson } = child;
  await lesson.returnsToWorld();
  await child.arrives();
  const spot = await child.legs.rest();

  const settings = await child.opens('설정');
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

test('without a network a sign says so; with it the world goes on', async ({ world }) => {
  const child = await world.resident();
  const { page } = child;
  const sign = page.getByText('인터넷이 끊겼어요. 다시 이어지면 계속할게요.');
  await page.context().setOffline(true);
  await expect(sign).toBeVisible();
  await page.context().setOffline(false);
  await expect(sign).toBeHidden();
  await child.isLive();
});
