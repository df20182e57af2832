import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LONGEST_VIDEO_SECONDS } from '#shared/contract/learning/videos.ts';
import type { VideoFailure } from '#shared/contract/learning/videoUploads.ts';
import type { Deps } from '#server/domain/deps.ts';
import { encodePicture } from '#server/domain/people/files/encodePicture.ts';
import { attachFiles, forgetFile, saveStoredFile } from '#server/domain/people/files/storedFiles.ts';
import { ConvertError, convertToMp4, takePicture } from '#server/gateways/videoConverter/convertToMp4.ts';
import { findFfmpeg } from '#server/gateways/videoConverter/findFfmpeg.ts';
import { changeStorage, lockStorage, storagesOf, type StorageRow } from './videoStorages.ts';

/** Accepted types with ffmpeg's names of their containers, so that it guesses no other. */
export const SOURCE_FORMATS: Readonly<Record<string, 'mov' | 'matroska' | 'avi'>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
};

/** The least number of percent between two stored values. */
const PERCENT_STEP = 5;
const LONGEST_POSTER_SIDE = 1280;

/**
 * Converts an upload to a format that every browser plays. It may run twice; a final failure is recorded, not thrown.
 */
export async function convertVideo(
  deps: Deps,
  { videoStorageId }: { readonly videoStorageId: number },
  signal?: AbortSignal,
): Promise<void> {
  const row = (await storagesOf(deps.db, [videoStorageId])).get(videoStorageId);
  if (row?.state !== 'CONVERTING' || row.failure !== null || row.sourceKey === null) return;
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const made = await convert({ deps, row, folder, signal });
    await saveConverted(deps, row, made);
  } catch (error) {
    if (!(error instanceof ConvertError)) throw error;
    deps.log.warn({ err: error, videoStorageId, failure: error.failure }, 'a video could not be converted');
    await recordFailure(deps, row, error.failure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Converted {
  readonly path: string;
  readonly posterPath: string;
  readonly videoTime: number;
}

async function convert(work: {
  readonly deps: Deps;
  readonly row: StorageRow;
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
}): Promise<Converted> {
  const { deps, row, folder, signal } = work;
  const ffmpeg = await findFfmpeg(deps.config.FFMPEG_PATH);
  if (ffmpeg === null)
    throw new ConvertError('NO_CONVERTER', 'neither FFMPEG_PATH nor an ffmpeg of the system');
  const [source, path, posterPath] = ['source', 'video.mp4', 'poster.png'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await pipeline(await deps.storage.read(row.sourceKey ?? ''), createWriteStream(source));
  let noted = 0;
  const { seconds } = await convertToMp4({
    ffmpeg,
    source,
    target: path,
    format: SOURCE_FORMATS[row.sourceType ?? ''] ?? 'mov',
    signal,
    mostSeconds: LONGEST_VIDEO_SECONDS,
    onPercent: (percent) => {
      if (percent < noted + PERCENT_STEP) return;
      noted = percent;
      void changeStorage(deps.db, row.id, { percent }).catch(() => undefined);
    },
  });
  await takePicture({ ffmpeg, source: path, target: posterPath, at: Math.min(1, seconds / 3), signal });
  return { path, posterPath, videoTime: Math.max(1, Math.round(seconds)) };
}

/** Attaches the files in the transaction that publishes them, if the upload is still the converted one. */
async function saveConverted(
  deps: Deps,
  row: StorageRow,
  { path, posterPath, videoTime }: Converted,
): Promise<void> {
  const picture = await encodePicture({ path: posterPath }, { longest: LONGEST_POSTER_SIDE });
  const posterKey = await saveStoredFile(deps, row.ownerId, { kind: 'VIDEO_POSTER', ...picture });
  const { size } = await stat(path);
  const video = { kind: 'VIDEO', content: { path }, type: 'video/mp4', ending: 'mp4', size } as const;
  const videoKey = await saveStoredFile(deps, row.ownerId, video);
  const isKept = await deps.db.transaction(async (tx) => {
    const now = await lockStorage(tx, row.id);
    if (now?.state !== 'CONVERTING' || now.sourceKey !== row.sourceKey) return false;
    await attachFiles(tx, [videoKey, posterKey]);
    const done = {
      state: 'COMPLETE',
      percent: 100,
      sourceKey: null,
      videoKey,
      posterKey,
      videoTime,
    } as const;
    await changeStorage(tx, row.id, { ...done, updatedAt: deps.clock.now() });
    return true;
  });
  if (isKept) await deps.storage.remove(row.sourceKey ?? '');
  else for (const key of [videoKey, posterKey]) await forgetFile(deps, key);
}

async function recordFailure(deps: Deps, row: StorageRow, failure: VideoFailure): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = await lockStorage(tx, row.id);
    if (now?.state !== 'CONVERTING' || now.sourceKey !== row.sourceKey) return;
    await changeStorage(tx, row.id, { failure, updatedAt: deps.clock.now() });
  });
}
