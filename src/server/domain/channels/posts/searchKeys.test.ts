import { expect, it } from 'vitest';
import { eraOf, letterPairs, searchable, searchKeys, searchWords } from './searchKeys.ts';

it('reads words by pairs of letters, and never over a space', () => {
  expect(letterPairs(searchable('반복문  Loop'))).toEqual(['반복', '복문', 'lo', 'oo', 'op']);
  expect(letterPairs('글 한 줄')).toEqual([]);
  expect(letterPairs('🐬🐚')).toEqual(['🐬🐚']);
});

it('takes composed and decomposed, wide and small letters for the same', () => {
  expect(searchable('ＰＹＴＨＯＮ '.normalize('NFD'))).toBe('python');
  expect(searchable('돌고래'.normalize('NFD'))).toBe('돌고래');
});

it('parts channels and eras', () => {
  const keys = (channelId: number, era: number) => searchKeys(['반복'], channelId, era)[0];
  expect(keys(1, 1)).toBe(keys(1, 1));
  expect(keys(1, 1)).not.toBe(keys(1, 2));
  expect(keys(1, 11)).not.toBe(keys(11, 1));
  expect([eraOf(1), eraOf(16_383), eraOf(16_384)]).toEqual([0, 0, 1]);
});

it('makes integers of Postgres', () => {
  const keys = searchKeys(letterPairs('가나다라마바사아자차카타파하'), 2_147_483_647, 131_071);
  for (const key of keys) {
    expect(Number.isInteger(key)).toBe(true);
    expect(Math.abs(key)).toBeLessThanOrEqual(2 ** 31);
  }
});

it('finds each word of a search once', () => {
  expect(searchWords(' 반복  반복 Loop ')).toEqual(['반복', 'loop']);
});
