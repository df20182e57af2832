import { itemByKey } from '#shared/content/items.ts';
import { expect, test } from './support/test.ts';

/** Bytes. */
const LARGEST = 5_000;

test('the shop opens with thumbnails only, none larger than 5 kB', async ({ world }) => {
  const child = await world.resident();
  const worn = new Set((await child.belongings()).worn);
  const pictures: { key: string; file: string; size: Promise<number> }[] = [];
  child.page.on('response', (response) => {
    const [, key, file] = /\/avatar\/@\dx\/([^/]+)\/([^/?]+)/.exec(response.url()) ?? [];
    if (key && file) pictures.push({ key, file, size: response.body().then((body) => body.length) });
  });
  const shop = await child.opens('꾸미기');
  const cards = shop.getByRole('button').locator('img[src*="thumb.webp"]');
  await expect(cards.first()).toBeVisible();
  await expect
    .poll(() => cards.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await child.page.waitForLoadState('networkidle');

  const thumbnails = pictures.filter(({ file }) => file === 'thumb.webp');
  expect(thumbnails.length).toBeGreaterThan(0);
  for (const { key, size } of thumbnails) expect(await size, key).toBeLessThanOrEqual(LARGEST);
  // the own avatar wears what it wears
  const others = pictures.filter(
    ({ key, file }) => file !== 'thumb.webp' && !worn.has(itemByKey(key)?.id ?? 0),
  );
  expect(others.map(({ key, file }) => `${key}/${file}`)).toEqual([]);
});
