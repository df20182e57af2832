import { expect, test } from 'vitest';
import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import { SHOP_CATEGORIES } from '#shared/contract/world/shop.ts';

test('every category hangs under exactly one tab', () => {
  expect(Object.values(SHOP_CATEGORIES).flat().toSorted()).toEqual(EQUIPMENT_CATEGORIES.toSorted());
});
