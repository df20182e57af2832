import { expect, test } from 'vitest';
import { measurePictures } from './measurePictures.ts';

const task = (files: Record<string, number>) => ({ source: '', version: '', files });

test('items are weighed by sheet, thumbnail and as a whole, maps with all their pieces', () => {
  expect(
    measurePictures({
      'item hat.a @1x': task({
        'a/sheet.webp': 100,
        'a/sheet.json': 900,
        'a/stand1.webp': 10,
        'a/thumb.webp': 5,
      }),
      'item hat.b @1x': task({
        'b/sheet.webp': 300,
        'b/sheet.json': 900,
        'b/stand1.webp': 20,
        'b/thumb.webp': 7,
      }),
      'world plaza @1x': task({ 'p/sky_0.webp': 40, 'p/ground_0.webp': 60, 'p/scenery.json': 900 }),
    }),
  ).toEqual({
    'item sheets @1x': { count: 2, mean: 200, max: 300, total: 400 },
    'standing items @1x': { count: 2, mean: 15, max: 20, total: 30 },
    'thumbnails @1x': { count: 2, mean: 6, max: 7, total: 12 },
    'whole items @1x': { count: 2, mean: 221, max: 327, total: 442 },
    'world @1x': { count: 1, mean: 100, max: 100, total: 100 },
  });
});
