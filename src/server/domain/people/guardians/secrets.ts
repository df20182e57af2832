import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#shared/contract/people/guardians.ts';
import type { Config } from '#server/platform/config.ts';

type Secret = Pick<Config, 'TOKEN_SECRET'>;

export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** A code is short: without the server's secret its hash could be guessed from the table. */
export function codeHash(config: Secret, { scope, code }: { scope: string; code: string }): string {
  return createHmac('sha256', config.TOKEN_SECRET).update(`guardian-code:${scope}:${code}`).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Distinguishes two households without identifying them: the last part of the address is left out before hashing. */
export function hashedAddress(config: Secret, address: string): string {
  const parts = address.includes(':') ? address.split(':').slice(0, 3) : address.split('.').slice(0, 3);
  return createHmac('sha256', config.TOKEN_SECRET)
    .update(`guardian-address:${parts.join('.')}`)
    .digest('hex');
}

/** `m•••@example.com`: enough to recognise the own mail, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The hash is equal for the same phone; it discloses no number without the server's secret. */
export const phoneHashOf = (config: Secret, phoneNumber: string): string =>
  createHmac('sha256', config.TOKEN_SECRET)
    .update(`guardian-phone:${digitsOf(phoneNumber)}`)
    .digest('hex');

export const digitsOf = (phoneNumber: string): string => phoneNumber.replaceAll(/\D/gu, '');
