import { expect, it } from 'vitest';
import { listIn, numberIn, pairsIn, plain, short } from './values.ts';

it('reads texts, lists, sets and maps as both languages print them', () => {
  expect(plain('"말 \\"하기\\""')).toBe('말 "하기"');
  expect(plain("'니모'")).toBe('니모');
  expect(plain('7')).toBe('7');
  expect(listIn('["니모, 도리", "거북"]')).toEqual(['니모, 도리', '거북']);
  expect(listIn("['a', [1, 2]]")).toEqual(['a', '[1, 2]']);
  expect(listIn('Set {5, 7}')).toEqual(['5', '7']);
  expect(listIn('[]')).toEqual([]);
  expect(listIn('3')).toBeNull();
  expect(pairsIn('Map {"미역" => 150, "사과" => 300}')).toEqual([
    { name: '미역', value: '150' },
    { name: '사과', value: '300' },
  ]);
  expect(pairsIn("{'소라': 2}")).toEqual([{ name: '소라', value: '2' }]);
  expect(pairsIn("{'가', '나'}")).toEqual([]);
});

it('reads what a trace cut off as far as it goes', () => {
  expect(listIn('[1, 2, 3…')).toEqual(['1', '2', '3']);
  expect(numberIn('-3')).toBe(-3);
  expect(numberIn('니모')).toBeNull();
  expect(short('바다친구', 3)).toBe('바다…');
});
