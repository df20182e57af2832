import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { staticFiles } from './staticFiles.ts';

/** A server of a built client that has these files. */
async function serve(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries({ 'index.html': '<!doctype html>', ...files })) write(name, text);
  const read: Readable[] = [];
  const app = express()
    .use((_request, response, next) => {
      response.once('pipe', (file: Readable) => read.push(file));
      next();
    })
    .use(staticFiles({ publicUrl: 'https://dolphin.example', folder }));
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    read,
    folder,
    port,
    write,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

const FINE = '/npc/crab/@2x/bust.webp';

test('a picture at 2x that nobody has drawn yet is shown at 1x, and asked for again', async () => {
  const { get, write } = await serve({ 'npc/crab/@1x/bust.webp': 'plain' });
  const plain = await get(FINE);
  expect([plain.status, await plain.text()]).toEqual([200, 'plain']);
  expect(plain.headers.get('content-type')).toBe('image/webp');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  const known = {
    headers: { 'If-None-Match': plain.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  };
  expect((await get(FINE, known)).status).toBe(304);

  write(FINE.slice(1), 'drawn at last');
  const fine = await get(FINE, known);
  expect([fine.status, await fine.text()]).toEqual([200, 'drawn at last']);
});

test('nothing is kept for ever under the name of another, and a layout is never that of another scale', async () => {
  const { get } = await serve({
    'avatar/@1x/hat/sheet.webp': 'plain',
    'avatar/@1x/hat/sheet.json': '{}',
  });
  expect((await get('/avatar/@2x/hat/sheet.webp?v=12ab')).status).toBe(404);
  expect((await get('/avatar/@2x/hat/sheet.json')).status).toBe(404);
  expect((await get('/avatar/@2x/none/thumb.webp')).status).toBe(404);
  const kept = await get('/avatar/@1x/hat/sheet.webp?v=12ab');
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

const PAGE = [
  '<!doctype html><link rel="manifest" href="/ui/app.webmanifest" />',
  '<meta property="og:title" content="돌핀 월드" />',
  '<meta property="og:url" content="/" />',
  '<meta property="og:image" content="/ui/covers/share.jpg" />',
  '<meta property="og:image:width" content="1200" />',
].join('\n');

test('every page route answers the page, whose link previews have whole addresses', async () => {
  const { get } = await serve({ 'index.html': PAGE });
  const whole = PAGE.replace('content="/"', 'content="https://dolphin.example/"').replace(
    'content="/ui',
    'content="https://dolphin.example/ui',
  );
  for (const path of ['/', '/index.html', '/lessons/1/contents/102', '/signup?next=%2Flook']) {
    const answer = await get(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, whole]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  expect((await get('/build/gone-1234')).status).toBe(404);
  expect((await get('/', { method: 'POST' })).status).toBe(404);
});

test('a text goes out as the copy that was compressed beforehand and that the browser takes', async () => {
  const text = 'export const dolphins = 1;'.repeat(100);
  const { get } = await serve({
    'build/entry-1a2b.js': text,
    'build/entry-1a2b.js.br': brotliCompressSync(text),
    'build/entry-1a2b.js.gz': gzipSync(text),
  });
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await get('/build/entry-1a2b.js', { headers: { 'accept-encoding': accepted } });
    expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(text);
  }
});

test('music that is rendered while the server runs is heard, from any place in it', async () => {
  const { get, write } = await serve({});
  expect((await get('/sounds/music-park.ogg')).status).toBe(404);
  write('sounds/music-park.ogg', '0123456789');
  const range = async (text: string, more: Record<string, string> = {}) => {
    const answer = await get('/sounds/music-park.ogg', { headers: { range: text, ...more } });
    return [answer.status, await answer.text()];
  };
  expect(await range('bytes=2-4')).toEqual([206, '234']);
  expect(await range('bytes=7-')).toEqual([206, '789']);
  expect((await range('bytes=10-'))[0]).toBe(416);
  const whole = [200, '0123456789'];
  for (const odd of ['bytes=-3', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=x-y', 'lines=1-2'])
    expect([odd, await range(odd)]).toEqual([odd, whole]);
  expect(await range('bytes=2-4', { 'if-range': '"of before"' })).toEqual(whole);
});

test('nothing hidden or outside of the folder is served', async () => {
  const { get, folder, port, write } = await serve({ '.vite/manifest.json': '{}', 'a/b.json': '{}' });
  write('../outside.json', 'secret');
  onTestFinished(() => rmSync(join(folder, '../outside.json'), { force: true }));
  for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json', '/a', '/a%00.json', '/a/%zz.json'])
    expect([path, await (await get(path)).text()]).not.toEqual([path, '{}']);
  for (const path of ['/../outside.json', '/a/../../outside.json', '/a/..%2f..%2foutside.json']) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 404/)]);
    expect(answer).not.toContain('secret');
  }
});

test('a download that is broken off leaves no file open, and a file that cannot be read ends nobody else', async () => {
  const { get, read } = await serve({ 'sounds/long.ogg': Buffer.alloc(32_000_000) });
  const stop = new AbortController();
  const answer = await get('/sounds/long.ogg', { signal: stop.signal });
  await answer.body?.getReader().read();
  expect(read).toHaveLength(1);
  stop.abort();
  await eventually(() => expect(read[0]?.destroyed).toBe(true));

  const cut = get('/sounds/long.ogg').then((second) => second.arrayBuffer());
  await eventually(() => expect(read).toHaveLength(2));
  read[1]?.destroy(new Error('the disk is gone'));
  await expect(cut).rejects.toThrow(/terminated|fetch failed/);
  expect((await get('/')).status).toBe(200);
});
