import { ensureChromium } from './findChromium.ts';
import { drawSprites } from './support/projectSteps.ts';
import { runTool } from './support/runTool.ts';

// `npm run sprites:references`: composes the reference outfits again, to be compared by eye before they are
// committed.
await drawSprites((line) => console.log(`  ${line}`));
const good = await runTool('node_modules/@playwright/test/cli.js', ['test', '--reporter=list', 'looks'], {
  env: { CHROME_PATH: ensureChromium(), RENEW_REFERENCES: '1' },
});
console.log('Look at tests/e2e/references before you commit them.');
process.exitCode = good ? 0 : 1;
