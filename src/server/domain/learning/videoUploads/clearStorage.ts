import type { VideoStorage } from '#shared/contract/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import { detachFiles, forgetFile } from '#server/domain/people/files/storedFiles.ts';
import {
  changeStorage,
  deleteStorage,
  describeStorage,
  findStorage,
  type OneStorage,
  type StorageRow,
} from './videoStorages.ts';

/** Stops a running upload or conversion and removes the files: PENDING, as in the beginning. */
export async function clearStorage(address: OneStorage): Promise<VideoStorage> {
  const { deps } = address;
  const { before, after } = await deps.db.transaction(async (tx) => {
    const row = await findStorage(tx, address, 'update');
    await detachFiles(tx, playedKeys(row));
    const changed = await changeStorage(tx, row.id, {
      state: 'PENDING',
      uploadId: null,
      sourceKey: null,
      sourceType: null,
      originalName: '',
      size: 0,
      failure: null,
      percent: 0,
      videoKey: null,
      posterKey: null,
      videoTime: null,
      updatedAt: deps.clock.now(),
    });
    return { before: row, after: changed };
  });
  await forgetFiles(deps, before);
  return describeStorage(after);
}

/** Removes a storage that no video shows, with all its files. */
export async function removeStorage(deps: Deps, row: StorageRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await detachFiles(tx, playedKeys(row));
    await deleteStorage(tx, row.id);
  });
  await forgetFiles(deps, row);
}

const playedKeys = ({ videoKey, posterKey }: StorageRow): string[] =>
  [videoKey ?? [], posterKey ?? []].flat();

async function forgetFiles(deps: Deps, row: StorageRow): Promise<void> {
  const { sourceKey, uploadId } = row;
  if (sourceKey !== null) {
    if (uploadId !== null) await deps.storage.abortParts({ key: sourceKey, uploadId });
    await deps.storage.remove(sourceKey);
  }
  for (const key of playedKeys(row)) await forgetFile(deps, key);
}
