import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decodeText, encodingOf, isWriting } from './koreanText.ts';

const TEXT = '이름,생년월일\r\n김뷁똠,2015-03-02\r\n펲시,2015-03-03\r\n';
const BOM = '\uFEFF';

it.each([
  ['UTF-8', Buffer.from(TEXT), 'utf8'],
  ['UTF-8 with a mark', Buffer.from(BOM + TEXT), 'utf8'],
  ['CP949', iconv.encode(TEXT, 'cp949'), 'cp949'],
  ['UTF-16', iconv.encode(TEXT, 'utf-16le', { addBOM: true }), 'utf-16le'],
  ['UTF-16 of the other order', iconv.encode(TEXT, 'utf-16be', { addBOM: true }), 'utf-16be'],
  ['UTF-16 without a mark', iconv.encode(TEXT, 'utf-16le', { addBOM: false }), 'utf-16le'],
  ['UTF-16 of the other order without a mark', iconv.encode(TEXT, 'utf-16be', { addBOM: false }), 'utf-16be'],
])('%s is read', (_name, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding);
  expect(decodeText(bytes)).toBe(TEXT);
});

it('every syllable of Hangul is read out of CP949', () => {
  const all = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) =>
    String.fromCharCode(0xac00 + index),
  ).join('');
  expect(decodeText(iconv.encode(all, 'cp949'))).toBe(all);
});

it('what is no text is not taken for one', () => {
  expect(isWriting(decodeText(Buffer.from([0xff, 0xff, 0xff, 0x80])))).toBe(false);
  expect(isWriting(decodeText(Buffer.from([0, 1, 2, 3, 4, 5])))).toBe(false);
  expect(isWriting('가나다\n\tabc')).toBe(true);
});
