import { ensureChromium } from './findChromium.ts';
import { buildClient, drawSprites, packEffects } from './support/projectSteps.ts';
import { runTool } from './support/runTool.ts';

// `npm run play:hour`: a child of nine plays its first hour in a real browser, from the landing page on; prints what it
// did in each minute. `npm run play:hour -- 15` plays the first fifteen minutes.
const [minutes = '60'] = process.argv.slice(2);
const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
await packEffects(say);
await buildClient(say);
const good = await runTool(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', 'scripts/play/playwright.config.ts'],
  { env: { CHROME_PATH: ensureChromium(), MINUTES: minutes } },
);
process.exitCode = good ? 0 : 1;
