import { beforeAll, expect, it } from 'vitest';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';

const test = setUpApi();
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.server.url}${path}`, { headers: { authorization: `Bearer ${child.token}`, ...headers } });

it.each(['/healthz', '/game/v1/users/points', '/game/v1/nothing-here', '/openapi.json'])(
  '%s comes with the security headers and an id',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

it('an id given by a proxy is kept, anything that is none is not', async () => {
  const kept = await get('/healthz', { 'x-request-id': 'from-the-proxy-1' });
  expect(kept.headers.get('x-request-id')).toBe('from-the-proxy-1');
  const replaced = await get('/healthz', { 'x-request-id': 'not an id' });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

it('long answers are compressed for whoever can read that, short ones never', async () => {
  const long = await get('/game/v1/shops/products', { 'accept-encoding': 'gzip' });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(long.headers.get('vary')).toContain('Accept-Encoding');
  expect(((await long.json()) as { totalCount: number }).totalCount).toBeGreaterThan(0);
  const plain = await get('/game/v1/shops/products', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const short = await get('/game/v1/users/points', { 'accept-encoding': 'gzip' });
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(short.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
