import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryTexts as texts } from '#client/app/dev/avatars/texts.ts';
import { uiSampleTexts } from '#client/app/dev/ui/texts.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { watchTroubles } from './support/watchTroubles.ts';
import { expect, test } from './support/workshopTest.ts';

test('the gallery dresses, moves and stops, and its address brings a look back', async ({
  page,
  devServer,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    `${devServer}/dev/avatars?wear=skin.tan,face.bright,hair.bob,top.tee&frame=0&zoom=2&expression=default`,
    {
      waitUntil: 'commit',
    },
  );
  const stage = page.getByRole('region', { name: texts.stage });
  const isShown = (timeout?: number) => expect(stage).toHaveAttribute('aria-busy', 'false', { timeout });
  const picture = async () =>
    createHash('sha256')
      .update(await stage.screenshot())
      .digest('hex');
  await isShown(60_000);
  const bareheaded = await picture();

  await page.getByRole('radio', { name: '모자' }).click();
  await page.getByRole('button', { name: '선장' }).click();
  await expect(page).toHaveURL(/hat\.captain/);
  await isShown();
  await expect.poll(picture, 'the hat is seen').not.toBe(bareheaded);

  await page.getByRole('radio', { name: texts.animations.sit }).click();
  await page.getByRole('button', { name: texts.next }).click();
  await page.getByRole('radio', { name: texts.expressions.wink }).click();
  await page.getByRole('radio', { name: texts.backdrops.checker }).click();
  await page.getByRole('button', { name: texts.mirror }).click();
  await expect(page).toHaveURL(
    /wear=skin\.tan,face\.bright,hair\.bob,top\.tee,hat\.captain&animation=sit&expression=wink/,
  );
  await page.reload();
  await expect(page.getByRole('radio', { name: texts.animations.sit })).toBeChecked();
  await expect(page.getByRole('button', { name: texts.mirror })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(texts.frame(1, 2))).toBeVisible();
  expect(troubles).toEqual([]);
});

test('every piece of the design system stands in its frame and keeps nobody out', async ({
  page,
  devServer,
}) => {
  const troubles = watchTroubles(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${devServer}/dev/ui`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: uiSampleTexts.title })).toBeVisible({
    timeout: 60_000,
  });
  await page.evaluate(() => document.fonts.ready);
  await expectAccessible(page, 'the pieces at 1280 pixels');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await scrolls(), `sideways at ${width} pixels`).toBe(0);
  }
  await expectAccessible(page, 'the pieces on a phone');
  expect(troubles).toEqual([]);
});

test('a build holds nothing of it', () => {
  const build = join(projectRoot, 'dist/build');
  const scripts = readdirSync(build).filter((file) => /\.(js|css)$/.test(file));
  const all = scripts.map((file) => readFileSync(join(build, file), 'utf8')).join('\n');
  expect(all).toContain('돌핀');
  for (const trace of [
    texts.random,
    texts.backdrops.checker,
    '/dev/avatars',
    'AvatarGallery',
    'Development figures',
  ])
    expect(all).not.toContain(trace);
});
