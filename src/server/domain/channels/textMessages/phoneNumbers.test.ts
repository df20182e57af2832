import { describe, expect, it } from 'vitest';
import { maskedPhone, mobileNumber } from './phoneNumbers.ts';

describe('a phone number', () => {
  it.each([
    '010-1234-5678',
    '01012345678',
    ' 010 1234 5678 ',
    '010.1234.5678',
    '(010) 1234–5678',
    '+82 10-1234-5678',
    '+82 (0)10 1234 5678',
    '0082 10 1234 5678',
    '０１０－１２３４－５６７８',
  ])('%j is read', (written) => expect(mobileNumber(written)).toBe('01012345678'));

  it.each([
    '',
    '02-123-4567',
    '112',
    '010-1234-567x',
    '01012345678901',
    '+1 415 555 0100',
    '010 12345678; drop',
    '010',
  ])('%j is none', (written) => expect(mobileNumber(written)).toBeUndefined());

  it('is shown without its middle, and nothing of what is no number', () => {
    expect(maskedPhone('+82 10-1234-5678')).toBe('010-••••-5678');
    expect(maskedPhone('02-123-4567')).toBe('•••');
    expect(maskedPhone('')).toBe('');
  });
});
