import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { defineRoute, type RouteSpec } from '#shared/contract/route.ts';
import type { FileAnswer, Handlers, UploadedFile } from '#server/domain/call.ts';
import type { BoundRoute } from '#server/http/answerCall.ts';
import { compressAnswers } from '#server/http/createApp.ts';
import { errorHandler } from '#server/http/errorHandler.ts';
import { mountRoutes } from '#server/http/mountRoutes.ts';
import { describeRoutes } from '#server/http/openApi.ts';

const anyone = { access: 'anyone', summary: 'A route of one kind.' } as const;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const routes = {
  change: defineRoute({
    ...anyone,
    method: 'PATCH',
    path: '/game/v1/kinds/things',
    body: z.object({ name: z.string().max(5000) }),
    bodyLimit: '1kb',
    response: z.object({ name: z.string() }),
    status: 201,
  }),
  forget: defineRoute({ ...anyone, method: 'DELETE', path: '/game/v1/kinds/things', response: 'nothing' }),
  goOn: defineRoute({ ...anyone, method: 'GET', path: '/game/v1/kinds/redirects', response: 'redirect' }),
  goOnFor: defineRoute({
    ...anyone,
    method: 'GET',
    path: '/game/v1/kinds/redirects/found',
    response: 'redirect',
    status: 302,
  }),
  webhook: defineRoute({
    ...anyone,
    method: 'POST',
    path: '/game/v1/kinds/webhooks',
    rawBody: { contentType: 'application/json' },
    response: z.object({ hex: z.string() }),
  }),
  file: defineRoute({ ...anyone, method: 'GET', path: '/game/v1/kinds/files', response: 'file' }),
  stream: defineRoute({ ...anyone, method: 'GET', path: '/game/v1/kinds/streams', response: 'file' }),
  upload: defineRoute({
    ...anyone,
    method: 'POST',
    path: '/game/v1/kinds/uploads',
    upload: { field: 'pictures', maxFiles: 2, maxBytes: 100_000, types: ['image/png'], keptIn: 'file' },
    body: z.object({ title: z.string() }),
    response: z.object({ title: z.string(), sizeList: z.array(z.number()) }),
  }),
} satisfies Record<string, RouteSpec>;

import { eventually } from '../support/eventually.ts';
import { setUpApi } from '../support/setUpApi.ts';
const test = setUpApi();
let http: Server;
let url: string;
let folder: string;
let received: readonly UploadedFile[] = [];

const handlers: Handlers<typeof routes> = {
  change: ({ body }) => Promise.resolve(body),
  forget: () => Promise.resolve(),
  goOn: () => Promise.resolve({ location: '/world?from=here' }),
  goOnFor: () => Promise.resolve({ location: 'https://pay.example/1' }),
  webhook: ({ rawBody }) => Promise.resolve({ hex: rawBody.toString('hex') }),
  file: () =>
    Promise.resolve({
      type: 'text/plain; charset=utf-8',
      content: { path: join(folder, 'letter.txt') },
      downloadName: '돌핀 편지.txt',
    }),
  stream: () => Promise.resolve({ type: 'text/csv', content: { stream: Readable.from(['a,', 'b']) } }),
  upload: ({ files, body }) => {
    received = files;
    return Promise.resolve({ title: body.title, sizeList: files.map(({ size }) => size) });
  },
};

beforeAll(async () => {
  folder = test.server.deps.config.DATA_DIR;
  writeFileSync(join(folder, 'letter.txt'), '0123456789');
  const bound = Object.entries(routes).map(([name, route]): BoundRoute => ({
    name,
    route,
    handle: Reflect.get(handlers, name) as BoundRoute['handle'],
  }));
  const app = express()
    .use(compressAnswers())
    .use(mountRoutes(test.server.deps, bound))
    .use(errorHandler(test.server.deps.log));
  http = createServer(app).listen(0, '127.0.0.1');
  await new Promise((listening) => http.once('listening', listening));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/game/v1/kinds`;
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
});

const code = async (reply: Response) => [reply.status, Reflect.get(Object(await reply.json()), 'errorCode')];
const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it('PATCH changes and 201 says that something was made', async () => {
  const reply = await fetch(`${url}/things`, { method: 'PATCH', ...json({ name: '조개' }) });
  expect([reply.status, await reply.json()]).toEqual([201, { name: '조개' }]);
});

it('a body over the limit of its own route is refused', async () => {
  const reply = await fetch(`${url}/things`, { method: 'PATCH', ...json({ name: 'x'.repeat(2000) }) });
  expect(await code(reply)).toEqual([400, 'VALIDATION_FAIL']);
});

it('204 has no body', async () => {
  const reply = await fetch(`${url}/things`, { method: 'DELETE' });
  expect([reply.status, await reply.text()]).toEqual([204, '']);
});

it.each([
  ['/redirects', 303, '/world?from=here'],
  ['/redirects/found', 302, 'https://pay.example/1'],
])('%s goes on with %i', async (path, status, location) => {
  const reply = await fetch(`${url}${path}`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([status, location]);
});

it('a raw body arrives byte for byte', async () => {
  const body = '{ "a":1,\r\n "b":"\\u00e9" }';
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/webhooks`, { method: 'POST', headers, body });
  expect(await reply.json()).toEqual({ hex: Buffer.from(body).toString('hex') });
});

