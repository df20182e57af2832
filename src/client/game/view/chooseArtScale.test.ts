import { expect, it } from 'vitest';
import { chooseArtScale } from './chooseArtScale.ts';

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
