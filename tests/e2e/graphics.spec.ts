import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

test.use({ draws: true });

/** Side of the squares that are compared, CSS px: an NPC fills two, the words of a sign half of one. */
const SQUARE = 32;

/** The mean colours of the squares of what is to be seen of the world, names and signs included: three bytes for each. */
async function look(page: Page): Promise<Buffer> {
  const png = await page.locator('.world-view').screenshot();
  const { width, height } = await sharp(png).metadata();
  const squares = { width: Math.round(width / SQUARE), height: Math.round(height / SQUARE) };
  return sharp(png)
    .resize(squares.width, squares.height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The largest difference of a colour of any square, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
}

/** NPCs breathe; all else stands still for who asked for less motion. */
const CALM = 4;

/** Asks the browser's own context of the world's canvas. */
const isLost = (page: Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLCanvasElement>('.world-view > canvas')?.getContext('webgl')?.isContextLost(),
  );

const setContext = (page: Page, isThere: boolean) =>
  page.locator('.world-view > canvas').evaluate((canvas: HTMLCanvasElement, there) => {
    // The extension of a lost context cannot be asked for: it is kept from when it was there.
    const kept = canvas as HTMLCanvasElement & { loss?: WEBGL_lose_context | null };
    kept.loss ??= canvas.getContext('webgl')?.getExtension('WEBGL_lose_context');
    if (there) kept.loss?.restoreContext();
    else kept.loss?.loseContext();
  }, isThere);

test('a lost graphics context comes back with the whole picture: scenery, NPCs, signs and oneself', async ({
  world,
}) => {
  const child = await world.resident({ reducedMotion: 'reduce' });
  const { page } = child;
  await child.legs.walkTo(620);
  await child.legs.rest();
  // Players of earlier tests keep a seat for a while, and would vanish from the picture.
  await expect
    .poll(() => page.evaluate(() => window.dolphinProbe?.players.length), { timeout: 60_000 })
    .toBe(0);
  await expect
    .poll(async () => difference(await look(page), await look(page)), 'the picture is calm')
    .toBeLessThan(CALM);
  const before = await look(page);
  await setContext(page, false);
  await expect.poll(() => isLost(page)).toBe(true);
  // Not for long: after six seconds without a graphics card the world says so and offers to begin anew.
  await setContext(page, true);
  await expect.poll(() => isLost(page)).toBe(false);
  await expect.poll(async () => difference(before, await look(page)), 'all is back').toBeLessThan(CALM);
  await child.legs.walkTo(660);

  // A page that is left gives its graphics context back, and has it again when it is returned to.
  const tell = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }, name);
  expect(await isLost(page)).toBe(false);
  await tell('pagehide');
  await expect.poll(() => isLost(page)).toBe(true);
  await tell('pageshow');
  await expect.poll(() => isLost(page)).toBe(false);
  await child.isLive();

  // One that does not come back: the world begins anew by itself, and by one press where that has just happened.
  world.expectLostGraphics();
  const anew = { timeout: 60_000 };
  await setContext(page, false);
  await expect.poll(() => isLost(page)).toBe(true);
  await expect.poll(() => isLost(page), anew).toBe(false);
  await child.isLive();
  await setContext(page, false);
  await expect(page.getByText('월드를 열지 못했어요.')).toBeVisible(anew);
  await page.getByRole('button', { name: '다시 해 보기' }).click();
  await expect.poll(() => isLost(page), anew).toBe(false);
  await child.isLive();
});
