import { expect, it } from 'vitest';
import { parseCases } from './parseCases.ts';

it('reads pasted cases, with empty inputs and lines within', () => {
  expect(parseCases('3\r\n4\n---\n7\n===\n---\n안녕\n\n===')).toEqual([
    { input: '3\n4', expected: '7', hidden: true },
    { input: '', expected: '안녕', hidden: true },
  ]);
});

it.each(['', '3 4 7', '1\n---\n2\n---\n3'])('finds nothing in %j', (text) => {
  expect(parseCases(text)).toEqual([]);
});
