import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, type RouteName } from '#shared/contract/routes.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { routesWith, sampleOf, setUpBadRequests, specOf } from '../../support/badRequests.ts';
import { flawOfRefusal } from '../../support/sendRaw.ts';

const { test, callers, expectRefused } = setUpBadRequests();

type Body = readonly [label: string, body: string | Uint8Array, headers?: Record<string, string>];

/** JSON that is no request of any route. */
const OTHER_JSON: readonly Body[] = [
  ['a JSON null', 'null'],
  ['a JSON number', '12345'],
  ['a JSON text', '"hello"'],
  ['an array', '[]'],
  ['an empty object', '{}'],
  ['no body', ''],
  [
    'prototype keys',
    '{"__proto__":{"loginName":"x"},"constructor":{"prototype":{"admin":true}},"toString":1}',
  ],
];

/** Bodies that are refused before a route reads them, by the code that turns the bytes into JSON. */
const UNREADABLE: readonly Body[] = [
  ['half of a JSON', '{"loginName":'],
  ['no JSON', 'loginName=a&password=b'],
  ['an array of arrays, deep', '['.repeat(5000) + ']'.repeat(5000)],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a NUL byte', '\u0000'],
  ['another type', 'loginName=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an unknown charset', '{}', { 'content-type': 'application/json; charset=klingon' }],
  ['an unknown encoding', '{}', { 'content-encoding': 'klingon' }],
  ['a broken compression', '{}', { 'content-encoding': 'gzip' }],
  ['5 MB of text', JSON.stringify({ loginName: 'x'.repeat(5_000_000) })],
  ['5 MB of spaces', ' '.repeat(5_000_000)],
];

describe('a body that is no request', () => {
  it.each(routesWith('body'))('%s', async (name) => {
    for (const [what, body, headers] of [...OTHER_JSON, ...UNREADABLE]) {
      await expectRefused(name, { what }, { ...sampleOf(name), body, ...(headers && { headers }) });
    }
  });
});

/**
 * Somebody looks at the answer in a window, even a refusal: it leads to a page that says so
 * (identity.test.ts).
 */
const LEADS_ON: readonly RouteName[] = ['identity.receive'];

describe('a route without a body', () => {
  const takesNone = (name: RouteName) => specOf(name).method !== 'GET' && !specOf(name).body;
  it.each(ROUTE_NAMES.filter((name) => takesNone(name) && !LEADS_ON.includes(name)))('%s', async (name) => {
    for (const [what, body] of [...UNREADABLE.slice(0, 2), ...OTHER_JSON.slice(0, 1)])
      await expectRefused(name, { what }, { ...sampleOf(name), body });
  });
});

describe('names that look like names', () => {
  const signUp = (nickname: string) =>
    createApiClient(test.server.url).call(
      'accounts.signUp',
      { body: { loginName: 'name_tester', nickname, password: 'dolphin-1234', birthDate: '2010-05-05' } },
      callers[0],
    );

  it.each([
    ...[
      '🐬',
      '돌고래🐬',
      '👨‍👩‍👧',
      'ㅋㅋㅋ',
      'ㄱㅏㄴㅏ',
      '가\u0000나',
      '가\ud800',
      '가 나',
      '가\u200b나',
      '가\u202e나',
      'a\u0301bc',
    ],
    ...[
      '<b>굵게</b>',
      '가나\n다라',
      '한',
      'undefined.undefined',
      'constructor()',
      'ｆｕｌｌ',
      '戻る猫',
      'Ωμέγα',
      '',
    ],
  ])('%j is no nickname', async (nickname) => {
    const { status, error } = await signUp(nickname);
    expect([status, error.errorCode]).toEqual([400, 'SIGNUP_VALIDATION_FAIL']);
    expect(error.fieldErrors?.map(({ field }) => field)).toEqual(['nickname']);
  });

  it('a nickname typed as single jamo code points is composed and fits', async () => {
    const { status, body } = await signUp('파도타기'.normalize('NFD'));
    expect([status, body.nickname]).toEqual([200, '파도타기']);
  });
});

describe('outside of the routes', () => {
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${test.server.url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it.each([
    '/game/v1',
    '/game/v1/nothing',
    '/game/v2/users/me',
    '/channel/v1/%00',
    '/channel/v1/..%2f..%2fgame',
    '/game/v1/users/me/'.repeat(50),
  ])('%s is not found', async (path) => {
    expect(flawOfRefusal(await get(path))).toBeUndefined();
  });

  it('a method that a path does not know is not found', async () => {
    for (const method of ['PATCH', 'DELETE', 'PUT']) {
      expect(flawOfRefusal(await get('/game/v1/users/me', { method }))).toBeUndefined();
    }
  });

  it('a half-sent body does not hold the server up', async () => {
    const { hostname, port } = new URL(test.server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      'POST /game/v1/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"log',
    );
    const { status } = await createApiClient(test.server.url).call('accounts.getMe', {}, callers[0]);
    socket.destroy();
    expect(status).toBe(200);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Basic abc',
    `Bearer ${'x'.repeat(6000)}`,
    'Bearer a b',
    'bearer null',
    'Bearer undefined',
  ])('an Authorization of %.20s asks to sign in', async (authorization) => {
    const reply = await get('/game/v1/users/me', { headers: { authorization } });
    expect(flawOfRefusal(reply)).toBeUndefined();
    expect(reply.status).toBe(401);
  });
});
