import { describe, expect, it } from 'vitest';
import { bytesOf, hasUnsendableLetters, SMS_BYTES, textAsSent, typeOf } from './textMessageSize.ts';

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

  it('knows what no phone can show', () => {
    for (const text of ['🐬', '안녕 😀', '𠮷']) expect(hasUnsendableLetters(text)).toBe(true);
    for (const text of ['안녕하세요! (1/2) 010-1234', '漢字', '①번'])
      expect(hasUnsendableLetters(text)).toBe(false);
  });
});
