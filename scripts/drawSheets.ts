import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contactSheets } from './sheets/contactSheets.ts';
import { encodePng } from './sprites/encode.ts';

const FOLDER = fileURLToPath(new URL('../test-results/sheets', import.meta.url));

/** Contact sheets for the eye: `npm run sprites:sheets` draws all of them, `npm run sprites:sheets -- cast` one. */
const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const [name, draw] of Object.entries(contactSheets())) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(FOLDER, `${name}.png`);
  writeFileSync(file, await encodePng(draw()));
  console.log(file);
}
