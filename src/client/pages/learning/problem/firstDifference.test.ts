import { expect, it } from 'vitest';
import { firstDifference } from './firstDifference.ts';

it.each([
  ['1\n2\n3', '1\n2\n4', { line: 2, column: 0 }],
  ['안녕 바다', '안녕 바디', { line: 0, column: 4 }],
  ['abc', 'ab', { line: 0, column: 2 }],
  ['ab', 'abc', { line: 0, column: 2 }],
  ['1\n2', '1', { line: 1, column: 0 }],
  ['1', '1\n2', { line: 1, column: 0 }],
  ['🐠🐡', '🐠🦀', { line: 0, column: 1 }],
  ['7', '', { line: 0, column: 0 }],
])('%j and %j differ at %j', (expected, got, at) => expect(firstDifference(expected, got)).toEqual(at));

it('does not mind white space at the ends', () => {
  expect(firstDifference('1 \n2\n', '1\n2')).toBeNull();
});
