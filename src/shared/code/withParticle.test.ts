import { describe, expect, it } from 'vitest';
import { withParticle } from './withParticle.ts';

const subjects =
  '8이 15가 10이 3이 7이 100이 2가 9가 x가 y가 i가 n이 m이 l이 r이 a가 b가 s가 답이 바다가 ' +
  'setTimeout이 morning이 apple이 null이 print가 input이 list가 array가 string이 number가 total이 sum이 ' +
  'count가 name이 score가 while이 for가 if가 else가 true가 false가 undefined가 console이 function이 return이 ' +
  'break가 const가 let이 map이 set이 push가 pop이 length가 index가 range가 len이 dict가 tuple이 int가 str이 ' +
  'value가 result가 max가 min이 even이 odd가 fish가 dolphin이 shell이 key가 word가 text가 my_list가 PI가 JSON이';

describe('withParticle', () => {
  it.each(subjects.split(' '))('%s', (expected) => {
    expect(withParticle(expected.slice(0, -1), '이/가')).toBe(expected);
  });

  it.each([
    ['8', '을/를', '8을'],
    ['‘3’', '와/과', '‘3’과'],
    ['답', '은/는', '답은'],
    ['"apple"', '을/를', '"apple"을'],
    ['x', '을/를', 'x를'],
    ['3', '을/를', '3을'],
    ['Number', '으로/로', 'Number로'],
    ['while', '으로/로', 'while로'],
    ['function', '으로/로', 'function으로'],
    ['!!!', '이/가', '!!!가'],
  ] as const)('%s with %s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected);
  });
});
