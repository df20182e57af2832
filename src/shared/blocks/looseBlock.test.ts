import { expect, it } from 'vitest';
import { looseBlockOf } from './looseBlock.ts';

const wrapping = (...blocks: readonly object[]) => JSON.stringify({ blocks: { blocks }, variables: [] });
const start = { type: 'start', id: 's', next: { block: { type: 'jump', id: 'j' } } };
const three = { type: 'number', id: 'n', fields: { NUM: 3 } };

it('names the block that hangs below no beginning, with its values', () => {
  const walk = { type: 'walk', id: 'w', inputs: { N: { block: three } } };
  expect(looseBlockOf(wrapping(start, walk))).toEqual({ blockId: 'w', name: '앞으로 3 칸 걷기' });
  const sight = { type: 'ifSight', id: 'i', fields: { SIGHT: 'gapAhead' } };
  expect(looseBlockOf(wrapping(start, sight))?.name).toBe('만약 앞에 틈이 있으면');
});

it('finds none where all hang together, and in what is no program', () => {
  expect(looseBlockOf(wrapping(start))).toBeNull();
  expect(looseBlockOf('')).toBeNull();
  expect(looseBlockOf('print(1)')).toBeNull();
});
