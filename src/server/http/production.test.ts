import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { showsApi } from './createApp.ts';
import { securityHeaders } from './securityHeaders.ts';

const SETTINGS = {
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost',
  CHANNEL_HOST: undefined,
  STORAGE: 'disk',
  S3_ENDPOINT: undefined,
  IDENTITY: 'sandbox',
  NICE_WINDOW_URL: 'https://nice.example/service.cb',
  PAYMENTS: 'sandbox',
  SENTRY_DSN: 'https://key@sentry.example/1',
  ANALYTICS_URL: 'https://figures.example/api/event',
  TRACKING_PIXEL_URL: undefined,
} as const;

async function headersWith(config: Parameters<typeof securityHeaders>[0], path = '/'): Promise<Headers> {
  const server = createServer(
    express()
      .use(securityHeaders(config))
      .use((_request, response) => void response.end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return headers;
}

it.each([
  ['production', 'https://dolphin.example', 'max-age=31536000'],
  ['production', 'http://dolphin.example', null],
  ['development', 'https://dolphin.example', null],
] as const)('in %s under %s browsers are told of https: %s', async (NODE_ENV, PUBLIC_URL, told) => {
  const headers = await headersWith({ ...SETTINGS, NODE_ENV, PUBLIC_URL });
  expect(headers.get('strict-transport-security')).toBe(told);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

it.each([
  [{ STORAGE: 's3', S3_ENDPOINT: 'https://s3.example:9000/kept' }, ' https://s3.example:9000'],
  [{ STORAGE: 'disk', S3_ENDPOINT: 'https://s3.example:9000/kept' }, ''],
] as const)('with %o pictures come from our own origin and: %s', async (storage, origin) => {
  const policy = (await headersWith({ ...SETTINGS, ...storage })).get('content-security-policy')?.split(';');
  expect(policy).toContain(`img-src 'self' data: blob:${origin}`);
  // A lesson may show a film of another site, by https alone.
  expect(policy).toContain(`media-src 'self' blob: data: https:${origin}`);
  expect(policy).toContain("script-src 'self'");
});

it.each([
  ['sandbox', "form-action 'self'"],
  ['nice', "form-action 'self' https://nice.example"],
] as const)('with %s forms go to: %s', async (IDENTITY, directive) => {
  const policy = (await headersWith({ ...SETTINGS, IDENTITY })).get('content-security-policy')?.split(';');
  expect(policy).toContain(directive);
});

it.each([
  ['sandbox', "script-src 'self'", "form-action 'self'"],
  ['portone-v1', "script-src 'self' https://cdn.iamport.kr", "form-action 'self' https:"],
  ['portone-v2', "script-src 'self' https://cdn.portone.io", "form-action 'self' https:"],
] as const)('with %s for payments scripts come by: %s', async (PAYMENTS, scripts, forms) => {
  const policy = (await headersWith({ ...SETTINGS, PAYMENTS })).get('content-security-policy')?.split(';');
  expect(policy).toContain(scripts);
  expect(policy).toContain(forms);
});

it.each([
  ['production', ' https://sentry.example https://figures.example'],
  ['development', ''],
] as const)('in %s pages may send figures to:%s', async (NODE_ENV, origins) => {
  const policy = (await headersWith({ ...SETTINGS, NODE_ENV })).get('content-security-policy')?.split(';');
  expect(policy).toContain(`connect-src 'self' blob: data: ws://localhost${origins}`);
});

it('lets sockets go to the own hosts alone', async () => {
  const config = { ...SETTINGS, PUBLIC_URL: 'https://dolphin.test', CHANNEL_HOST: 'class.test' };
  const policy = (await headersWith(config)).get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' blob: data: wss://dolphin.test wss://*.class.test");
  expect(policy).not.toMatch(/\bwss?:(?!\/\/)/);
});

it.each([
  '/build/shell-31SLhqzs.js',
  '/avatar/hair/@2x/wave.webp',
  '/manifest.json',
  '/build/runnerWorker-Ch.js',
])('%s says what it is, and has a policy only where a browser reads one', async (path) => {
  const headers = await headersWith(SETTINGS, path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const isPartOfPage = /shell|avatar/.test(path);
  expect(headers.has('content-security-policy')).toBe(!isPartOfPage);
});

it.each(['/world', '/build/', '/game/v1/files/1.png', '/channel/v1/files/1.js', '/ui/wordmark.svg'])(
  '%s has the policy of a page',
  async (path) => {
    expect((await headersWith(SETTINGS, path)).has('content-security-policy')).toBe(true);
  },
);

it.each([
  ['/', 'same-origin-allow-popups'],
  ['/guardian/token', 'same-origin-allow-popups'],
  ['/identity/closed', 'unsafe-none'],
  ['/game/v1/identity-verifications/1/returns', 'unsafe-none'],
  ['/game/v1/sandbox/identity-windows', 'unsafe-none'],
  ['/payments/sandbox/0198f2', 'unsafe-none'],
  ['/purchase/result?imp_uid=imp_1', 'unsafe-none'],
  ['/purchase/product', 'same-origin-allow-popups'],
] as const)('%s stays known to its opener by: %s', async (path, policy) => {
  expect((await headersWith(SETTINGS, path)).get('cross-origin-opener-policy')).toBe(policy);
});

it.each([
  ['production', 'auto', false],
  ['production', 'on', true],
  ['development', 'auto', true],
  ['development', 'off', false],
] as const)('in %s with %s the API is described: %s', (NODE_ENV, API_PAGES, shown) => {
  expect(showsApi({ NODE_ENV, API_PAGES })).toBe(shown);
});
