import type {} from './workshop/crowd.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/workshopTest.ts';

/** Counts alone: how long it takes is for `npm run bench:world` to say. */

/** Bytes that 14 sprites for each of 400 avatars hand to the graphics card: 4 corners of 28 bytes for each. */
const PLAIN_BYTES = 400 * 14 * 4 * 28;

/** The picture of this moment, three bytes for each pixel. */
async function picture(crowd: Page): Promise<Buffer> {
  const address = await crowd.evaluate(() => window.crowd.picture());
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return sharp(png).removeAlpha().raw().toBuffer();
}

test('four hundred in a hundred outfits are few textures, few calls and few bytes a frame', async ({
  crowd,
}) => {
  test.setTimeout(240_000);
  await crowd.evaluate(() => window.crowd.gather({ kind: 'ours', people: 400, outfits: 100 }));
  // a whole round of what everybody does: every animation is composed on the way
  const round = await crowd.evaluate(() => window.crowd.draw(160, 60));
  const frames = await crowd.evaluate(() => window.crowd.draw(25));
  const most = Math.max(...[...round, ...frames].map(({ draws }) => draws));
  expect(most, 'draw calls').toBeLessThanOrEqual(4);
  expect(await crowd.evaluate(() => window.crowd.textureMB())).toBeLessThanOrEqual(128);
  // now and then the first blink of an outfit is composed: that is not in every frame
  const usual = frames.map(({ bytes }) => bytes).sort((a, b) => a - b)[12];
  expect(usual).toBeLessThanOrEqual(PLAIN_BYTES * 0.1);
  expect(await crowd.evaluate(() => window.crowd.names()), 'names to be read').toBe(24);
});

test('of a crowd the nearest are named, and whoever is pointed at', async ({ crowd }) => {
  await crowd.evaluate(() => window.crowd.gather({ kind: 'ours', people: 60, outfits: 5 }));
  await crowd.evaluate(() => window.crowd.draw(2));
  expect(await crowd.evaluate(() => window.crowd.names())).toBe(24);
  await crowd.evaluate(() => {
    window.crowd.pointAtFarthest();
    return window.crowd.draw(1);
  });
  expect(await crowd.evaluate(() => window.crowd.names())).toBe(25);
});

test('more outfits than the pages hold share them, and nobody is left a silhouette', async ({ crowd }) => {
  test.setTimeout(240_000);
  await crowd.evaluate(() => window.crowd.gather({ kind: 'ours', people: 160, outfits: 160 }));
  await crowd.evaluate(() => window.crowd.draw(160, 60));
  expect(await crowd.evaluate(() => window.crowd.textureMB())).toBeLessThanOrEqual(128);
  expect(await crowd.evaluate(() => window.crowd.silhouettes())).toBe(0);
});

test('the avatars come back with a lost graphics context, all of them as they were', async ({ crowd }) => {
  await crowd.evaluate(() => window.crowd.gather({ kind: 'ours', people: 12, outfits: 6 }));
  const before = await picture(crowd);
  expect(
    await crowd.evaluate(() => window.crowd.loseContext()),
    'twelve and oneself, silhouettes until then',
  ).toBe(13);
  expect(await crowd.evaluate(() => window.crowd.silhouettes())).toBe(0);
  const after = await picture(crowd);
  // they may lie elsewhere on their pages, and be rounded another way
  const largest = after.reduce((most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 0))), 0);
  expect(largest, 'of the differences of a colour').toBeLessThanOrEqual(3);
});

test('whoever has left leaves nothing behind', async ({ crowd }) => {
  test.setTimeout(240_000);
  await crowd.evaluate(() => window.crowd.gather({ kind: 'ours', people: 1, outfits: 30 }));
  await crowd.evaluate(() => window.crowd.comeAndGo(120));
  expect(await crowd.evaluate(() => window.crowd.names()), 'names to be read').toBe(0);
  const elements = await crowd.locator('.world-tag').count();
  expect(elements, 'elements that wait for the next name').toBeLessThanOrEqual(32);
});
