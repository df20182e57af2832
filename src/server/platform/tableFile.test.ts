import { expect, it } from 'vitest';
import { csvOf } from './tableFile.ts';

const rowOf = (cell: string | number) => csvOf({ head: ['이름'], rows: [[cell]] }).split('\r\n')[1];

it('begins with the mark by which Excel knows Korean', () => {
  expect(csvOf({ head: ['이름', '반'], rows: [['가람', 2]] })).toBe('\uFEFF"이름","반"\r\n"가람",2\r\n');
});

it.each(['=1+1', '+82 10', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '－1'])(
  '%j is a text, not a formula',
  (cell) => expect(rowOf(cell)).toBe(`"'${cell}"`),
);

it.each([
  ['가=나', '"가=나"'],
  ['말 "따옴표"', '"말 ""따옴표"""'],
  ['두\n줄', '"두\n줄"'],
  [-3, '-3'],
])('%j stays as it is', (cell, written) => expect(rowOf(cell)).toBe(written));
