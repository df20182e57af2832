import { expect, it } from 'vitest';
import { maskedPhone } from './phoneNumbers.ts';

it('a number is shown without its middle, and nothing of what is no number', () => {
  expect(maskedPhone('+82 10-1234-5678')).toBe('010-••••-5678');
  expect(maskedPhone('02-123-4567')).toBe('•••');
  expect(maskedPhone('')).toBe('');
});
