import { ensureChromium } from './findChromium.ts';
import { buildClient, drawSprites, packEffects } from './support/projectSteps.ts';
import { runTool } from './support/runTool.ts';

// `npm run screenshots`: plays the main story in a real browser and keeps its pictures in docs/pictures.
const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
await packEffects(say);
await buildClient(say);
const good = await runTool(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', 'scripts/screenshots/playwright.config.ts'],
  { env: { CHROME_PATH: ensureChromium() } },
);
process.exitCode = good ? 0 : 1;
