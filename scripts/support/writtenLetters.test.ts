import { expect, it } from 'vitest';
import { rangesOf, withoutPoints } from './writtenLetters.ts';

it('writes neighbours as one range, each code point once and in order', () => {
  expect(rangesOf([0xb098, 0xac00, 0xac01, 0xac02, 0xac00, 0x61])).toBe('U+61,U+ac00-ac02,U+b098');
});

it('takes code points out of the range of a face, and the face away when none is left', () => {
  const face = "@font-face { font-family: 'Jua'; unicode-range: U+AC00-AC03, U+b098; }";
  expect(withoutPoints(face, new Set([0xac01, 0xb098]))).toBe(
    "@font-face { font-family: 'Jua'; unicode-range:U+ac00,U+ac02-ac03; }",
  );
  expect(withoutPoints(face, new Set([0xac00, 0xac01, 0xac02, 0xac03, 0xb098]))).toBe('');
  expect(withoutPoints("@font-face { font-family: 'Jua' }", new Set([1]))).toContain('Jua');
});
