import axios from 'axios';
import {
  videoUploadRoutes,
  type UploadedPart,
  type VideoStorage,
} from '#shared/contract/learning/videoUploads.ts';
import { rest } from '#client/net/rest/rest.ts';

/** A storage and the channel whose staff uploads to it. */
export interface StorageAddress {
  readonly id: number;
  readonly videoStorageId: number;
}
/** The names of an upload in the storage. */
export interface UploadNames {
  readonly fileName: string;
  readonly uploadId: string;
}

const quiet = { quiet: true } as const;

export async function createVideoStorage(id: number): Promise<number> {
  return (await rest.call(videoUploadRoutes.create, { params: { id } }, quiet)).videoStorageId;
}

export async function listUnfinishedUploads(id: number, signal?: AbortSignal): Promise<VideoStorage[]> {
  const found = await rest.call(videoUploadRoutes.list, { params: { id } }, { signal, ...quiet });
  return found.videoStorageList;
}

export function startVideoUpload(
  params: StorageAddress,
  body: { readonly fileName: string; readonly size: number },
): Promise<UploadNames> {
  return rest.call(videoUploadRoutes.start, { params, body }, quiet);
}

export async function listVideoParts(params: StorageAddress, query: UploadNames): Promise<UploadedPart[]> {
  return (await rest.call(videoUploadRoutes.listParts, { params, query }, quiet)).parts;
}

/** Sends one part to an address that is made for it; its ETag. Throws what axios throws. */
export async function sendVideoPart(
  params: StorageAddress,
  part: UploadNames & { readonly partNumber: number },
  bytes: Blob,
  options: { readonly signal: AbortSignal; readonly onSent: (bytes: number) => void },
): Promise<string> {
  const { url } = await rest.call(videoUploadRoutes.signPart, { params, body: part }, quiet);
  // Not by the own client: the address is signed by itself, and may lead to another server.
  const { headers } = await axios.put<unknown>(url, bytes, {
    timeout: 0,
    signal: options.signal,
    headers: { 'Content-Type': 'application/octet-stream' },
    onUploadProgress: ({ loaded }) => options.onSent(loaded),
  });
  const eTag: unknown = headers['etag'];
  if (typeof eTag !== 'string') throw new Error(`part ${part.partNumber} was answered without an ETag`);
  return eTag;
}

export function completeVideoUpload(
  params: StorageAddress,
  body: UploadNames & { readonly parts: Pick<UploadedPart, 'awsETag' | 'partNumber'>[] },
): Promise<VideoStorage> {
  // Joining the parts of a big file takes its time.
  return rest.call(videoUploadRoutes.complete, { params, body }, { ...quiet, timeoutMs: 0 });
}

export async function clearVideoStorage(params: StorageAddress): Promise<void> {
  await rest.call(videoUploadRoutes.clear, { params }, quiet);
}

export async function convertVideoAgain(params: StorageAddress): Promise<void> {
  await rest.call(videoUploadRoutes.convertAgain, { params }, quiet);
}
