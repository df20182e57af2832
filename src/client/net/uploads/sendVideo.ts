import { partCountOf, partSizeOf, VIDEO_PART_BYTES } from '#shared/contract/learning/videoUploads.ts';
import { onUserReset } from '#client/stores/createStore.ts';
import { changeVideoUpload, dropVideoUpload, videoUploadStore } from '#client/stores/videoUploadStore.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import {
  clearVideoStorage,
  completeVideoUpload,
  createVideoStorage,
  listUnfinishedUploads,
  listVideoParts,
  sendVideoPart,
  startVideoUpload,
  type StorageAddress,
  type UploadNames,
} from '#client/net/rest/learning/videoUploads.ts';

/** The upload was called off by its owner. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

/** The chosen file was moved, changed or deleted meanwhile. */
export class FileGone extends Error {
  override readonly name = 'FileGone';
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

const underWay = new Map<number, AbortController>();
onUserReset(() => {
  for (const controller of underWay.values()) controller.abort(new UploadStopped());
});

/**
 * Sends a file in parts, from where it was left when it was begun before, and waits for the network as long as it takes.
 * Answers the storage whose file is being converted. Throws ApiError, UploadStopped.
 */
export async function sendVideo(
  channelId: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<number> {
  const { address, names } = await begin(channelId, file);
  const { videoStorageId } = address;
  // Its last byte came through before: nothing is sent again.
  if (names === null) return videoStorageId;
  const controller = new AbortController();
  underWay.set(videoStorageId, controller);
  const { name: filename, size } = file;
  const upload = { videoStorageId, channelId, filename, size, progress: 0, videoType: 'FILE' } as const;
  videoUploadStore.setState(({ uploads }) => ({
    uploads: [...uploads, { ...upload, state: 'UPLOADING', isWaiting: false }],
  }));
  const tell = (share: number) => {
    changeVideoUpload(videoStorageId, { progress: share, isWaiting: false });
    onProgress(share);
  };
  try {
    const parts = await sendParts({ address, names, file, signal: controller.signal, tell });
    await again(controller.signal, videoStorageId, () => completeVideoUpload(address, { ...names, parts }));
    return videoStorageId;
  } finally {
    underWay.delete(videoStorageId);
    dropVideoUpload(videoStorageId);
  }
}

/** Calls an upload off, whether this page sends it or an earlier one did. */
export async function stopVideo(address: StorageAddress): Promise<void> {
  underWay.get(address.videoStorageId)?.abort(new UploadStopped());
  await clearVideoStorage(address);
}

/** The same file, by name and size, goes on; any other one begins. */
async function begin(
  id: number,
  file: File,
): Promise<{ address: StorageAddress; names: UploadNames | null }> {
  const begun = await listUnfinishedUploads(id);
  const same = begun.find(
    (one) =>
      one.originalName === file.name.normalize('NFC') &&
      one.size === file.size &&
      one.failure === null &&
      !underWay.has(one.videoStorageId),
  );
  const address = { id, videoStorageId: same?.videoStorageId ?? (await createVideoStorage(id)) };
  if (same !== undefined && same.state !== 'UPLOADING') return { address, names: null };
  if (same?.uploadId && same.fileName)
    return { address, names: { uploadId: same.uploadId, fileName: same.fileName } };
  const { uploadId, fileName } = await startVideoUpload(address, { fileName: file.name, size: file.size });
  return { address, names: { uploadId, fileName } };
}

async function sendParts(upload: {
  readonly address: StorageAddress;
  readonly names: UploadNames;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly tell: (share: number) => void;
}) {
  const { address, names, file, signal, tell } = upload;
  const there = await again(signal, address.videoStorageId, () => listVideoParts(address, names));
  const eTags = new Map(there.map(({ partNumber, awsETag }) => [partNumber, awsETag]));
  let sent = there.reduce((sum, { size }) => sum + size, 0);
  tell(sent / file.size);
  for (let partNumber = 1; partNumber <= partCountOf(file.size); partNumber += 1) {
    if (eTags.has(partNumber)) continue;
    const begin = (partNumber - 1) * VIDEO_PART_BYTES;
    const size = partSizeOf(file.size, partNumber);
    const bytes = file.slice(begin, begin + size);
    const onSent = (loaded: number) => tell((sent + Math.min(loaded, size)) / file.size);
    const eTag = await again(signal, address.videoStorageId, () =>
      assertReadable(bytes).then(() =>
        sendVideoPart(address, { ...names, partNumber }, bytes, { signal, onSent }),
      ),
    );
    eTags.set(partNumber, eTag);
    sent += size;
    tell(sent / file.size);
  }
  return [...eTags]
    .map(([partNumber, awsETag]) => ({ partNumber, awsETag }))
    .toSorted((a, b) => a.partNumber - b.partNumber);
}

/** A browser says of a lost file no more than of a lost network. */
async function assertReadable(bytes: Blob): Promise<void> {
  try {
    await bytes.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGone('the chosen file cannot be read any more', { cause });
  }
}

/** Makes a call again until it is answered, however long the network is away. Throws what the server says no with. */
export async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  const never = new AbortController().signal;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2))
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.isConnectionError)) throw error;
      await pause(wait, never);
    }
}

/** Until it succeeds, or the server says no. */
async function again<Result>(
  signal: AbortSignal,
  videoStorageId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    try {
      const result = await work();
      changeVideoUpload(videoStorageId, { isWaiting: false });
      return result;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof FileGone || (error instanceof ApiError && error.failure === 'answered'))
        throw error;
      changeVideoUpload(videoStorageId, { isWaiting: true });
      await pause(wait, signal);
    }
  }
}

/** Until the time is over, the network is back or the upload is called off. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
