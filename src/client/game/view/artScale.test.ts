import { expect, it } from 'vitest';
import { chooseArtScale, chooseOthersScale } from './artScale.ts';

it('takes the fine art only where it is seen and can be kept', () => {
  expect(chooseArtScale(1, { memory: 8, finest: 2 })).toBe(1);
  expect(chooseArtScale(1.5, { memory: 8, finest: 2 })).toBe(2);
  expect(chooseArtScale(2, { memory: 2, finest: 2 })).toBe(1);
});

it('trusts a browser that does not tell its memory', () => {
  expect(chooseArtScale(2, { memory: undefined, finest: 2 })).toBe(2);
});

it('takes the plain art while there is no other', () => {
  expect(chooseArtScale(2, { memory: 8, finest: 1 })).toBe(1);
});

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
