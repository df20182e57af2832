import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#client/ui/routing/paths.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { DIALOG_SCENES } from '../../tests/e2e/scenes/dialogScenes.ts';
import { closeDialogs, hasSettled, openDialogScene } from '../../tests/e2e/scenes/openScene.ts';
import { PAGE_SCENES } from '../../tests/e2e/scenes/pageScenes.ts';
import { expect, standInWorld, test } from '../../tests/e2e/scenes/sceneTest.ts';
import { VIEWERS, type Viewer } from '../../tests/e2e/scenes/sceneTypes.ts';
import { expectAccessible } from '../../tests/e2e/support/expectAccessible.ts';
import { writeIndex } from './writeIndex.ts';

const KEPT = join(projectRoot, 'docs/pictures/dialogs');
/** `INTO=/tmp/look` writes them there instead: the committed ones stay as they are. */
const FOLDER = process.env['INTO'] ?? KEPT;
/** In a table of a hundred of them, bytes. */
const HEAVIEST = 60_000;
const QUALITIES = [80, 65, 50, 35, 20];

const DEVICES = {
  '1280x720': { viewport: { width: 1280, height: 720 } },
  '390x844': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  '1024x768': { viewport: { width: 1024, height: 768 } },
};

/** `PICTURES=channel` takes only those with the word in their name; the others stay as they are. */
const WANTED = new RegExp(process.env['PICTURES'] ?? '', 'i');

/** `AXE=1` has axe check every photographed page; the tests check every dialog. */
const READS_BY_AXE = process.env['AXE'] === '1';

const namesFor = <N extends string>(
  scenes: Readonly<Record<N, { readonly viewer?: Viewer }>>,
  viewer: Viewer,
) =>
  (Object.keys(scenes) as N[]).filter(
    (name) => (scenes[name].viewer ?? 'hero') === viewer && WANTED.test(name),
  );

mkdirSync(FOLDER, { recursive: true });
test.use({ withMonth: true, draws: true });

for (const [size, device] of Object.entries(DEVICES)) {
  const options = { ...device, deviceScaleFactor: 1 };

  test(`every dialog at ${size}`, async ({ stage }) => {
    test.setTimeout(600_000);
    for (const viewer of VIEWERS) {
      const names = namesFor(DIALOG_SCENES, viewer);
      if (names.length === 0) continue;
      const page = await stage.enter(viewer, options);
      await standInWorld(page);
      for (const name of names) {
        await openDialogScene(page, name, stage.cast);
        await keep(page, `${name}-${size}`);
      }
      await page.context().close();
    }
  });

  test(`every page at ${size}`, async ({ stage }) => {
    test.setTimeout(READS_BY_AXE ? 1_200_000 : 600_000);
    for (const viewer of VIEWERS) {
      const names = namesFor(PAGE_SCENES, viewer);
      if (names.length === 0) continue;
      const page = await stage.enter(viewer, options);
      for (const name of names) {
        const { path, shows, act } = PAGE_SCENES[name];
        const at = path(stage.cast);
        if (at === paths.world) await standInWorld(page);
        else await page.goto(at);
        await expect
          .soft(page.getByText(shows).filter({ visible: true }).first(), `the words of ${name}`)
          .toBeVisible();
        // Waiting notices would cover the next step.
        if (viewer === 'hero') await closeDialogs(page);
        await act?.(page);
        // Avatars are drawn once their sheets have come.
        await page.waitForLoadState('networkidle');
        await hasSettled(page);
        if (viewer === 'hero') await closeDialogs(page);
        if (READS_BY_AXE) await expectAccessible(page, `${name} at ${size}`);
        await keep(page, `page-${name}-${size}`);
      }
      await page.context().close();
    }
  });
}

test.afterAll(() => {
  if (FOLDER === KEPT) writeIndex(Object.keys(DEVICES));
});

/** Writes the picture at the best quality that is light enough. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot();
  for (const quality of QUALITIES) {
    const picture = await sharp(shot).webp({ quality, effort: 5 }).toBuffer();
    if (picture.length > HEAVIEST && quality !== QUALITIES.at(-1)) continue;
    expect.soft(picture.length, `bytes of ${name}`).toBeLessThanOrEqual(HEAVIEST);
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    return;
  }
}
