import { expect, it } from 'vitest';
import { cycleIn } from './refuseChunkCycles.ts';

it('finds a circle of imports, and none where two ways lead to one file', () => {
  const straight = new Map([
    ['entry', ['world', 'shared']],
    ['world', ['shared']],
    ['shared', []],
  ]);
  expect(cycleIn(straight)).toBeNull();
  expect(cycleIn(new Map([...straight, ['shared', ['world']]]))).toEqual(['world', 'shared', 'world']);
});
