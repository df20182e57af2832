import type { Locator, Page } from '@playwright/test';
import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { DIALOG_SCENES } from './dialogScenes.ts';
import type { Cast } from './fillWorld.ts';
import { untilStill } from '../support/untilStill.ts';
import { expect } from './sceneTest.ts';
import { setStore } from './setStore.ts';
import type { DialogScene } from './sceneTypes.ts';

let lastKey = 100_000;

/** Opens a dialog of the table over the page or dialog that is there, and waits until it is full. */
export async function openDialogScene(page: Page, name: DialogName, cast: Cast): Promise<Locator> {
  const scene = DIALOG_SCENES[name] as DialogScene<DialogName>;
  await clearDialogs(page);
  await scene.before?.(page, cast);
  lastKey += 1;
  await setStore(page, 'stack', [{ key: lastKey, name, payload: scene.payload(cast), open: true }]);
  const dialog = dialogs(page).last();
  await expect(dialog).toBeVisible();
  await expect.soft(dialog.getByText(scene.shows).first(), `the words of ${name}`).toBeVisible();
  await scene.act?.(page);
  await hasSettled(page);
  return dialog;
}

/** Takes every dialog away at once, and what waits to be told. */
export async function clearDialogs(page: Page): Promise<void> {
  await expect(async () => {
    await setStore(page, 'queue', []);
    await setStore(page, 'stack', []);
    await expect(dialogs(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Closes what has opened by itself over a page, as anybody does. */
export async function closeDialogs(page: Page): Promise<void> {
  await expect(async () => {
    if ((await dialogs(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

const dialogs = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Letters and pictures are there, every motion has ended, and no confetti lies over it. */
export async function hasSettled(page: Page): Promise<void> {
  await expect(page.locator('[data-effect]')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(/(불러오|들어가|들어오)고 있어요/)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that waits to be scrolled to would be waited for for ever.
    const shown = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  await page.evaluate(untilStill);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
