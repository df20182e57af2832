import { createHmac, timingSafeEqual } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileRoutes } from '#shared/contract/people/files.ts';
import { diskParts } from './diskParts.ts';
import { linkPeriod, type StorageGateway } from './storageGateway.ts';

export interface DiskStorageOptions {
  readonly folder: string;
  /** Signs links. */
  readonly secret: string;
  readonly now: () => Date;
}

/** Keeps files in a folder; links lead to the route `files.getContent`. */
export function createDiskStorage({ folder, secret, now }: DiskStorageOptions): StorageGateway {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const halfOf = (key: string) => `${pathOf(key)}.half`;
  const sign = (key: string, expires: number) =>
    createHmac('sha256', secret).update(`file-link\n${key}\n${expires}`).digest();

  return {
    ...diskParts({ folder: join(folder, 'parts'), pathOf, secret, now }),
    async put(key, content) {
      const path = pathOf(key);
      const half = halfOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        if (Buffer.isBuffer(content)) await writeFile(half, content);
        else await copyFile(content.path, half);
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      // A process that was killed while writing has left only this.
      await rm(halfOf(key), { force: true });
    },
    link(key, seconds) {
      const expires = linkPeriod(now(), seconds).end;
      const query = new URLSearchParams({
        expires: String(expires),
        signature: sign(key, expires).toString('base64url'),
      });
      return Promise.resolve(`${fileRoutes.getContent.path.replace(':key', key)}?${query.toString()}`);
    },
    open({ key, expires, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(key, expires);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && expires > now().getTime() ? pathOf(key) : null;
    },
  };
}
