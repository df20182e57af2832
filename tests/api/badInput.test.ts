import { connect } from 'node:net';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { createApiClient } from '../support/apiClient.ts';
import { SAMPLE_REQUESTS } from '../support/sampleRequests.ts';
import { flawOfRefusal, sendRaw, type RawRequest } from '../support/sendRaw.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const callers: Child[] = [];

beforeAll(async () => {
  // Enough callers and addresses that the strictest limit per minute never answers in place of the route.
  for (let number = 0; number < 20; number += 1) callers.push(await signUpChild(test.server));
});

let turn = 0;
async function expectRefused(name: RouteName, label: string, request: RawRequest): Promise<void> {
  turn += 1;
  const headers = { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}`, ...request.headers };
  const reply = await sendRaw(
    test.server.url,
    name,
    { ...request, headers },
    callers[turn % callers.length] ?? {},
  );
  expect(flawOfRefusal(reply), `${name} with ${label}`).toBeUndefined();
}

const spec = (name: RouteName): RouteSpec => routeNamed(name);
const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
const routesWith = (part: 'params' | 'query' | 'body') =>
  ROUTE_NAMES.filter((name) => spec(name)[part] !== undefined);
const encoded = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encodeURIComponent(String(value))]));
const searchOf = (name: RouteName) => new URLSearchParams(encoded(SAMPLE_REQUESTS[name].query)).toString();
/** The sample request of a route, as it goes over the wire. */
const sample = (name: RouteName): RawRequest => ({
  params: encoded(SAMPLE_REQUESTS[name].params),
  search: searchOf(name),
  ...(spec(name).body && { body: JSON.stringify(SAMPLE_REQUESTS[name].body) }),
});

const LONG = 'x'.repeat(200_000);

/** Bodies that are no request of any route. */
const BODIES: readonly [string, string | Uint8Array, Record<string, string>?][] = [
  ['half of a JSON', '{"loginName":'],
  ['no JSON', 'loginName=a&password=b'],
  ['a JSON null', 'null'],
  ['a JSON number', '12345'],
  ['a JSON text', '"hello"'],
  ['an array', '[]'],
  ['an array of arrays, deep', '['.repeat(5000) + ']'.repeat(5000)],
  ['an empty object', '{}'],
  ['no body', ''],
  [
    'prototype keys',
    '{"__proto__":{"loginName":"x"},"constructor":{"prototype":{"admin":true}},"toString":1}',
  ],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a NUL byte', '\u0000'],
  ['another type', 'loginName=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an unknown charset', '{}', { 'content-type': 'application/json; charset=klingon' }],
  ['an unknown encoding', '{}', { 'content-encoding': 'klingon' }],
  ['a broken compression', '{}', { 'content-encoding': 'gzip' }],
  ['5 MB of text', JSON.stringify({ loginName: 'x'.repeat(5_000_000) })],
  ['5 MB of spaces', ' '.repeat(5_000_000)],
];

/** Values that no field of any body takes. */
const VALUES: readonly [string, string][] = [
  ['null', 'null'],
  ['an array', '[]'],
  ['an array in an array', '[[]]'],
  ['an object', '{}'],
  ['prototype keys', '{"__proto__":{"length":3}}'],
  ['a huge number', '1e308'],
  ['an infinite number', '1e999'],
  ['a negative number', '-1'],
  ['a fraction', '1.5'],
  ['a NUL', '"\\u0000"'],
  ['a NUL inside', '"dol\\u0000phin"'],
  ['half a surrogate pair', '"\\ud800"'],
  ['half a pair inside', '"dolphin-\\udfff-1234"'],
  ['200 000 letters', JSON.stringify(LONG)],
];

/** Path parameters that are no id of anything. */
const IDS: readonly string[] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e400',
    'NaN',
    'Infinity',
    'abc',
    '2147483647',
    '2147483648',
    '9'.repeat(300),
    '1%2C2',
  ],
  ...[
    '%00',
    '1%00',
    '%ED%A0%80',
    '%',
    '%zz',
    '%F0%9F%90%AC',
    '%E3%85%8B%E3%85%8B',
    '..%2F..%2Fetc%2Fpasswd',
    'undefined.undefined',
  ],
  ...["1'%20or%20'1'='1", '%5Bobject%20Object%5D', 'x'.repeat(4000)],
];

const SEARCHED: ReadonlySet<string> = new Set(['query', 'category']);
/** Of the values below those that are words like any others. */
const WORDS: ReadonlySet<string> = new Set([
  ...['-1', '1.5', '1e%2B400', '9'.repeat(30), '%F0%9F%90%AC', '%E3%85%8B', '%25', "'%3B--"],
]);

/** Query values that neither an enumeration nor a page takes. */
const QUERY_VALUES: readonly string[] = [
  ...['-1', '1.5', '1e%2B400', '9'.repeat(30), '%00', '%EF%BF%BF%00', '%F0%9F%90%AC', '%E3%85%8B', '%25'],
  ...['x'.repeat(5000), "'%3B--"],
];

describe('a body that is no request', () => {
  it.each(routesWith('body'))('%s', async (name) => {
    for (const [label, body, headers] of BODIES) {
      await expectRefused(name, label, { ...sample(name), body, ...(headers && { headers }) });
    }
  });
});

describe('a field of the wrong kind', () => {
  it.each(routesWith('body'))('%s', async (name) => {
    const fields = Object.keys(shapeOf(spec(name).body));
    const rightBody = Object(SAMPLE_REQUESTS[name].body) as Record<string, unknown>;
    for (const field of fields) {
      for (const [label, json] of VALUES) {
        // Null is an answer where the contract asks for something or nothing.
        if (json === 'null' && shapeOf(spec(name).body)[field]?.safeParse(null).success === true) continue;
        const others = JSON.stringify({ ...rightBody, [field]: undefined }).slice(1, -1);
        const body = `{${others ? `${others},` : ''}${JSON.stringify(field)}:${json}}`;
        await expectRefused(name, `${field}: ${label}`, { ...sample(name), body });
      }
    }
  });
});

describe('an id of nothing', () => {
  it.each(routesWith('params'))('%s', async (name) => {
    for (const param of Object.keys(shapeOf(spec(name).params))) {
      for (const value of IDS) {
        const params = { ...sample(name).params, [param]: value };
        await expectRefused(name, `${param}: ${value.slice(0, 40)}`, { ...sample(name), params });
      }
    }
  });
});

describe('a query of the wrong kind', () => {
  it.each(routesWith('query'))('%s', async (name) => {
    for (const field of Object.keys(shapeOf(spec(name).query))) {
      for (const value of QUERY_VALUES) {
        // Any short text may be searched for.
        if (SEARCHED.has(field) && WORDS.has(value)) continue;
        // Digits are a name of a group like any others.
        if (field === 'hash_key' && /^\d+$/.test(value)) continue;
        const search = `${field}=${value}`;
        await expectRefused(name, search.slice(0, 60), { ...sample(name), search });
      }
      const twice = `${field}=1&${field}=2`;
      await expectRefused(name, twice, { ...sample(name), search: twice });
    }
  });
});

/** Whatever comes, somebody looks at the answer in a window: it leads to a page that says so (identity.test.ts). */
const LEADS_ON: readonly RouteName[] = ['identity.receive'];

describe('a route without a body', () => {
  const takesNone = (name: RouteName) => spec(name).method !== 'GET' && !spec(name).body;
  it.each(ROUTE_NAMES.filter((name) => takesNone(name) && !LEADS_ON.includes(name)))('%s', async (name) => {
    for (const [label, body] of BODIES.slice(0, 3))
      await expectRefused(name, label, { ...sample(name), body });
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
