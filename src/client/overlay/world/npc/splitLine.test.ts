import { expect, it } from 'vitest';
import { splitLine } from './splitLine.ts';

it('marks the name, titles and key words, whose asterisks nobody sees or hears', () => {
  expect(splitLine('{nickname}, *반복문*으로 「산호 심기」를 풀어 봐!', '파도')).toEqual([
    { text: '파도', kind: 'name' },
    { text: ', ', kind: 'plain' },
    { text: '반복문', kind: 'key' },
    { text: '으로 ', kind: 'plain' },
    { text: '「산호 심기」', kind: 'key' },
    { text: '를 풀어 봐!', kind: 'plain' },
  ]);
});

it('leaves a lone asterisk and a plain line as they are', () => {
  expect(splitLine('2 * 3은 6!', '파도')).toEqual([{ text: '2 * 3은 6!', kind: 'plain' }]);
  expect(splitLine('', '파도')).toEqual([]);
});
