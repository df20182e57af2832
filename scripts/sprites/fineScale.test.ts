import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Output } from './output.ts';
import { jobOf, type Task } from './tasks.ts';

interface Sheet {
  readonly frames: Readonly<
    Record<string, { readonly sourceSize: { readonly w: number; readonly h: number } }>
  >;
}

/** One task of each kind that is drawn at both scales. */
const TASKS = [
  { kind: 'npc', key: 'crab' },
  { kind: 'item', key: 'hat.captain' },
  { kind: 'ui', key: 'sheet' },
  { kind: 'ui', key: 'season' },
  { kind: 'ui', key: 'garlands' },
  { kind: 'ui', key: 'icons' },
  { kind: 'ui', key: 'scenes' },
] as const satisfies readonly Omit<Task, 'scale'>[];

/** Width and height of every picture and of every frame of a sheet, by name. */
async function sizesOf(outputs: readonly Output[]): Promise<Map<string, readonly [number, number]>> {
  const sizes = new Map<string, readonly [number, number]>();
  const sheets = new Set(outputs.flatMap(({ path }) => (path.endsWith('.json') ? path.slice(0, -5) : [])));
  for (const { path, bytes } of outputs) {
    const name = path.replace('/@2x', '/@1x');
    if (path.endsWith('.json')) {
      const { frames } = JSON.parse(bytes.toString()) as Sheet;
      for (const [frame, { sourceSize }] of Object.entries(frames))
        sizes.set(`${name} ${frame}`, [sourceSize.w, sourceSize.h]);
    } else if (path.endsWith('.webp') && !sheets.has(path.slice(0, -5))) {
      const { width, height } = await sharp(bytes).metadata();
      sizes.set(name, [width, height]);
    }
  }
  return sizes;
}

it.each(TASKS)(
  '$kind $key is at 2x what it is at 1x, in twice the pixels',
  async (drawing) => {
    const [plain, fine] = [
      await sizesOf(await jobOf({ ...drawing, scale: 1 }).draw()),
      await sizesOf(await jobOf({ ...drawing, scale: 2 }).draw()),
    ];
    expect(plain.size).toBeGreaterThan(0);
    expect(fine).toEqual(
      new Map([...plain].map(([name, [width, height]]) => [name, [2 * width, 2 * height]])),
    );
  },
  30_000,
);
