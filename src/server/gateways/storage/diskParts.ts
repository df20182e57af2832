import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { videoUploadRoutes } from '#shared/contract/learning/videoUploads.ts';
import { linkPeriod, type PartAddress, type PartStorage, type StoredPart } from './storageGateway.ts';

export interface DiskPartsOptions {
  /** Folder of the parts until their file is assembled. */
  readonly folder: string;
  readonly pathOf: (key: string) => string;
  readonly secret: string;
  readonly now: () => Date;
}

type Upload = Omit<PartAddress, 'partNumber'>;

/** A received part is named `<number>.<md5>`; a part in transfer has a name of its own. */
const PART = /^(\d+)\.([0-9a-f]{32})$/;
const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Uploads in parts to a folder; links lead to the route `videoUploads.putPart`. */
export function diskParts({ folder, pathOf, secret, now }: DiskPartsOptions): PartStorage {
  const placeOf = ({ key, uploadId }: Upload) => join(folder, `${uploadId}-${key}`);
  const sign = ({ key, uploadId, partNumber }: PartAddress, expires: number) =>
    createHmac('sha256', secret).update(`part-link\n${key}\n${uploadId}\n${partNumber}\n${expires}`).digest();

  const listParts = async (upload: Upload): Promise<StoredPart[] | null> => {
    if (!UPLOAD_ID.test(upload.uploadId)) return null;
    const place = placeOf(upload);
    const names = await readdir(place).catch(nothingThere);
    if (!names) return null;
    const parts: StoredPart[] = [];
    for (const name of names) {
      const [, partNumber, eTag] = PART.exec(name) ?? [];
      if (partNumber === undefined || eTag === undefined) continue;
      const { size } = await stat(join(place, name));
      parts.push({ partNumber: Number(partNumber), eTag, size });
    }
    return parts.toSorted((a, b) => a.partNumber - b.partNumber);
  };

  return {
    listParts,
    async beginParts(key) {
      const uploadId = randomBytes(16).toString('hex');
      await mkdir(placeOf({ key, uploadId }), { recursive: true });
      return uploadId;
    },
    linkPart(part, seconds) {
      const expires = linkPeriod(now(), seconds).end;
      const query = new URLSearchParams({
        uploadId: part.uploadId,
        partNumber: String(part.partNumber),
        expires: String(expires),
        signature: sign(part, expires).toString('base64url'),
      });
      const path = videoUploadRoutes.putPart.path.replace(':fileName', part.key);
      return Promise.resolve(`${path}?${query.toString()}`);
    },
    async receivePart(link, body) {
      const given = Buffer.from(link.signature, 'base64url');
      const right = sign(link, link.expires);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      if (!isOurs || link.expires <= now().getTime() || (await listParts(link)) === null) return null;
      const place = placeOf(link);
      const half = join(place, `${link.partNumber}.half-${randomBytes(6).toString('hex')}`);
      try {
        const md5 = createHash('md5');
        const count = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            md5.update(chunk);
            done(null, chunk);
          },
        });
        await pipeline(body, count, createWriteStream(half));
        const eTag = md5.digest('hex');
        await rename(half, join(place, `${link.partNumber}.${eTag}`));
        await removeOthers(place, link.partNumber, eTag);
        return eTag;
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async completeParts(upload, parts) {
      const path = pathOf(upload.key);
      // Each call has its own file: a page whose answer was late may ask again in between.
      const half = `${path}.${randomBytes(6).toString('hex')}.half`;
      const place = placeOf(upload);
      await mkdir(dirname(path), { recursive: true });
      try {
        for (const { partNumber, eTag } of parts)
          await pipeline(
            createReadStream(join(place, `${partNumber}.${eTag}`)),
            createWriteStream(half, { flags: 'a' }),
          );
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await rm(place, { recursive: true, force: true });
    },
    async abortParts(upload) {
      if (UPLOAD_ID.test(upload.uploadId)) await rm(placeOf(upload), { recursive: true, force: true });
    },
    async sizeOf(key) {
      return (await stat(pathOf(key)).catch(nothingThere))?.size ?? null;
    },
    read(key, range) {
      return Promise.resolve(
        createReadStream(pathOf(key), range ? { start: range.first, end: range.last } : {}),
      );
    },
  };
}

/** A part that was sent again with other bytes replaces the first. */
async function removeOthers(place: string, partNumber: number, kept: string): Promise<void> {
  for (const name of await readdir(place)) {
    const [, number, eTag] = PART.exec(name) ?? [];
    if (Number(number) === partNumber && eTag !== kept) await rm(join(place, name), { force: true });
  }
}

function nothingThere(error: unknown): null {
  if (Reflect.get(Object(error), 'code') === 'ENOENT') return null;
  throw error;
}
