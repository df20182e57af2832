import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { DIALOG_SCENES } from './scenes/dialogScenes.ts';
import { openDialogScene } from './scenes/openScene.ts';
import { standInWorld, test } from './scenes/sceneTest.ts';
import type { Viewer } from './scenes/sceneTypes.ts';
import { expectAccessible } from './support/expectAccessible.ts';

const NAMES = Object.keys(DIALOG_SCENES) as DialogName[];
const VIEWERS: readonly Viewer[] = ['hero', 'young', 'teacher'];
const OWN = '[role=dialog], [role=alertdialog]';
const DEVICES = {
  desk: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 } },
};

for (const [device, options] of Object.entries(DEVICES))
  test(`every dialog, full of things, is open to everybody: ${device}`, async ({ stage }) => {
    test.setTimeout(300_000);
    for (const viewer of VIEWERS) {
      const page = await stage.enter(viewer, options);
      await standInWorld(page);
      const names = NAMES.filter((one) => (DIALOG_SCENES[one].viewer ?? 'hero') === viewer);
      for (const name of names) {
        await test.step(name, async () => {
          await openDialogScene(page, name, stage.cast);
          // What lies under a dialog is the same under every one.
          await expectAccessible(page, `${name} (${device})`, name === names[0] ? 'body' : OWN);
        });
      }
      await page.context().close();
    }
  });
