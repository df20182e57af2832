import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeStaleFiles } from './removeStaleFiles.ts';

test('only what the packer wrote and no longer writes is removed', () => {
  const assets = mkdtempSync(join(tmpdir(), 'sprites-removeStaleFiles-'));
  onTestFinished(() => rmSync(assets, { recursive: true, force: true }));
  const files = ['world/plaza/near_0.webp', 'world/plaza/near_1.webp', 'sound/song.webm', 'manifest.json'];
  for (const file of files) {
    mkdirSync(dirname(join(assets, file)), { recursive: true });
    writeFileSync(join(assets, file), 'x');
  }
  removeStaleFiles(assets, new Set(['world/plaza/near_0.webp']));
  expect(files.filter((file) => existsSync(join(assets, file)))).toEqual(
    files.filter((file) => !file.includes('near_1')),
  );
});
