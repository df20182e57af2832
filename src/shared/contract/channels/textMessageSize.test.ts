import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { cp949Size } from './cp949Letters.ts';
import { bytesOf, SMS_BYTES, textAsSent, typeOf, unsendableLetters } from './textMessageSize.ts';

describe('the size of a text message', () => {
  it('counts a letter of ASCII once and any other twice', () => {
    expect(bytesOf('')).toBe(0);
    expect(bytesOf('abc 123\n')).toBe(8);
    expect(bytesOf('가나다')).toBe(6);
    expect(bytesOf('3교시')).toBe(5);
  });

  it('is short up to 90 bytes and long from there on', () => {
    expect(typeOf('가'.repeat(SMS_BYTES / 2))).toBe('SMS');
    expect(typeOf(`${'가'.repeat(SMS_BYTES / 2)}!`)).toBe('LMS');
  });

  it('carries what the law asks for around an advertisement', () => {
    const message = { channelName: '해마반', content: '특강이 열려요.' };
    expect(textAsSent({ ...message, purpose: 'NOTICE' })).toBe('[해마반] 특강이 열려요.');
    const advertisement = textAsSent({ ...message, purpose: 'ADVERTISEMENT' });
    expect(advertisement).toMatch(/^\(광고\) 해마반\n특강이 열려요\.\n무료 수신거부/u);
  });

  it.each([
    '▶ 일시: 12월 4일',
    '문의 ☎ 02-123-4567',
    '♥',
    '안녕하세요! (1/2) 010-1234',
    '漢字',
    '①번',
    '뷁똠펲',
    '￦5,000',
  ])('%j is shown by every phone', (text) => expect(unsendableLetters(text)).toEqual([]));

  it.each([
    ['Nguyễn', ['ễ']],
    ['Café', ['é']],
    ['₩5,000', ['₩']],
    ['🐬', ['🐬']],
    ['안녕 😀😀', ['😀']],
    ['𠮷', ['𠮷']],
    ['áéíóúü', ['á', 'é', 'í', 'ó', 'ú']],
  ])('%j has letters that no phone shows', (text, letters) => {
    expect(unsendableLetters(text)).toEqual(letters);
  });

  it('knows every letter of the code page, and none besides', () => {
    const wrong: string[] = [];
    for (let code = 0x80; code < 0x1_0000; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const letter = String.fromCodePoint(code);
      const isThere = iconv.decode(iconv.encode(letter, 'cp949'), 'cp949') === letter;
      if (cp949Size(letter) !== (isThere ? 2 : 0)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});
