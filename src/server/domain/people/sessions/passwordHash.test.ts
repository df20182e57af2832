import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwordHash.ts';

it.each([
  ['full', '$argon2id$v=19$m=19456,t=2,p=1$'],
  ['low', '$argon2id$v=19$m=8,t=1,p=1$'],
] as const)('a hash of %s cost names its cost and is checked at it', async (PASSWORD_COST, named) => {
  const hash = await hashPassword({ PASSWORD_COST }, 'coral-reef-77');
  expect(hash.slice(0, named.length)).toBe(named);
  expect(await verifyPassword(hash, 'coral-reef-77')).toBe(true);
  expect(await verifyPassword(hash, 'coral-reef-78')).toBe(false);
});
