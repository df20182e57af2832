import { expect, it } from 'vitest';
import { dressedWith, toggleTried, type Wearable } from './useWorn.ts';

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

it('tries several things on, takes a pressed one off again, and swaps what excludes each other', () => {
  const hatAndTop = toggleTried(toggleTried([], hat), top);
  expect(hatAndTop).toEqual([hat, top]);
  expect(toggleTried(hatAndTop, hat)).toEqual([top]);
  expect(toggleTried(hatAndTop, dress)).toEqual([hat, dress]);
});
