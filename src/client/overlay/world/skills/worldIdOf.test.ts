import { expect, it } from 'vitest';
import { worldIdOf } from './worldIdOf.ts';

it.each([
  [1, 1],
  ['7', 7],
] as const)('%j is a world', (value, id) => expect(worldIdOf(value)).toBe(id));

it.each([NaN, Infinity, -Infinity, 0, -1, '', ' ', 'NaN', 'sea', '0', null, undefined, {}, true])(
  '%j is no world',
  (value) => expect(worldIdOf(value)).toBeNull(),
);
