import { expect, test } from 'vitest';
import { relativePosition } from './relativePosition.ts';

const from = { x: 1000, y: 900 };

test.each([
  [
    { x: 1020, y: 900 },
    { side: 'here', height: 'level', steps: 0 },
  ],
  [
    { x: 872, y: 900 },
    { side: 'left', height: 'level', steps: 2 },
  ],
  [
    { x: 1640, y: 700 },
    { side: 'right', height: 'above', steps: 10 },
  ],
  [
    { x: 1000 + 64 * 18, y: 1100 },
    { side: 'right', height: 'below', steps: 20 },
  ],
] as const)('what stands at %o is told as %o', (to, told) =>
  expect(relativePosition(from, to)).toEqual(told),
);
