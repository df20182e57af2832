import type { videos } from '#server/db/tables/learning/videos.ts';
import type { Deps } from '#server/domain/deps.ts';
import { linksOf, type StorageRow } from '#server/domain/learning/videoUploads/videoStorages.ts';

export type VideoRow = typeof videos.$inferSelect;

/** State and length of a video: of its file, or what staff says of an address. A film not drawn yet is on its way. */
export function stateOf(row: VideoRow, storage: StorageRow | undefined) {
  if (row.videoType === 'URL')
    return { state: 'COMPLETE' as const, failure: null, percent: 100, videoTime: row.videoTime };
  const without = row.demoKey === null ? ('PENDING' as const) : ('CONVERTING' as const);
  return {
    state: storage?.state ?? without,
    failure: storage?.failure ?? null,
    percent: storage?.percent ?? 0,
    videoTime: storage?.videoTime ?? 0,
  };
}

/** Returns the facts of a video that everybody who may see it is told. */
export async function describeVideo(
  deps: Pick<Deps, 'storage'>,
  row: VideoRow,
  storage: StorageRow | undefined,
) {
  const { id, title, description, videoType, captions } = row;
  const { percent: _percent, ...state } = stateOf(row, storage);
  const links =
    videoType === 'URL' ? { videoUrl: row.videoUrl, posterUrl: '' } : await linksOf(deps, storage);
  return { videoId: id, title, description, videoType, captions, ...state, ...links };
}
