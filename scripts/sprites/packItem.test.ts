import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { Layers } from '../../sprites/core/drawing.ts';
import { ellipse, fill, part } from '../../sprites/core/svg.ts';
import { random } from '../../sprites/core/random.ts';
import type { Design } from './avatarFrames.ts';
import type { Output } from './output.ts';
import { packItem } from './packItem.ts';
import { jobOf } from './tasks.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function writeInto(outputs: readonly Output[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sprites-'));
  folders.push(folder);
  for (const { path, bytes } of outputs) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

function filesBelow(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}

const hat = (draw: () => Layers): Design => ({ key: 'hat.test', category: 'HAT', drawing: { draw } });
const disc = (radius: number) => ellipse(0, -80, radius, radius, '#ff8f7a');

test('an item packed twice is the same to the byte', async () => {
  const task = { kind: 'item', key: 'hat.captain', scale: 1 } as const;
  const first = filesBelow(writeInto(await jobOf(task).draw()));
  const second = filesBelow(writeInto(await jobOf(task).draw()));
  expect([...first.keys()].sort()).toEqual(
    ['sheet.json', 'sheet.webp', 'stand1.webp', 'thumb.webp'].map((name) => `avatar/@1x/hat.captain/${name}`),
  );
  expect(second).toEqual(first);
  expect(jobOf(task).source).toBe(jobOf(task).source);
});

test('every frame of the sheet lies on its page and on its canvas', async () => {
  const outputs = await packItem(
    hat(() => ({ hat: disc(20) })),
    2,
  ).draw();
  const [image, json] = ['sheet.webp', 'sheet.json'].map(
    (name) => outputs.find(({ path }) => path.endsWith(name))?.bytes,
  );
  if (!image || !json) throw new Error('the item has no sheet');
  const { width, height } = await sharp(image).metadata();
  const sheet: unknown = JSON.parse(json.toString());
  expect(sheet).toMatchObject({
    frames: {
      'hat/stand_0': { sourceSize: { w: 384, h: 384 }, spriteSourceSize: { x: 152, y: 136, w: 80, h: 80 } },
      'hat/walk_5': { frame: { w: 80, h: 80 } },
    },
    meta: { scale: '2', size: { w: width, h: height }, anchor: { x: 0.5, y: 0.875 } },
  });
});

test('pictures that look the same are kept once', async () => {
  const outputs = await packItem(
    hat(() => ({ hat: disc(20) })),
    1,
  ).draw();
  const sheet = outputs.find(({ path }) => path.endsWith('sheet.webp'));
  const { width, height } = await sharp(sheet?.bytes).metadata();
  expect([width, height]).toEqual([40, 40]);
});

test('a drawing that leaves its canvas fails', async () => {
  await expect(
    packItem(
      hat(() => ({ hat: disc(200) })),
      1,
    ).draw(),
  ).rejects.toThrow(/hat.test.*leaves the canvas/);
});

test('an item without a standing picture fails', async () => {
  const invisible = hat(() => ({ hat: fill('M0 0H10V10Z', '#ffffff', 0) }));
  await expect(packItem(invisible, 1).draw()).rejects.toThrow(/hat\/stand_0 is empty/);
  expect(() =>
    packItem(
      hat(() => ({})),
      1,
    ),
  ).toThrow(/hat.test draws nothing/);
});

test('a colour that is not #rrggbb fails', () => {
  for (const color of ['#fff', 'red', '#12345g'])
    expect(() =>
      packItem(
        hat(() => ({ hat: part('M0 0H10V10Z', color) })),
        1,
      ),
    ).toThrow(/colour must be #rrggbb/);
});

test('a layer that is not of the category fails', () => {
  expect(() =>
    packItem(
      hat(() => ({ hat: disc(9), shoes: disc(9) })),
      1,
    ),
  ).toThrow(/HAT may fill hatB, hat, but it fills shoes/);
});

test('a sheet larger than one page fails', async () => {
  let drawn = 0;
  // every frame a little different and almost as large as the canvas
  const huge = hat(() => {
    const radius = 60 + ++drawn * 0.37;
    return {
      hatB: ellipse(0, -72, radius, radius, '#ff8f7a'),
      hat: ellipse(0, -72, radius - 0.2, radius, '#7fd6e8'),
    };
  });
  await expect(packItem(huge, 2).draw()).rejects.toThrow(/more than one page of 2048/);
});

test('a sheet with more bytes than its category may have fails', async () => {
  const next = random(7);
  // Another speckle in every frame, so that nothing repeats.
  const noisy = hat(() => {
    const specks = Array.from({ length: 800 }, () => {
      const color = `#${Math.floor(next() * 0xff_ff_ff)
        .toString(16)
        .padStart(6, '0')}`;
      return ellipse(next() * 80 - 40, next() * 80 - 120, 1 + next(), 1.5, color);
    });
    return { hat: specks.join('') };
  });
  await expect(packItem(noisy, 1).draw()).rejects.toThrow(/^hat.test @1x has \d+ bytes, 41000 are allowed$/);
});
