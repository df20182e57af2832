import { expect, test } from 'vitest';
import { checkItemSizes } from './checkItemSizes.ts';

const item = (sheet: number) => ({
  source: '',
  version: '',
  files: { 'sheet.webp': sheet, 'sheet.json': 500_000, 'thumb.webp': 1_000 },
});
const items = (count: number, sheet: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`item hat.${i} @1x`, item(sheet)]));

test('items within their budget passes; other scales, other things and JSON do not count', () => {
  const others = { 'item hat.0 @2x': item(9_000_000), 'world plaza @1x': item(9_000_000) };
  for (const records of [{}, others, { ...items(160, 20_000), ...others }])
    expect(() => checkItemSizes(records)).not.toThrow();
});

test('items that are too large in the mean or all together fail, with both numbers', () => {
  expect(() => checkItemSizes(items(3, 37_001))).toThrow(
    'an item at 1x in the mean has 38001 bytes, 38000 are allowed',
  );
  expect(() => checkItemSizes(items(361, 24_000))).toThrow(
    'all items at 1x has 9025000 bytes, 9000000 are allowed',
  );
});
