import { channel } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#server/platform/config.ts';
import { randomToken } from '#server/platform/ids.ts';
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';

/** argon2id (the library's default) with 19 MiB and two passes: some 25 ms, hard to guess on graphics cards. */
const FULL = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The least cost that argon2 accepts. Tests sign up thousands of people. */
const LOW = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const costOf = (config: PasswordConfig) => (config.PASSWORD_COST === 'low' ? LOW : FULL);

type PasswordConfig = Pick<Config, 'PASSWORD_COST'>;

/** The sign-ins of a class are queued here, so that a core stays free for other work. */
const limiter = new ConcurrencyLimiter({
  limit: Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxQueue: 300,
});

/** Two keyboards may encode one Hangul password in two ways. */
const bytesOf = (password: string) => new TextEncoder().encode(password.normalize('NFC'));

/** The password as it may be stored: salt, cost and digest in one text. */
export function hashPassword(config: PasswordConfig, password: string): Promise<string> {
  return limiter.run(() => hash(bytesOf(password), costOf(config)));
}

/** Published with the cost of every hash that is checked, for tracers: `$argon2id$v=19$m=19456,t=2,p=1`. */
export const PASSWORD_CHECKS = 'dolphin-world:password-checks';
const checks = channel(PASSWORD_CHECKS);

/** A hash names its own cost, so an older one is checked at its cost. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  checks.publish(passwordHash.split('$').slice(0, 4).join('$'));
  // A disabled account has a text that is no hash.
  return limiter.run(() => verify(passwordHash, bytesOf(password)).catch(() => false));
}

const dummyHashes = new Map<PasswordConfig['PASSWORD_COST'], Promise<string>>();

/** Takes as long as verifying, so that an unknown login name cannot be distinguished from a wrong password. */
export async function verifyDummy(config: PasswordConfig, password: string): Promise<void> {
  const dummy = dummyHashes.get(config.PASSWORD_COST) ?? hash(randomToken(), costOf(config));
  dummyHashes.set(config.PASSWORD_COST, dummy);
  await verifyPassword(await dummy, password);
}
