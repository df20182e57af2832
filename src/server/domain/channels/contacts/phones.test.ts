import { expect, it } from 'vitest';
import { writePhone } from '#shared/contract/phone.ts';
import { digitsOf, maskPhone } from './phones.ts';

it('a number is kept as digits and written with hyphens', () => {
  expect(digitsOf('010-1234-5678')).toBe('01012345678');
  expect(writePhone('01012345678')).toBe('010-1234-5678');
  expect(writePhone('0111234567')).toBe('011-123-4567');
  expect(writePhone('')).toBe('');
});

it('a masked number has nothing but its ends', () => {
  expect(maskPhone('01012345678')).toBe('010-••••-5678');
  expect(maskPhone('0111234567')).toBe('011-••••-4567');
  expect(maskPhone('')).toBe('');
  expect(maskPhone('12345')).toBe('••••');
});
