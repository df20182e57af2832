import { expect, it, test } from 'vitest';
import { joinJamo, typeAsHangul } from './joinJamo.ts';

test.each([
  ['ㅅㅣㅂㅏㄹ', '시발'],
  ['십ㅏㄹ', '시발'],
  ['시ㅂㅏㄹ', '시발'],
  ['ㅗㅏ', 'ㅗㅏ'],
  ['ㄱㅗㅏㄴㅎㅏ', '관하'],
  ['ㄱㅏㅂㅅㅣ', '갑시'],
  ['넋ㅣ', '넉시'],
  ['ㅃㅏㄹㄹㅣ', '빨리'],
  ['갃ㅏ', '각사'],
  ['안녕 hello 1', '안녕 hello 1'],
  ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['ㅠㅠ', 'ㅠㅠ'],
])('%s is %s', (loose, joined) => {
  expect(joinJamo(loose)).toBe(joined);
});

it('syllables that are whole stay as they are', () => {
  const all = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
  expect(joinJamo(all)).toBe(all);
});

it('keys write where they are on a Korean keyboard', () => {
  expect(['dkssud', 'Qkffl', 'dhkfrk', 'tlqkf'].map(typeAsHangul)).toEqual(['안녕', '빨리', '왈가', '시발']);
});
