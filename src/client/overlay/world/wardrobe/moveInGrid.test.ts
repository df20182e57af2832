import { expect, it } from 'vitest';
import { nextCell, type Box } from './moveInGrid.ts';

/** Three columns: 0 1 2, then 3 4. */
const boxes: readonly Box[] = [0, 1, 2, 3, 4].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 120,
  width: 90,
  height: 110,
}));

it.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [0, 'ArrowLeft', undefined],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
  [1, 'ArrowUp', undefined],
  [4, 'ArrowDown', undefined],
  [2, 'Home', 0],
  [0, 'End', 4],
  [0, 'Enter', undefined],
])('from cell %i %s leads to %s', (from, key, to) => {
  expect(nextCell(boxes, from, key)).toBe(to);
});
