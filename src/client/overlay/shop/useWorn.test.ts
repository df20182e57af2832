import { expect, it } from 'vitest';
import { dressedWith, type Wearable } from './useWorn.ts';

const top: Wearable = { itemId: 1, itemCategory: 'TOP' };
const bottom: Wearable = { itemId: 2, itemCategory: 'BOTTOM' };
const dress: Wearable = { itemId: 3, itemCategory: 'ONE_PIECE' };
const hat: Wearable = { itemId: 4, itemCategory: 'HAT' };

it('puts a thing on in the place of its like', () => {
  expect(dressedWith([top, hat], { itemId: 9, itemCategory: 'HAT' }).map((item) => item.itemId)).toEqual([
    1, 9,
  ]);
});

it('takes top and bottom off for a one-piece, and the one-piece off for either', () => {
  expect(dressedWith([top, bottom, hat], dress).map((item) => item.itemId)).toEqual([4, 3]);
  expect(dressedWith([dress, hat], bottom).map((item) => item.itemId)).toEqual([4, 2]);
});
