import { DIALOG_SCENES } from '../tests/e2e/scenes/dialogScenes.ts';
import { PAGE_SCENES } from '../tests/e2e/scenes/pageScenes.ts';
import { ensureChromium } from './findChromium.ts';
import { buildClient, drawSprites, packEffects } from './support/projectSteps.ts';
import { runTool } from './support/runTool.ts';

// `npm run screenshots`: plays the main story in a real browser and keeps its pictures in docs/pictures.
// `npm run screenshots -- channelMembers shop`: those pages and dialogs alone, and docs/dialogs.md.
const names = process.argv.slice(2);
const known = [...Object.keys(DIALOG_SCENES), ...Object.keys(PAGE_SCENES)];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `No scene is named ${unknown.join(', ')}. A dialog's is a row of tests/e2e/scenes/dialogScenes.ts, a page's one of pageScenes.ts.`,
  );
  process.exit(1);
}
const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
await packEffects(say);
await buildClient(say);
const chosen = names.length > 0;
const good = await runTool(
  'node_modules/@playwright/test/cli.js',
  [
    ...['test', '--config', 'scripts/screenshots/playwright.config.ts'],
    ...(chosen ? ['takeDialogPictures'] : []),
  ],
  {
    env: {
      CHROME_PATH: ensureChromium(),
      ...(chosen && { PICTURES: `^(${names.join('|')})$` }),
    },
  },
);
process.exitCode = good ? 0 : 1;
