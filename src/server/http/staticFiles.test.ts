import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './staticFiles.ts';

/** A server of a built client that has these files. */
async function serve(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries({ 'index.html': '<!doctype html>', ...files })) write(name, text);
  const server = createServer(express().use(staticFiles({ publicUrl: 'http://localhost', folder })));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { write, get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) };
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
