import { expect, it } from 'vitest';
import { VerifiedTokens } from './VerifiedTokens.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const claims = { userId: 1, sessionId: 'family' };

it('remembers a token until the second in which it expires', () => {
  const tokens = new VerifiedTokens(10);
  tokens.add('token', { claims, expiresAt: 100 });
  expect(tokens.find('token', at(99.999))).toEqual(claims);
  expect(tokens.find('token', at(100))).toBeUndefined();
  expect(tokens.find('token', at(99))).toBeUndefined();
});

it('knows nothing of other tokens', () => {
  const tokens = new VerifiedTokens(10);
  tokens.add('token', { claims, expiresAt: 100 });
  expect(tokens.find('tokem', at(1))).toBeUndefined();
});

it('forgets the oldest when there are too many', () => {
  const tokens = new VerifiedTokens(2);
  for (const token of ['a', 'b', 'c']) tokens.add(token, { claims, expiresAt: 100 });
  expect(['a', 'b', 'c'].filter((token) => tokens.find(token, at(1)))).toEqual(['b', 'c']);
});
