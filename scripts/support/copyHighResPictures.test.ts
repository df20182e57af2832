import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { copyHighResPictures } from './copyHighResPictures.ts';

const SHEET = 'avatar/@2x/hat/sheet.json';
const PLAIN = { 'avatar/@1x/hat': 'a1' };
const FINE = { ...PLAIN, 'avatar/@2x/hat': 'a2' };
const list = (versions: Record<string, string>) =>
  JSON.stringify({ scales: 'avatar/@2x/hat' in versions ? [1, 2] : [1], versions });

/** Two folders, written before and read after. */
function place(written: Record<'assets' | 'client', Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'join-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [folder, files] of Object.entries(written))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, folder, name)), { recursive: true });
      writeFileSync(join(root, folder, name), text);
    }
  const client = join(root, 'client');
  return {
    folders: { assets: join(root, 'assets'), client },
    has: (name: string) => existsSync(join(client, name)),
    read: (name: string) => readFileSync(join(client, name)),
  };
}

test('what is at 2x joins the client, compressed, and the list tells of it', async () => {
  const sheet = JSON.stringify({ frames: Array.from({ length: 200 }, (_, x) => ({ x })) });
  const { folders, has, read } = place({
    assets: {
      'manifest.json': list(FINE),
      [SHEET]: sheet,
      'avatar/@2x/hat/thumb.webp': 'fine',
      'avatar/@1x/hat/thumb.webp': 'plain',
      'world/plaza/scenery.json': 'there',
    },
    client: { 'manifest.json': list(PLAIN), [SHEET]: 'of before', [`${SHEET}.br`]: 'of before' },
  });
  await copyHighResPictures(folders);
  expect(read(SHEET).toString()).toBe(sheet);
  expect(brotliDecompressSync(read(`${SHEET}.br`)).toString()).toBe(sheet);
  expect(gunzipSync(read(`${SHEET}.gz`)).toString()).toBe(sheet);
  expect(read('avatar/@2x/hat/thumb.webp').toString()).toBe('fine');
  expect(read('manifest.json').toString()).toBe(list(FINE));
  // The build brings the pictures that are not at 2x.
  expect(has('avatar/@1x/hat/thumb.webp')).toBe(false);
  expect(has('world/plaza/scenery.json')).toBe(false);
});

test('no compressed copy of another content stays', async () => {
  const { folders, has, read } = place({
    assets: { 'manifest.json': list(FINE), [SHEET]: '{}' },
    client: { 'manifest.json': list(PLAIN), 'manifest.json.gz': 'of before', [`${SHEET}.br`]: 'of before' },
  });
  await copyHighResPictures(folders);
  expect(read(SHEET).toString()).toBe('{}');
  expect(has(`${SHEET}.br`)).toBe(false);
  expect(has('manifest.json.gz')).toBe(false);
});

test('a client that was built from other pictures, or not at all, is left alone', async () => {
  const assets = { 'manifest.json': list(FINE), [SHEET]: '{}' };
  const other = place({ assets, client: { 'manifest.json': list({ 'avatar/@1x/hat': 'b7' }) } });
  await copyHighResPictures(other.folders);
  expect(other.has(SHEET)).toBe(false);
  expect(other.read('manifest.json').toString()).toBe(list({ 'avatar/@1x/hat': 'b7' }));

  const none = place({ assets, client: {} });
  await copyHighResPictures(none.folders);
  expect(existsSync(none.folders.client)).toBe(false);
});
