import { describe, expect, it } from 'vitest';
import { mobileNumber, optionalPhoneSchema, phoneNumberSchema, phoneProblem, writePhone } from './phone.ts';

describe('a phone number as it is typed', () => {
  it.each([
    '010-1234-5678',
    '01012345678',
    ' 010 1234 5678 ',
    '010.1234.5678',
    '(010)1234-5678',
    '(010) 1234–5678',
    '+82 10-1234-5678',
    '+821012345678',
    '+82 (0)10 1234 5678',
    '0082 10 1234 5678',
    '０１０－１２３４－５６７８',
    '０１０　１２３４　５６７８',
    '010-1234-5678\u200b',
    '\u202a010-1234-5678\u202c',
  ])('%j is read', (written) => {
    expect(mobileNumber(written)).toBe('01012345678');
    expect(phoneNumberSchema.parse(written)).toBe('010-1234-5678');
  });

  it('of an older network has ten digits as well', () => {
    expect(phoneNumberSchema.parse('011 234 5678')).toBe('011-234-5678');
    expect(writePhone('')).toBe('');
  });

  it.each([
    ['010-123-4567', '모자라요'],
    ['010-1234-567', '모자라요'],
    ['+82 10-1234-567', '모자라요'],
    ['010', '모자라요'],
    ['010-1234-56789', '너무 많아요'],
    ['02-123-4567', '다시 확인'],
    ['112', '다시 확인'],
    ['', '다시 확인'],
    ['010-1234-567x', '다시 확인'],
    ['+1 415 555 0100', '다시 확인'],
    ['010 12345678; drop', '다시 확인'],
    ['0'.repeat(100), '다시 확인'],
  ])('%j is refused with the reason', (written, words) => {
    expect(mobileNumber(written)).toBeUndefined();
    expect(phoneProblem(written)).toContain(words);
    expect(phoneNumberSchema.safeParse(written).error?.issues[0]?.message).toContain(words);
  });

  it('that is not needed may be left out', () => {
    expect(optionalPhoneSchema.parse(' ')).toBe('');
    expect(optionalPhoneSchema.parse('+82 10 1234 5678')).toBe('010-1234-5678');
    expect(optionalPhoneSchema.safeParse('010-123-4567').success).toBe(false);
  });
});
