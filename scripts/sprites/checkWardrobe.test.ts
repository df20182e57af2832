import { expect, test } from 'vitest';
import { checkWardrobe } from './checkWardrobe.ts';

const item = (sheet: number) => ({
  source: '',
  version: '',
  files: { 'sheet.webp': sheet, 'sheet.json': 500_000, 'thumb.webp': 1_000 },
});
const wardrobe = (count: number, sheet: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`item hat.${i} @1x`, item(sheet)]));

test('a wardrobe within its budget passes; other scales, other things and JSON do not count', () => {
  const others = { 'item hat.0 @2x': item(9_000_000), 'world plaza @1x': item(9_000_000) };
  for (const records of [{}, others, { ...wardrobe(160, 20_000), ...others }])
    expect(() => checkWardrobe(records)).not.toThrow();
});

test('items that are too large in the mean or all together fail, with both numbers', () => {
  expect(() => checkWardrobe(wardrobe(3, 29_001))).toThrow(
    'an item at 1x in the mean has 30001 bytes, 30000 are allowed',
  );
  expect(() => checkWardrobe(wardrobe(241, 24_000))).toThrow(
    'the wardrobe at 1x has 6025000 bytes, 6000000 are allowed',
  );
});
