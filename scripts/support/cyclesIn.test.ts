import { expect, it } from 'vitest';
import { cyclesIn } from './cyclesIn.ts';

it('names each node of a cycle by a shortest way back, and none where two ways lead to one node', () => {
  const straight = new Map([
    ['entry', ['world', 'shared']],
    ['world', ['shared']],
    ['shared', []],
  ]);
  expect(cyclesIn(straight)).toEqual([]);
  expect(cyclesIn(new Map([...straight, ['shared', ['world']]]))).toEqual([
    ['world', 'shared', 'world'],
    ['shared', 'world', 'shared'],
  ]);
  expect(cyclesIn(new Map([['alone', ['alone']]]))).toEqual([['alone', 'alone']]);
});
