import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '#server/gateways/storage/diskStorage.ts';
import { createS3Storage } from '#server/gateways/storage/s3Storage.ts';
import type { StorageGateway } from '#server/gateways/storage/storageGateway.ts';
import { parseConfig } from '#server/platform/config.ts';

const KEY = `${'ab'.repeat(16)}.webp`;
const HOUR = 3600;
let folder: string;
let now: Date;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

/**
 * A small S3 service with the calls that the adapter uses: objects by path, and no answer without a
 * signature.
 */
const objects = new Map<string, { bytes: Buffer; type: string }>();
let s3: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const isSigned =
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=who/') === true ||
      searchParams.has('X-Amz-Signature');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = objects.get(pathname);
      if (!isSigned) response.writeHead(403).end();
      else if (request.method === 'PUT') {
        objects.set(pathname, {
          bytes: Buffer.concat(chunks),
          type: request.headers['content-type'] ?? '',
        });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(pathname);
        response.writeHead(204).end();
      } else if (found) response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
      else response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => s3.once('listening', listening));
});
afterAll(async () => {
  s3.closeAllConnections();
  s3.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  now = new Date('2026-03-01T10:20:30Z');
});

const disk = () => createDiskStorage({ folder: join(folder, 'files'), secret: 'secret', now: () => now });
const bucket = () =>
  createS3Storage({
    endpoint: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    bucket: 'dolphin',
    region: 'ap-northeast-2',
    accessKeyId: 'who',
    secretAccessKey: 'secret',
    now: () => now,
  });

/** The bytes that the browser gets at an address; null when there is nothing. */
type Follow = (storage: StorageGateway, address: string) => Promise<Buffer | null>;
const linkOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://here');
  return {
    key: pathname.split('/').at(-1) ?? '',
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
};
const followHere: Follow = async (storage, address) => {
  const path = storage.open(linkOf(address));
  return path === null ? null : readFile(path).catch(() => null);
};
const followThere: Follow = async (_, address) => {
  const reply = await fetch(address);
  return reply.ok ? Buffer.from(await reply.arrayBuffer()) : null;
};

describe.each([
  ['disk', disk, followHere],
  ['S3', bucket, followThere],
])('%s', (_, create, follow) => {
  it('shows what was put, from memory and from a file', async () => {
    const storage = create();
    await storage.put(KEY, Buffer.from('one'), 'image/webp');
    expect(await follow(storage, await storage.link(KEY, HOUR))).toEqual(Buffer.from('one'));
    const path = join(folder, 'source');
    await writeFile(path, 'two');
    await storage.put(KEY, { path }, 'image/webp');
    expect(await follow(storage, await storage.link(KEY, HOUR))).toEqual(Buffer.from('two'));
    expect(await readFile(path, 'utf8')).toBe('two');
  });

  it('shows nothing that was removed, and removes twice', async () => {
    const storage = create();
    await storage.put(KEY, Buffer.from('one'), 'image/webp');
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await follow(storage, await storage.link(KEY, HOUR))).toBeNull();
  });

  it('keeps nothing of a file that could not be read to its end', async () => {
    const storage = create();
    await expect(storage.put(KEY, { path: join(folder, 'nothing') }, 'image/webp')).rejects.toThrow('ENOENT');
    expect(await follow(storage, await storage.link(KEY, HOUR))).toBeNull();
  });

  it('gives the same address for a while, for caches, and then another', async () => {
    const storage = create();
    const first = await storage.link(KEY, HOUR);
    later(30 * 60);
    expect(await storage.link(KEY, HOUR)).toBe(first);
    later(30 * 60);
    expect(await storage.link(KEY, HOUR)).not.toBe(first);
  });
});

describe('a link to the disk', () => {
  it('holds for its time at least, twice that at most', async () => {
    const storage = disk();
    const link = linkOf(await storage.link(KEY, HOUR));
    later(HOUR);
    expect(storage.open(link)).not.toBeNull();
    later(HOUR);
    expect(storage.open(link)).toBeNull();
  });

  it('names one file, for one time, by one secret', async () => {
    const storage = disk();
    const link = linkOf(await storage.link(KEY, HOUR));
    const other = createDiskStorage({ folder, secret: 'another', now: () => now });
    expect(storage.open({ ...link, key: `${'cd'.repeat(16)}.webp` })).toBeNull();
    expect(storage.open({ ...link, expires: link.expires + 1 })).toBeNull();
    expect(storage.open({ ...link, signature: '' })).toBeNull();
    expect(other.open(link)).toBeNull();
  });

  it('leaves no half of a file', async () => {
    const storage = disk();
    await storage.put(KEY, Buffer.from('one'), 'image/webp');
    expect(await readdir(join(folder, 'files', 'ab'))).toEqual([KEY]);
    await writeFile(join(folder, 'files', 'ab', `${KEY}.half`), 'o');
    await storage.remove(KEY);
    expect(await readdir(join(folder, 'files', 'ab'))).toEqual([]);
  });
});

it('a link to S3 is signed for the bucket, the time and nothing else', async () => {
  const { pathname, searchParams } = new URL(await bucket().link(KEY, HOUR));
  expect(pathname).toBe(`/dolphin/${KEY}`);
  expect(searchParams.get('X-Amz-Date')).toBe('20260301T100000Z');
  expect(searchParams.get('X-Amz-Expires')).toBe(String(2 * HOUR));
  expect(searchParams.get('X-Amz-Credential')).toBe('who/20260301/ap-northeast-2/s3/aws4_request');
  expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(bucket().open({ key: KEY, expires: 1, signature: '' })).toBeNull();
});

it('STORAGE=s3 names every setting that is missing', () => {
  expect(() => parseConfig({ NODE_ENV: 'test', STORAGE: 's3', S3_BUCKET: 'dolphin' })).toThrow(
    /S3_ENDPOINT.*\n.*S3_REGION.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY: found nothing \(needed with STORAGE=s3\)/,
  );
});
