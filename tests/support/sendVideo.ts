import { request } from 'node:http';
import { partCountOf, VIDEO_PART_BYTES } from '#shared/contract/learning/videoUploads.ts';
import type { ApiClient, Identity } from './apiClient.ts';

export interface VideoSender {
  readonly api: ApiClient;
  readonly identity: Identity;
  readonly channelId: number;
}
export interface StartedUpload {
  readonly videoStorageId: number;
  readonly fileName: string;
  readonly uploadId: string;
}

/** The first two steps of an upload. */
export async function beginUpload(
  { api, identity, channelId: id }: VideoSender,
  file: { readonly fileName: string; readonly size: number },
): Promise<StartedUpload> {
  const created = await api.call('videoUploads.create', { params: { id } }, identity);
  const { videoStorageId } = created.body;
  const started = await api.call(
    'videoUploads.start',
    { params: { id, videoStorageId }, body: file },
    identity,
  );
  if (started.status !== 201) throw new Error(`an upload was not started: ${JSON.stringify(started.error)}`);
  return { videoStorageId, fileName: started.body.fileName, uploadId: started.body.uploadId };
}

export const namesOf = ({ fileName, uploadId }: StartedUpload) => ({ fileName, uploadId });

/** The address of a part, absolute. */
export async function addressOfPart(
  sender: VideoSender,
  upload: StartedUpload,
  partNumber: number,
): Promise<string> {
  const { api, identity, channelId: id } = sender;
  const params = { id, videoStorageId: upload.videoStorageId };
  const { body } = await api.call(
    'videoUploads.signPart',
    { params, body: { ...namesOf(upload), partNumber } },
    identity,
  );
  return new URL(body.url, api.url).href;
}

/** Sends bytes to the address of a part; its ETag, or null when the line is cut after `cutAfter` bytes. */
export function putPart(address: string, bytes: Buffer, cutAfter?: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const sending = request(
      address,
      { method: 'PUT', headers: { 'content-length': bytes.length } },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(String(answer.headers.etag));
          else reject(new Error(`a part was answered ${answer.statusCode}`));
        });
      },
    );
    if (cutAfter === undefined) {
      sending.on('error', reject);
      sending.end(bytes);
      return;
    }
    sending.on('error', () => resolve(null));
    sending.write(bytes.subarray(0, cutAfter), () => sending.destroy(new Error('cut off')));
  });
}

export const partOf = (bytes: Buffer, partNumber: number): Buffer =>
  bytes.subarray((partNumber - 1) * VIDEO_PART_BYTES, partNumber * VIDEO_PART_BYTES);

/** Sends what is missing, as a page does that goes on; cut off in the middle of part `cutAt`. */
export async function sendMissing(
  sender: VideoSender,
  upload: StartedUpload,
  bytes: Buffer,
  cutAt?: number,
): Promise<'cut' | 'sent'> {
  const there = new Set((await listParts(sender, upload)).map(({ partNumber }) => partNumber));
  for (let partNumber = 1; partNumber <= partCountOf(bytes.length); partNumber += 1) {
    if (there.has(partNumber)) continue;
    const part = partOf(bytes, partNumber);
    const address = await addressOfPart(sender, upload, partNumber);
    if (partNumber === cutAt) {
      await putPart(address, part, Math.floor(part.length / 2));
      return 'cut';
    }
    await putPart(address, part);
  }
  return 'sent';
}

export async function listParts({ api, identity, channelId: id }: VideoSender, upload: StartedUpload) {
  const params = { id, videoStorageId: upload.videoStorageId };
  const { body } = await api.call('videoUploads.listParts', { params, query: namesOf(upload) }, identity);
  return body.parts;
}

/** Completes with the parts that are there, or with those that are told. */
export async function completeUpload(
  sender: VideoSender,
  upload: StartedUpload,
  parts?: readonly { readonly awsETag: string; readonly partNumber: number }[],
) {
  const { api, identity, channelId: id } = sender;
  const params = { id, videoStorageId: upload.videoStorageId };
  const told = parts ?? (await listParts(sender, upload));
  const named = told.map(({ awsETag, partNumber }) => ({ awsETag, partNumber }));
  return api.call('videoUploads.complete', { params, body: { ...namesOf(upload), parts: named } }, identity);
}
