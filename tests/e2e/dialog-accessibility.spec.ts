import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { DIALOG_SCENES } from './scenes/dialogScenes.ts';
import { hasSettled, openDialogScene } from './scenes/openScene.ts';
import { standInWorld, test } from './scenes/sceneTest.ts';
import type { Viewer } from './scenes/sceneTypes.ts';
import { expectAccessible } from './support/expectAccessible.ts';

const NAMES = Object.keys(DIALOG_SCENES) as DialogName[];
const VIEWERS: readonly Viewer[] = ['hero', 'young', 'teacher'];
const OWN = '[role=dialog], [role=alertdialog]';
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test('every dialog, full of things, is open to everybody, on a desk and on a phone', async ({ stage }) => {
  test.setTimeout(300_000);
  for (const viewer of VIEWERS) {
    const page = await stage.enter(viewer, { viewport: DESK });
    // Over the world once; the others open theirs over a page that draws nothing.
    if (viewer === 'hero') await standInWorld(page);
    else await page.goto('/notices');
    const names = NAMES.filter((one) => (DIALOG_SCENES[one].viewer ?? 'hero') === viewer);
    for (const name of names) {
      await test.step(name, async () => {
        await openDialogScene(page, name, stage.cast);
        // The page under a dialog is the same under every one.
        const within = name === names[0] ? 'body' : OWN;
        await expectAccessible(page, `${name} (desk)`, within);
        await page.evaluate(rememberShown, within);
        await page.setViewportSize(PHONE);
        await hasSettled(page);
        const isShownAlike = await page.evaluate(isShownAsBefore, within);
        await expectAccessible(page, `${name} (phone)`, within, { isShownAlike });
        await page.setViewportSize(DESK);
      });
    }
    await page.context().close();
  }
});

/** In the page: the elements that are seen now. */
function rememberShown(within: string): void {
  const all = document.querySelectorAll(`:is(${within}), :is(${within}) *`);
  const seen = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  Object.assign(window, { shownBefore: new Set(seen) });
}

/** In the page: whether these are seen and no others. */
function isShownAsBefore(within: string): boolean {
  const { shownBefore } = window as unknown as { readonly shownBefore: ReadonlySet<Element> };
  const all = document.querySelectorAll(`:is(${within}), :is(${within}) *`);
  const seen = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return seen.length === shownBefore.size && seen.every((one) => shownBefore.has(one));
}
