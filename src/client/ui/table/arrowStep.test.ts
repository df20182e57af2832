import { expect, it } from 'vitest';
import { arrowStep } from './arrowStep.ts';

it.each([
  [0, 'ArrowDown', 1],
  [2, 'ArrowUp', 1],
  [0, 'ArrowUp', null],
  [2, 'ArrowDown', null],
  [-1, 'ArrowDown', null],
  [1, 'Enter', null],
] as const)('from row %d of three %s leads to %s', (index, key, to) => {
  expect(arrowStep({ index, key, count: 3 })).toBe(to);
});
