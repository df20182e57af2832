import { expect, test } from 'vitest';
import { ITEMS } from '#shared/content/items.ts';
import { CATALOG_ITEMS, catalogItemById } from './catalogItems.ts';
import { ACCESSORY_DETAILS } from './itemDetails/accessories.ts';
import { CLOTHES_DETAILS } from './itemDetails/clothes.ts';
import { LOOK_DETAILS } from './itemDetails/looks.ts';

test('every item has its details in one place, and no details are of no item', () => {
  const keys = [LOOK_DETAILS, CLOTHES_DETAILS, ACCESSORY_DETAILS].flatMap((details) => Object.keys(details));
  expect(keys.toSorted()).toEqual(ITEMS.map(({ key }) => key).toSorted());
});

test('every item that is not given at sign-up can be bought', () => {
  for (const { price, starter } of CATALOG_ITEMS) {
    expect(Number.isInteger(price) && price >= 0).toBe(true);
    expect(starter || price > 0).toBe(true);
  }
});

test('the hats cost what the shop window says', () => {
  expect(catalogItemById(1031)).toMatchObject({ name: '선장 모자', price: 260 });
  expect(catalogItemById(1032)).toMatchObject({ name: '상어 모자', price: 420 });
});

test('every description is one Korean sentence', () => {
  for (const { description } of CATALOG_ITEMS) expect(description).toMatch(/^[가-힣 ,]+요\.$/);
});
