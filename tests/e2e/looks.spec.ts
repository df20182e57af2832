import type {} from './workshop/workshop.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { type AnimationName, EQUIPMENT_CATEGORIES, FRAME, HAT_FITS } from '#shared/content/avatarLayers.ts';
import { type Item, itemByKey } from '#shared/content/items.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { comparePictures } from './support/comparePictures.ts';
import { encodeReference } from './support/encodeReference.ts';
import { type LookName, LOOKS } from '../../scripts/sheets/looks.ts';
import { expect, test } from './support/workshopTest.ts';

/**
 * The game composes an avatar with a processor, from pictures without loss, at whole pixels: the same
 * drawings give the same bytes on each graphics card. So nothing may differ, but for the 3 that a reference
 * leaves out and the last bit or two, which another kind of processor rounds another way when it draws the
 * sheets.
 */
const TOLERANCE = 5;
const REFERENCES = join(projectRoot, 'tests/e2e/references');
const DIFFS = join(projectRoot, 'test-results/looks');
/** All references together, bytes: they are in git. */
const BUDGET = 600_000;
const NAMES = Object.keys(LOOKS) as LookName[];
const isRenewing = process.env.RENEW_REFERENCES === '1';

const itemsOf = (name: LookName): Item[] => LOOKS[name].flatMap((key) => itemByKey(key) ?? []);
const reference = (name: LookName) => join(REFERENCES, `${name}.webp`);

/** The frame of every animation in which most collides. */
const FRAMES = [
  ['stand', 0],
  ['walk', 0],
  ['jump', 1],
  ['fall', 1],
  ['dash', 1],
  ['climb', 0],
  ['sit', 0],
  ['wave', 2],
] as const satisfies readonly (readonly [AnimationName, number])[];
const COLUMNS = 4;

async function compose(page: Page, items: readonly Item[]): Promise<Buffer> {
  const png = await page.evaluate((order) => window.workshop.compose(order), {
    code: encodeOutfit(items.map(({ id }) => id)),
    frames: FRAMES,
    columns: COLUMNS,
    background: '#bfe6f2',
  });
  return Buffer.from(png, 'base64');
}

test('the looks bring together every category and every way a hat sits', () => {
  const items = NAMES.flatMap(itemsOf);
  expect(
    EQUIPMENT_CATEGORIES.filter((category) => items.every((item) => item.category !== category)),
  ).toEqual([]);
  expect(
    HAT_FITS.filter((fit) =>
      items.every((item) => item.category !== 'HAT' || (item.hatFit ?? 'OPEN') !== fit),
    ),
  ).toEqual([]);
});

test('every look is composed in every animation as it was when somebody last looked at it', async ({
  workshop,
}) => {
  // references are compressed as hard as can be, which takes its time
  if (isRenewing) test.setTimeout(600_000);
  let bytes = 0;
  for (const name of NAMES) {
    const actual = await compose(workshop, itemsOf(name));
    if (isRenewing) writeFileSync(reference(name), await encodeReference(actual));
    const expected = readFileSync(reference(name));
    bytes += expected.length;
    const diffFile = join(DIFFS, `${name}.png`);
    const { different } = await comparePictures({ expected, actual, tolerance: TOLERANCE, diffFile });
    expect
      .soft(
        different,
        `${name} differs; look at ${diffFile} and, if it is as it should be, run npm run sprites:references`,
      )
      .toBe(0);
  }
  expect(bytes).toBeLessThan(BUDGET);

  // Another pair of shoes is seen, and the picture of the difference is written.
  const barefoot = itemsOf('swimmer').filter(({ category }) => category !== 'SHOES');
  const diffFile = test.info().outputPath('barefoot.png');
  const { different, largest } = await comparePictures({
    expected: readFileSync(reference('swimmer')),
    actual: await compose(workshop, barefoot),
    tolerance: TOLERANCE,
    diffFile,
  });
  expect(different).toBeGreaterThan(500);
  expect(largest).toBeGreaterThan(50);
  const { width, height } = await sharp(diffFile).metadata();
  expect([width, height]).toEqual([COLUMNS * FRAME.width, 3 * (FRAMES.length / COLUMNS) * FRAME.height]);
});
