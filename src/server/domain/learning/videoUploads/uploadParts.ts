import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  partCountOf,
  partSizeOf,
  VIDEO_PART_BYTES,
  type UploadedPart,
  type VideoStorage,
} from '#shared/contract/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { PartLink, StoredPart } from '#server/gateways/storage/storageGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { changeStorage, findStorage, type OneStorage, type StorageRow } from './videoStorages.ts';

/** The longest transfer of a part. */
const PART_LINK_SECONDS = 60 * 60;

interface NamedUpload {
  readonly fileName: string;
  readonly uploadId: string;
}

/** Begins an upload. A running one is not begun twice. */
export async function startUpload(
  address: OneStorage,
  { fileName, size }: { readonly fileName: string; readonly size: number },
): Promise<NamedUpload & Pick<VideoStorage, 'partSize'>> {
  const { deps } = address;
  return deps.db.transaction(async (tx) => {
    const row = await findStorage(tx, address, 'update');
    if (
      row.state === 'UPLOADING' &&
      row.originalName === fileName &&
      row.size === size &&
      row.uploadId &&
      row.sourceKey
    )
      return { fileName: row.sourceKey, uploadId: row.uploadId, partSize: VIDEO_PART_BYTES };
    if (row.state !== 'PENDING')
      throw new AppError('UPLOAD_INCOMPLETE', {
        log: `video storage ${row.id} is ${row.state}: clear it before another file`,
        message: '이미 다른 파일이 있어요. 먼저 지워 주세요.',
      });
    const sourceKey = `${randomBytes(16).toString('hex')}.bin`;
    const uploadId = await deps.storage.beginParts(sourceKey, 'application/octet-stream');
    await changeStorage(tx, row.id, {
      state: 'UPLOADING',
      sourceKey,
      uploadId,
      originalName: fileName,
      size,
      failure: null,
      percent: 0,
      updatedAt: deps.clock.now(),
    });
    return { fileName: sourceKey, uploadId, partSize: VIDEO_PART_BYTES };
  });
}

/** The address to send one part to. */
export async function signPart(
  address: OneStorage,
  { partNumber, ...upload }: NamedUpload & { readonly partNumber: number },
): Promise<{ url: string }> {
  const { deps } = address;
  const row = await findUpload(address, upload);
  if (partNumber > partCountOf(row.size))
    throw new AppError('UPLOAD_INCOMPLETE', {
      log: `part ${partNumber} of video storage ${row.id}, which has ${partCountOf(row.size)}`,
    });
  // An upload that still receives parts is not cleaned away.
  await changeStorage(deps.db, row.id, { updatedAt: deps.clock.now() });
  const url = await deps.storage.linkPart(
    { key: upload.fileName, uploadId: upload.uploadId, partNumber },
    PART_LINK_SECONDS,
  );
  return { url };
}

/** The complete parts. */
export async function listUploadedParts(address: OneStorage, upload: NamedUpload): Promise<UploadedPart[]> {
  const row = await findUpload(address, upload);
  return (await wholeParts(address.deps, row)).map(({ partNumber, eTag, size }) => ({
    partNumber,
    awsETag: `"${eTag}"`,
    size,
  }));
}

/** Stores a part on the own disk; answers its ETag. Throws UPLOAD_LINK_ENDED. */
export async function receivePart(
  { storage }: Pick<Deps, 'storage'>,
  link: PartLink,
  body: Readable,
): Promise<string> {
  const eTag = await storage.receivePart(link, body);
  if (eTag !== null) return `"${eTag}"`;
  throw new AppError('UPLOAD_LINK_ENDED', {
    log: `a link to part ${link.partNumber} of ${link.key} is forged, over, or of no upload`,
  });
}

/**
 * Joins the parts to the file: each once, in order, checked by its ETag. A repeated call answers the same. Throws
 * UPLOAD_INCOMPLETE.
 */
export async function joinParts(
  address: OneStorage,
  upload: NamedUpload & { readonly parts: readonly Omit<UploadedPart, 'size'>[] },
): Promise<StorageRow> {
  const { deps } = address;
  const row = await findStorage(deps.db, address);
  if (row.uploadId !== upload.uploadId) throw noUpload(row.id, upload);
  if (row.state !== 'UPLOADING') return row;
  if (row.sourceKey !== upload.fileName) throw noUpload(row.id, upload);
  const place = { key: upload.fileName, uploadId: upload.uploadId };
  // A server that was killed right after joining the parts finds them as a file.
  if ((await deps.storage.sizeOf(place.key)) === row.size) return row;
  const there = await wholeParts(deps, row);
  const expected = partCountOf(row.size);
  const isRight =
    upload.parts.length === expected &&
    upload.parts.every(({ partNumber, awsETag }, index) => {
      const stored = there.find((part) => part.partNumber === partNumber);
      return partNumber === index + 1 && stored?.eTag === awsETag.replaceAll('"', '').toLowerCase();
    });
  const isThere = async () => (await deps.storage.sizeOf(place.key)) === row.size;
  if (!isRight) {
    // Two requests may complete at once: one finds the parts joined into the file, and perhaps the file converted.
    const now = await findStorage(deps.db, address);
    if (now.state !== 'UPLOADING' || (await isThere())) return now;
    throw new AppError('UPLOAD_INCOMPLETE', {
      log: `video storage ${row.id}: ${upload.parts.length} parts named, ${there.length} there, ${expected} expected in order`,
    });
  }
  try {
    await deps.storage.completeParts(place, there);
  } catch (error) {
    if (!(await isThere())) throw error;
  }
  return findStorage(deps.db, address);
}

/** The upload of a storage by the page's id for it. Throws RESOURCE_NOT_FOUND, also for that of another storage. */
async function findUpload(address: OneStorage, upload: NamedUpload): Promise<StorageRow> {
  const row = await findStorage(address.deps.db, address);
  if (row.state === 'UPLOADING' && row.uploadId === upload.uploadId && row.sourceKey === upload.fileName)
    return row;
  throw noUpload(row.id, upload);
}

const noUpload = (id: number, { uploadId, fileName }: NamedUpload) =>
  new AppError('RESOURCE_NOT_FOUND', {
    log: `upload ${uploadId} of ${fileName} is not under way at video storage ${id}`,
    message: '이어서 올릴 수 없어요. 처음부터 다시 올려 주세요.',
  });

async function wholeParts({ storage }: Pick<Deps, 'storage'>, row: StorageRow): Promise<StoredPart[]> {
  const { sourceKey, uploadId, size } = row;
  if (sourceKey === null || uploadId === null) return [];
  const parts = (await storage.listParts({ key: sourceKey, uploadId })) ?? [];
  return parts.filter(
    (part) => part.partNumber <= partCountOf(size) && part.size === partSizeOf(size, part.partNumber),
  );
}
