import type { videoUploadRoutes } from '#shared/contract/learning/videoUploads.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { clearStorage } from '#server/domain/learning/videoUploads/clearStorage.ts';
import { completeUpload, convertAgain } from '#server/domain/learning/videoUploads/completeUpload.ts';
import {
  listUploadedParts,
  receivePart,
  signPart,
  startUpload,
} from '#server/domain/learning/videoUploads/uploadParts.ts';
import {
  createStorage,
  describeStorage,
  findStorage,
  linksOf,
  listUnfinished,
  type OneStorage,
} from '#server/domain/learning/videoUploads/videoStorages.ts';
import { AppError } from '#server/platform/appError.ts';
import { shownStorages } from './staffVideos.ts';

type UploadCall = Parameters<typeof channelScope>[0] & {
  readonly params: { readonly videoStorageId: number };
};
const addressOf = (call: UploadCall): OneStorage => ({
  ...channelScope(call),
  videoStorageId: call.params.videoStorageId,
});

export const videoUploadHandlers: Handlers<typeof videoUploadRoutes> = {
  create: async (call) => ({ videoStorageId: await createStorage(channelScope(call)) }),
  list: async (call) => {
    const all = await listUnfinished(channelScope(call));
    const shown = await shownStorages(
      call.deps.db,
      all.map(({ videoStorageId }) => videoStorageId),
    );
    return { videoStorageList: all.filter(({ videoStorageId }) => !shown.has(videoStorageId)) };
  },
  get: async (call) => describeStorage(await findStorage(call.deps.db, addressOf(call))),
  start: (call) => startUpload(addressOf(call), call.body),
  signPart: (call) => signPart(addressOf(call), call.body),
  listParts: async (call) => ({ parts: await listUploadedParts(addressOf(call), call.query) }),
  complete: (call) => completeUpload(addressOf(call), call.body),
  clear: async (call) => {
    const address = addressOf(call);
    const { state } = await findStorage(call.deps.db, address);
    if (state === 'COMPLETE' && (await shownStorages(call.deps.db, [address.videoStorageId])).size > 0)
      throw new AppError('ALREADY_REFERENCED_CONTENT', {
        log: `video storage ${address.videoStorageId} is shown by a video`,
      });
    return clearStorage(address);
  },
  convertAgain: (call) => convertAgain(addressOf(call)),
  getUrl: (call) => getUrl(addressOf(call)),
  putPart: async (call) => {
    const { fileName: key } = call.params;
    call.setHeader('ETag', await receivePart(call.deps, { key, ...call.query }, call.stream));
    return {};
  },
};

async function getUrl(address: OneStorage) {
  const { deps, videoStorageId } = address;
  const row = await findStorage(deps.db, address);
  if (row.state === 'COMPLETE') return { ...(await linksOf(deps, row)), videoTime: row.videoTime ?? 0 };
  if (row.state !== 'CONVERTING')
    throw new AppError('UPLOAD_INCOMPLETE', { log: `video storage ${videoStorageId} is ${row.state}` });
  const code = row.failure === null ? 'VIDEO_CONVERTING' : 'FILE_UNREADABLE';
  throw new AppError(code, { log: `video storage ${videoStorageId} is ${row.failure ?? row.state}` });
}
