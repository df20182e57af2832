import { expect, it } from 'vitest';
import { groundOf, viewOf } from './levelView.ts';

const ROWS = ['..........', '......=...', '.S.o..F1..', '####.#####', '####.#####'];

it('begins a cell before the start and lets ground go on past its edges', () => {
  const view = viewOf(ROWS);
  expect(view.start).toEqual({ column: 1, row: 2 });
  expect(view.cells).toEqual([{ mark: 'o', column: 3, row: 2 }]);
  expect(groundOf(view)).toEqual([
    { from: -1, to: 4, row: 3, isLedge: false },
    { from: 5, to: 7, row: 3, isLedge: false },
  ]);
});

it('shows a ledge with water below as such, and ground below ground once', () => {
  const view = viewOf(['......', '..##..', '......', 'S....F', '######']);
  expect(groundOf(view).map(({ row, isLedge }) => [row, isLedge])).toEqual([
    [0, true],
    [3, false],
  ]);
});

it('takes a draft that has no start, no rows or uneven ones', () => {
  expect(viewOf([]).start).toBeNull();
  expect(groundOf(viewOf(['', '#', '']))).toEqual(expect.any(Array));
  expect(viewOf(['..', '##']).start).toBeNull();
});
