import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArtManifest } from '#shared/contract/artManifest.ts';
import { packSprites } from './packSprites.ts';
import { readRecord, writeRecord } from './sprites/record.ts';
import type { Task } from './sprites/tasks.ts';

const TASKS: readonly Task[] = ([2, 1] as const).flatMap((scale) => [
  { kind: 'item', key: 'earring.hoop', scale },
  { kind: 'item', key: 'earring.moon', scale },
]);
const folderOf = ({ key, scale }: Task) => `avatar/@${scale}x/${key}`;

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'sprites-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    read: (file: string) => readFileSync(join(folder, file)),
    manifest: () => readArtManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))),
    options: { assets: folder, record: join(folder, 'record.json'), tasks: TASKS, threads: 1 },
  };
}

test('a first visit gets what it needs, and nobody hears of the rest before all of it is there', async () => {
  const { options, manifest } = place();
  expect(await packSprites({ ...options, firstVisitOnly: true })).toEqual({ drawn: 2, kept: 0 });
  expect(manifest().scales).toEqual([1]);
  expect(Object.keys(manifest().versions)).toEqual(['avatar/@1x/earring.hoop', 'avatar/@1x/earring.moon']);

  const asked: string[] = [];
  const stopped = packSprites({
    ...options,
    onProgress({ name }) {
      asked.push(name);
      throw new Error('stopped');
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(asked).toEqual(['item earring.hoop @2x']);
  // Started again as a first visit, it removes nothing and still reports nothing.
  expect(await packSprites({ ...options, firstVisitOnly: true })).toEqual({ drawn: 0, kept: 2 });
  expect(manifest().scales).toEqual([1]);

  expect(await packSprites(options)).toEqual({ drawn: 1, kept: 3 });
  expect(manifest().scales).toEqual([1, 2]);
  expect(Object.keys(manifest().versions).sort()).toEqual(TASKS.map(folderOf).sort());
  expect(await packSprites({ ...options, firstVisitOnly: true })).toEqual({ drawn: 0, kept: 2 });
  expect(manifest().scales).toEqual([1, 2]);
}, 60_000);

test('what was drawn from other sources is asked again, and told of once it is known to be right', async () => {
  const { options, manifest, read } = place();
  await packSprites(options);
  const before = [read('manifest.json'), read('avatar/@2x/earring.hoop/sheet.webp')];
  const { sources, tasks } = readRecord(options.record);
  writeRecord(options.record, { sources: { ...sources, 2: 'others' }, tasks });
  expect(await packSprites({ ...options, firstVisitOnly: true })).toEqual({ drawn: 0, kept: 2 });
  expect(manifest().scales).toEqual([1]);

  // The missing file is drawn again with the same bytes.
  rmSync(join(options.assets, 'avatar/@2x/earring.hoop/sheet.webp'));
  expect(await packSprites(options)).toEqual({ drawn: 1, kept: 3 });
  expect([read('manifest.json'), read('avatar/@2x/earring.hoop/sheet.webp')]).toEqual(before);
}, 60_000);
