import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { readArtManifest } from '#shared/contract/artManifest.ts';
import type {} from './workshop/workshop.ts';
import {
  ANIMATION_NAMES,
  ANIMATIONS,
  CATEGORY_SLOTS,
  EXPRESSIONS,
  FRAME,
} from '#shared/content/avatarLayers.ts';
import { type Item, ITEMS } from '#shared/content/items.ts';
import {
  FURTHER_FRAMES,
  ITEM_SPRITES,
  NPC_EXPRESSIONS,
  NPC_SPRITES,
  DOOR_FRAMES,
  SEASON_FRAMES,
  UI_FRAMES,
} from '#shared/content/sprites.gen.ts';
import { expect, test } from './support/workshopTest.ts';

/** Those that are drawn: in an empty clone `npm test` draws at 1x, and fineScale.test one of each kind at 2x. */
const SCALES = readArtManifest(
  JSON.parse(readFileSync(join(projectRoot, 'assets/manifest.json'), 'utf8')),
).scales;
/** Pixels that every graphics card of a school can hold. */
const MAX_SIDE = 2048;
/** Frames of a mascot's idle motion. */
const MASCOT_FRAMES = 8;

/** All frame names of a layer that an item must have if it has the layer at all. */
function framesOf(layer: string, { category }: Item): string[] {
  return ANIMATION_NAMES.filter(
    // a climber has both hands full
    (animation) => category !== 'HAND_ACCESSORY' || animation !== 'climb',
  ).flatMap((animation) =>
    Array.from({ length: ANIMATIONS[animation].frames }, (_, index) => `${layer}/${animation}_${index}`),
  );
}

test('Phaser loads every sheet, whole and in its place', async ({ workshop }) => {
  const items: readonly Item[] = ITEMS;
  expect(items.map(({ key }) => key)).toEqual([...ITEM_SPRITES]);
  const orders = items.flatMap(({ key }) => SCALES.map((scale) => ({ key, scale })));
  const loaded = await workshop.evaluate(
    (all) => Promise.all(all.map(({ key, scale }) => window.workshop.inspect('item', key, scale))),
    orders,
  );
  const wrong: string[] = [];
  loaded.forEach(({ width, height, frames }, i) => {
    const item = items[Math.floor(i / SCALES.length)];
    const scale = SCALES[i % SCALES.length];
    if (!item || !scale) throw new Error('there are more sheets than items');
    const complain = (what: string) => wrong.push(`${item.key} @${scale}x: ${what}`);
    if (width > MAX_SIDE || height > MAX_SIDE) complain(`is ${width} × ${height}`);
    const layers = new Set(frames.map(({ name }) => name.slice(0, name.indexOf('/'))));
    const allowed: readonly string[] = item.category === 'FACE' ? EXPRESSIONS : CATEGORY_SLOTS[item.category];
    for (const layer of layers) if (!allowed.includes(layer)) complain(`may not fill ${layer}`);
    if (item.category === 'FACE' && layers.size !== EXPRESSIONS.length) complain('lacks an expression');
    if (layers.size === 0) complain('has no frames');
    const names = frames.map(({ name }) => name).sort();
    const expected = [...layers].flatMap((layer) => framesOf(layer, item)).sort();
    if (names.join() !== expected.join())
      complain(`has ${names.length} frames instead of ${expected.length}`);
    for (const { name, sourceWidth, sourceHeight, anchorX, anchorY, fits } of frames) {
      if (sourceWidth !== FRAME.width * scale || sourceHeight !== FRAME.height * scale)
        complain(`${name} was drawn on ${sourceWidth} × ${sourceHeight}`);
      if (anchorX !== FRAME.anchorX * scale || anchorY !== FRAME.anchorY * scale)
        complain(`${name} stands at ${anchorX}, ${anchorY}`);
      if (!fits) complain(`${name} hangs over an edge`);
    }
  });
  expect(wrong).toEqual([]);
  expect(loaded.reduce((sum, { frames }) => sum + frames.length, 0)).toBeGreaterThan(5000 * SCALES.length);

  // So it does with the mascots and the small pictures of the world.
  for (const scale of SCALES) {
    for (const sprite of NPC_SPRITES) {
      const sheets = await workshop.evaluate(
        async ([key, size]) => [
          await window.workshop.inspect('npc', key, size),
          await window.workshop.inspect('npcExpressions', key, size),
        ],
        [sprite, scale] as const,
      );
      const frames = sheets.flatMap((sheet) => sheet.frames);
      const names = NPC_EXPRESSIONS.flatMap((expression) =>
        Array.from({ length: MASCOT_FRAMES }, (_, index) => `${expression}/${index}`),
      );
      expect(frames.map(({ name }) => name).sort(), `${sprite} @${scale}x`).toEqual(names.sort());
      expect(Math.max(...sheets.flatMap(({ width, height }) => [width, height]))).toBeLessThanOrEqual(
        MAX_SIDE,
      );
      expect(frames.filter(({ fits, sourceWidth }) => !fits || sourceWidth !== FRAME.width * scale)).toEqual(
        [],
      );
    }
    for (const [kind, names] of [
      ['ui', UI_FRAMES],
      ['further', FURTHER_FRAMES],
      ['season', SEASON_FRAMES],
      ['doors', DOOR_FRAMES],
    ] as const) {
      const { frames } = await workshop.evaluate(
        ([sheet, size]) => window.workshop.inspect(sheet, 'sheet', size),
        [kind, scale] as const,
      );
      expect(frames.map(({ name }) => name).sort()).toEqual([...names].sort());
      expect(frames.filter(({ fits }) => !fits)).toEqual([]);
    }
  }
});
