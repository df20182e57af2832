/**
 * Measures the time to draw the pictures from nothing and without changes, and their sizes. Draws into a separate
 * folder; exits with 1 when a gate is missed.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { packSprites } from '../packSprites.ts';
import { MAX_BYTES } from '../sounds/packLoop.ts';
import { readRecord } from '../sprites/record.ts';
import { MAP_BUDGET, THUMBNAIL_BUDGET, ITEMS_BUDGET } from '../sprites/spriteBudgets.ts';
import { machine } from './support/machine.ts';
import { measurePictures } from './support/measurePictures.ts';

/** Seconds, on two cores. */
const GATES = { cold: 90, unchanged: 3 } as const;

// `npm run bench:sprites -- unchanged` checks the existing files and draws nothing.
const isColdToo = !process.argv.includes('unchanged');
const folder = mkdtempSync(join(tmpdir(), 'dolphin-world-sprites-'));
const fresh = { assets: join(folder, 'assets'), record: join(folder, 'record.json') };
const options = isColdToo ? fresh : {};
const recordFile = isColdToo ? fresh.record : join(projectRoot, 'node_modules/.cache/sprites/record.json');

const seconds: Partial<Record<keyof typeof GATES, number>> = {};
async function time(name: keyof typeof GATES): Promise<void> {
  const startedAt = performance.now();
  const { drawn } = await packSprites(options);
  seconds[name] = (performance.now() - startedAt) / 1000;
  if (drawn > 0 !== (name === 'cold')) throw new Error(`${drawn} pictures were drawn, which is not ${name}`);
}

try {
  if (isColdToo) await time('cold');
  await time('unchanged');
  const kinds = measurePictures(readRecord(recordFile).tasks);
  console.log(`\n${machine()}\n`);
  console.table(
    Object.fromEntries(
      Object.entries(seconds).map(([name, value]) => [
        name,
        {
          seconds: Number(value.toFixed(2)),
          'at most': GATES[name as keyof typeof GATES],
        },
      ]),
    ),
  );
  console.table(kinds);
  console.log(
    `at most: ${ITEMS_BUDGET.total} bytes for all items at 1x and ${ITEMS_BUDGET.mean} in the mean, ` +
      `${THUMBNAIL_BUDGET[1]} for a thumbnail at 1x, ${MAP_BUDGET} for a map, ${MAX_BYTES} for a loop of music`,
  );
  console.table(weighMusic());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const missed = Object.entries(seconds).filter(([name, value]) => value > GATES[name as keyof typeof GATES]);
if (missed.length > 0) {
  console.error(`Too slow: ${missed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}

/** Bytes of every loop that has been rendered here. */
function weighMusic(): Record<string, number> {
  const sounds = join(projectRoot, 'assets/sounds');
  const files = readdirSync(join(projectRoot, 'assets'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /music-.*\.(ogg|mp3)$/.test(file))
      .map((file) => file.replace(/^sounds[\\/]/, ''))
      .map((file) => [file, statSync(join(sounds, file)).size]),
  );
}
