import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { itemByKey } from '#shared/content/items.ts';
import { expect, test } from './support/test.ts';

/** Bytes of a thumbnail of the shop. */
const LARGEST = 5_000;

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
      // At the end a guard takes it, and hands it on to the first.
      await expect.poll(isInside, `focus after ${presses + 1} times Tab`).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bag).toBeFocused();
  });

  await test.step('the rest of the menu opens by key, closes with Esc, and gives the focus back', async () => {
    const more = page.getByRole('button', { name: '더보기' });
    const sheet = page.getByRole('group', { name: '더보기' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button').first()).toBeFocused();
    await sheet.getByRole('button', { name: '설정' }).press('Enter');
    const settings = page.getByRole('dialog', { name: '설정' });
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(more).toBeFocused();
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

  const worn = new Set((await child.belongings()).worn);
  const pictures = watchItemPictures(page);

  await test.step('the shop opens with thumbnails only, none larger than 5 kB', async () => {
    const shop = await child.opens('꾸미기');
    const cards = shop.getByRole('button').locator('img[src*="thumb.webp"]');
    await expect(cards.first()).toBeVisible();
    await expect
      .poll(() => cards.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');

    const thumbnails = pictures.filter(({ file }) => file === 'thumb.webp');
    expect(thumbnails.length).toBeGreaterThan(0);
    for (const { key, size } of thumbnails) expect(await size, key).toBeLessThanOrEqual(LARGEST);
    // the own avatar wears what it wears
    const others = pictures.filter(
      ({ key, file }) => file !== 'thumb.webp' && !worn.has(itemByKey(key)?.id ?? 0),
    );
    expect(others.map(({ key, file }) => `${key}/${file}`)).toEqual([]);
  });

  await test.step('two clicks at once buy one thing once', async () => {
    const shop = page.getByRole('dialog', { name: '꾸미기 상점' });
    const before = await child.belongings();
    await shop.getByRole('radio', { name: '신발' }).click();
    await shop.getByRole('button', { name: '노란 장화' }).click();
    await shop.getByRole('button', { name: '노란 장화 80 포인트로 사기' }).dblclick();
    await expect(shop.getByRole('button', { name: '바로 신기' })).toBeVisible();
    const after = await child.belongings();
    expect(after.point).toBe(before.point - 80);
    expect(after.items.length).toBe(before.items.length + 1);
    await child.closesDialog();
  });

  await test.step('a picture is chosen, looked at, kept after a reload, and taken away', async () => {
    const opensOwn = async () => {
      await page.getByRole('button', { name: '내 정보 보기' }).click();
      const dialog = page.getByRole('dialog', { name: '내 정보' });
      await dialog.getByText('내 사진', { exact: true }).click();
      return dialog;
    };
    let own = await opensOwn();
    const picture = () => own.getByRole('img', { name: `${child.nickname}의 사진` });
    const isDrawn = () => picture().evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    const choosing = page.waitForEvent('filechooser');
    await own.getByRole('button', { name: '사진 올리기' }).click();
    await (await choosing).setFiles({ name: '바다.png', mimeType: 'image/png', buffer: await bluePicture() });
    await expect.poll(isDrawn, 'it is shown before it is sent').toBe(true);
    await own.getByRole('button', { name: '이 사진으로 하기' }).click();
    await expect(page.getByText('사진을 바꿨어요.')).toBeVisible();

    await page.reload();
    await child.arrives();
    own = await opensOwn();
    await expect.poll(isDrawn, 'the server has it').toBe(true);
    await own.getByRole('button', { name: '사진 지우기' }).click();
    await expect(own.getByText('아직 사진이 없어요.')).toBeVisible();
    await expect(picture()).toHaveCount(0);
    await child.closesDialog();
  });

  await test.step('a talk is led with the keyboard alone and leaves the world free', async () => {
    await child.legs.walkTo(690);
    const talk = await child.talksTo('돌핀 선생님');
    await child.hearsOut(talk);
    const accept = talk.getByRole('button', { name: '좋아요, 할게요!' });
    const later = talk.getByRole('button', { name: '다음에 할게요' });
    // Taking it is a choice: Enter through the words takes nothing, arrows choose.
    await page.keyboard.press('Enter');
    await expect(accept).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(accept).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(later).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(talk).toBeHidden();

    await expect.poll(() => page.evaluate(() => window.dolphinProbe?.locks)).toEqual([]);
    const { x } = await child.legs.spot();
    await child.legs.walkTo(x - 80);
    expect((await child.legs.spot()).x).toBeLessThan(x - 40);
  });
});

interface ItemPicture {
  readonly key: string;
  readonly file: string;
  /** Bytes. */
  readonly size: Promise<number>;
}

/** Pictures of things that come from now on. */
function watchItemPictures(page: Page): readonly ItemPicture[] {
  const pictures: ItemPicture[] = [];
  page.on('response', (response) => {
    const [, key, file] = /\/avatar\/@\dx\/([^/]+)\/([^/?]+)/.exec(response.url()) ?? [];
    if (key && file) pictures.push({ key, file, size: response.body().then((body) => body.length) });
  });
  return pictures;
}

const bluePicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#2060c0' } })
    .png()
    .toBuffer();
