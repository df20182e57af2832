import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSoundMap } from '#client/audio/readSoundMap.ts';
import { packSounds } from './packSounds.ts';

const FILES = ['effects.ogg', 'effects.mp3', 'effects.json'] as const;

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(join(folder, 'sounds', file));
  return {
    read,
    folder,
    options: { assets: folder, record: join(folder, 'record.json'), firstVisitOnly: true },
  };
}

test('a rebuild gives the same bytes, and what is there is not made again', async () => {
  const here = place();
  const lines: string[] = [];
  expect(await packSounds({ ...here.options, onProgress: ({ line }) => lines.push(line) })).toEqual({
    packed: 1,
    kept: 0,
  });
  expect(lines).toEqual([expect.stringMatching(/^effects: \d+ effects, ogg \d+ kB, mp3 \d+ kB/)]);
  expect(await packSounds(here.options)).toEqual({ packed: 0, kept: 1 });
  expect(here.read('effects.ogg').length).toBeLessThan(300_000);
  expect(here.read('effects.mp3').length).toBeLessThan(300_000);
  const map = readSoundMap(JSON.parse(here.read('effects.json').toString()));
  expect(map.effects.click).toEqual([0, 140]);
  expect(map.loops.plaza).toEqual([100, 30_000]);
  const before = FILES.map((file) => here.read(file));
  rmSync(join(here.folder, 'sounds', 'effects.mp3'));
  expect(await packSounds(here.options)).toEqual({ packed: 1, kept: 0 });
  for (const [i, file] of FILES.entries()) expect(before[i]?.equals(here.read(file)), file).toBe(true);
}, 60_000);

test('a map of sounds that misses one is refused by name', () => {
  expect(() => readSoundMap({ effects: {}, loops: {} })).toThrow('"click"');
  expect(() => readSoundMap(null)).toThrow('"click"');
});
