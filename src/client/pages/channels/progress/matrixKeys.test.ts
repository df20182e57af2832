import { expect, it } from 'vitest';
import type { CellState } from '#shared/contract/learning/classProgress.ts';
import { spotAfter } from './matrixKeys.ts';

const N: CellState = 'NONE';
const F: CellState = 'FEEDBACK';
const ROWS = [
  [N, F, N],
  [N, N, N],
  [F, N, N],
];
const at = (row: number, column: number) => ({ row, column });

it.each([
  ['ArrowDown', at(0, 0), at(1, 0)],
  ['ArrowDown', at(2, 1), at(2, 1)],
  ['ArrowLeft', at(1, 0), at(1, 0)],
  ['ArrowRight', at(1, 1), at(1, 2)],
  ['End', at(1, 0), at(1, 2)],
  ['Home', at(1, 2), at(1, 0)],
  ['h', at(0, 0), at(0, 1)],
  ['h', at(0, 1), at(2, 0)],
  ['ㅗ', at(2, 0), at(0, 1)],
])('%s', (key, from, to) => expect(spotAfter(key, from, ROWS)).toEqual(to));

it('stays where nobody waits, and knows no other keys', () => {
  expect(spotAfter('h', at(0, 1), [[N, N]])).toEqual(at(0, 1));
  expect(spotAfter('a', at(0, 0), ROWS)).toBeUndefined();
  expect(spotAfter('ArrowDown', at(0, 0), [])).toBeUndefined();
});
