import { expect, test } from 'vitest';
import { nextInDirection, type Box } from './nextInDirection.ts';

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

// A row of tabs, two columns of cards, and a close button in the corner.
const boxes = [box(0, 0), box(110, 0), box(0, 60), box(110, 60), box(0, 120), box(400, -20, 40)];
const next = (from: number, direction: 'up' | 'down' | 'left' | 'right') =>
  nextInDirection(boxes[from] ?? box(0, 0), boxes, direction);

test.each([
  [0, 'right', 1],
  [0, 'down', 2],
  [1, 'down', 3],
  [3, 'left', 2],
  [3, 'down', 4],
  [4, 'up', 2],
  [1, 'right', 5],
  [5, 'down', 3],
  [0, 'left', -1],
  [4, 'down', -1],
] as const)('from %i %s comes %i', (from, direction, to) => expect(next(from, direction)).toBe(to));

test('a switch at the end of its row is not passed by on the way down', () => {
  const rows = [box(0, 0, 60), box(340, 60, 56), box(0, 110, 400)];
  expect(nextInDirection(rows[0] ?? box(0, 0), rows, 'down')).toBe(1);
  expect(nextInDirection(rows[2] ?? box(0, 0), rows, 'up')).toBe(1);
});
