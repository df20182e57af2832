import { expect, it } from 'vitest';
import { PAGE_SIZES, pageCountOf, pageFromOne, pageFromZero, pageSizeField, sliceOfPage } from './paging.ts';

it('counts pages from 0 or from 1, the first when none is named', () => {
  expect([pageFromZero.parse(undefined), pageFromOne.parse(undefined)]).toEqual([0, 1]);
  expect([pageFromZero.safeParse('-1').success, pageFromOne.safeParse('0').success]).toEqual([false, false]);
});

it('takes the offered sizes alone', () => {
  expect(PAGE_SIZES.map((size) => pageSizeField(20).parse(`${size}`))).toEqual(PAGE_SIZES);
  expect([pageSizeField(50).parse(undefined), pageSizeField(50).safeParse('30').success]).toEqual([
    50,
    false,
  ]);
});

it.each([0, 1] as const)('cuts the same rows whether the first page is %i or not', (first) => {
  const rows = [1, 2, 3, 4, 5];
  const pages = [0, 1, 2, 3].map((index) => sliceOfPage(rows, { page: index + first, first, size: 2 }));
  expect(pages).toEqual([[1, 2], [3, 4], [5], []]);
  expect([pageCountOf(5, 2), pageCountOf(4, 2), pageCountOf(0, 2)]).toEqual([3, 2, 0]);
});
