import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/platform/config.ts';

/** Letters and digits that nobody mixes up: no I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

export const newResetCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/**
 * The code as it may be stored. A code is short, so a plain hash could be guessed by whoever reads the table;
 * the server's secret is part of this one, and so is the account.
 */
export function resetCodeHash(input: {
  config: Pick<Config, 'TOKEN_SECRET'>;
  userId: number;
  code: string;
}): string {
  const typed = input.code.toUpperCase().replace(/[\s-]/gu, '');
  return createHmac('sha256', input.config.TOKEN_SECRET)
    .update(`password-reset:${input.userId}:${typed}`)
    .digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
