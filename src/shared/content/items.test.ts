import { expect, test } from 'vitest';
import type { EquipmentCategory } from './avatarLayers.ts';
import { DEFAULT_OUTFIT, itemById, itemByKey, ITEMS } from './items.ts';
import type { ItemDefinition } from './itemTypes.ts';

const items: readonly ItemDefinition[] = ITEMS;
const startersOf = (category: EquipmentCategory) =>
  items.filter((item) => item.starter && item.category === category).length;

test('ids and keys are unique and lead back to the item', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  for (const item of items) {
    expect(itemById(item.id)).toBe(item);
    expect(itemByKey(item.key)).toBe(item);
  }
  expect(itemById(1)).toBeUndefined();
  expect(itemByKey('hat.none')).toBeUndefined();
});

test('a child can choose a complete look at sign-up', () => {
  expect(startersOf('SKIN')).toBeGreaterThanOrEqual(3);
  expect(startersOf('FACE')).toBeGreaterThanOrEqual(3);
  expect(startersOf('HAIR')).toBeGreaterThanOrEqual(4);
  for (const category of ['TOP', 'BOTTOM', 'SHOES'] as const)
    expect(startersOf(category)).toBeGreaterThanOrEqual(2);
});

test('the default look wears one item per category', () => {
  const categories = DEFAULT_OUTFIT.map((key) => itemByKey(key)?.category);
  expect(new Set(categories).size).toBe(DEFAULT_OUTFIT.length);
  expect(categories).not.toContain(undefined);
});