describe('a file', () => {
  it('is saved under its Korean name and keeps to its type', async () => {
    const reply = await fetch(`${url}/files`);
    expect(await reply.text()).toBe('0123456789');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="?? ??.txt"; filename*=UTF-8''${encodeURIComponent('돌핀 편지.txt')}`,
    );
  });

  it('is served by ranges', async () => {
    const reply = await fetch(`${url}/files`, { headers: { range: 'bytes=2-4' } });
    expect([reply.status, await reply.text(), reply.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
  });

  it('is compressed whole, but not by ranges', async () => {
    const letter = '0123456789'.repeat(500);
    writeFileSync(join(folder, 'letter.txt'), letter);
    onTestFinished(() => writeFileSync(join(folder, 'letter.txt'), '0123456789'));
    const whole = await fetch(`${url}/files`);
    expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([expect.any(String), letter]);
    const part = await fetch(`${url}/files`, {
      headers: { range: 'bytes=5-3999', 'accept-encoding': 'gzip' },
    });
    expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
    expect(await part.text()).toBe(letter.slice(5, 4000));
  });

  it('can be a stream', async () => {
    const reply = await fetch(`${url}/streams`);
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      expect.stringContaining('text/csv'),
      'a,b',
    ]);
  });

  it('is what the handler of such a route must answer', () => {
    type FileHandler = Handlers<typeof routes>['file'];
    expectTypeOf<Awaited<ReturnType<FileHandler>>>().toEqualTypeOf<FileAnswer>();
  });
});

describe('an upload to temporary files', () => {
  const waiting = () => {
    const uploads = join(folder, 'uploads');
    return existsSync(uploads) ? readdirSync(uploads) : [];
  };
  const send = (files: readonly (readonly [string, Buffer])[], fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, bytes] of files) form.append('pictures', new Blob([new Uint8Array(bytes)]), name);
    return fetch(`${url}/uploads`, { method: 'POST', body: form });
  };

  it('hands on the files with the fields beside them, and leaves nothing behind', async () => {
    const reply = await send([['../조개.exe', PNG]], { title: '조개' });
    expect(await reply.json()).toEqual({ title: '조개', sizeList: [PNG.length] });
    expect(received).toMatchObject([
      { type: 'image/png', content: { path: expect.stringContaining(folder) } },
    ]);
    await eventually(() => expect(waiting()).toEqual([]));
  });

  it.each([
    ['fields of the wrong kind', () => send([['a.png', PNG]]), [400, 'VALIDATION_FAIL']],
    ['no file', () => send([], { title: 'a' }), [400, 'VALIDATION_FAIL']],
    [
      'too many',
      () => send(Array.from({ length: 3 }, () => ['a.png', PNG] as const)),
      [400, 'VALIDATION_FAIL'],
    ],
    ['another type', () => send([['a.png', Buffer.from('MZ no picture')]]), [415, 'FILE_TYPE_REFUSED']],
    ['one too big', () => send([['a.png', Buffer.alloc(150_000)]]), [413, 'FILE_TOO_LARGE']],
    ['far too much', () => send([['a.png', Buffer.alloc(900_000)]]), [413, 'FILE_TOO_LARGE']],
  ])('refuses %s', async (_, sending, expected) => {
    expect(await code(await sending())).toEqual(expected);
    await eventually(() => expect(waiting()).toEqual([]));
  });

  it('forgets one that its sender breaks off', async () => {
    const sending = httpRequest(`${url}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '90000' },
    });
    sending.on('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n\r\n');
    sending.write(PNG);
    await eventually(() => expect(waiting()).toHaveLength(1));
    sending.destroy();
    await eventually(() => expect(waiting()).toEqual([]));
  });
});

it('each kind is described as what it is', () => {
  const { paths } = describeRoutes(Object.entries(routes)) as {
    paths: Record<string, Record<string, { requestBody?: object; responses: Record<string, object> }>>;
  };
  const at = (path: string, method: string) => paths[`/game/v1/kinds${path}`]?.[method];
  expect(at('/things', 'patch')?.responses).toHaveProperty('201');
  expect(at('/things', 'delete')?.responses).toHaveProperty('204');
  expect(at('/redirects', 'get')?.responses).toHaveProperty(['303', 'headers', 'Location']);
  expect(at('/webhooks', 'post')?.requestBody).toHaveProperty(['content', 'application/json']);
  expect(at('/files', 'get')?.responses).toHaveProperty(['200', 'content', '*/*']);
  expect(at('/uploads', 'post')?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: { properties: { pictures: { type: 'array', maxItems: 2 } }, required: ['title', 'pictures'] },
        encoding: { pictures: { contentType: 'image/png' } },
      },
    },
  });
});
