import type { UploadedPart, VideoStorage } from '#shared/contract/learning/videoUploads.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { sniffType } from '#server/gateways/videoConverter/sniffType.ts';
import { AppError } from '#server/platform/appError.ts';
import { SOURCE_FORMATS } from './convertVideo.ts';
import { joinParts } from './uploadParts.ts';
import { changeStorage, describeStorage, findStorage, type OneStorage } from './videoStorages.ts';

/** Joins the file, detects its type, and starts its conversion. Throws UPLOAD_INCOMPLETE, FILE_TYPE_REFUSED. */
export async function completeUpload(
  address: OneStorage,
  upload: {
    readonly fileName: string;
    readonly uploadId: string;
    readonly parts: readonly Omit<UploadedPart, 'size'>[];
  },
): Promise<VideoStorage> {
  const { deps, videoStorageId } = address;
  const joined = await joinParts(address, upload);
  if (joined.state !== 'UPLOADING') return describeStorage(joined);
  const sourceType = await sniffType(deps.storage, upload.fileName);
  if (sourceType === undefined || !(sourceType in SOURCE_FORMATS)) {
    await forgetSource(address, upload.fileName);
    throw new AppError('FILE_TYPE_REFUSED', {
      log: `the upload of video storage ${videoStorageId} is ${sourceType ?? 'of no known type'}`,
      message: '영상 파일이 아니에요. mp4, mov, webm, mkv, avi 파일을 올려 주세요.',
    });
  }
  return transaction(deps, async (tx) => {
    const row = await findStorage(tx, address, 'update');
    // Two requests may complete at once: the second finds it done.
    if (row.state !== 'UPLOADING' || row.sourceKey !== upload.fileName) return describeStorage(row);
    const change = { state: 'CONVERTING', sourceType, percent: 0, failure: null } as const;
    const changed = await changeStorage(tx, row.id, { ...change, updatedAt: deps.clock.now() });
    await addJob(tx, 'videos.convert', { videoStorageId }, { priority: 10 });
    return describeStorage(changed);
  });
}

async function forgetSource(address: OneStorage, key: string): Promise<void> {
  const { deps } = address;
  await deps.db.transaction(async (tx) => {
    const row = await findStorage(tx, address, 'update');
    if (row.sourceKey !== key) return;
    const cleared = { state: 'PENDING', uploadId: null, sourceKey: null, size: 0, originalName: '' } as const;
    await changeStorage(tx, row.id, { ...cleared, updatedAt: deps.clock.now() });
  });
  await deps.storage.remove(key);
}

/** Retries a failed conversion. */
export async function convertAgain(address: OneStorage): Promise<VideoStorage> {
  const { deps, videoStorageId } = address;
  return transaction(deps, async (tx) => {
    const row = await findStorage(tx, address, 'update');
    if (row.state !== 'CONVERTING' || row.failure === null || row.sourceKey === null)
      return describeStorage(row);
    const changed = await changeStorage(tx, row.id, {
      failure: null,
      percent: 0,
      updatedAt: deps.clock.now(),
    });
    await addJob(tx, 'videos.convert', { videoStorageId }, { priority: 10 });
    return describeStorage(changed);
  });
}
