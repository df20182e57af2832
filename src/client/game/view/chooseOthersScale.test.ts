import { expect, it } from 'vitest';
import { chooseOthersScale } from './chooseOthersScale.ts';

it('draws others as fine as oneself on a large screen', () => {
  expect(chooseOthersScale(2, { memory: 8, shortSide: 768 })).toBe(2);
  expect(chooseOthersScale(2, { memory: undefined, shortSide: 1080 })).toBe(2);
});

it('draws them plainly on a phone and where memory is scarce', () => {
  expect(chooseOthersScale(2, { memory: 8, shortSide: 390 })).toBe(1);
  expect(chooseOthersScale(2, { memory: 4, shortSide: 768 })).toBe(1);
});

it('never draws them finer than oneself', () => {
  expect(chooseOthersScale(1, { memory: 8, shortSide: 1080 })).toBe(1);
});
