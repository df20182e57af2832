import type { Deps } from '#server/domain/deps.ts';
import { removeStorage } from '#server/domain/learning/videoUploads/clearStorage.ts';
import { idleStorages } from '#server/domain/learning/videoUploads/videoStorages.ts';
import { shownStorages } from './staffVideos.ts';

/** An upload is abandoned when nobody has gone on with it, or made a video of it, for so long. */
const ABANDONED_MS = 3 * 24 * 60 * 60 * 1000;

/** Removes uploads that nobody went on with, and files that no video shows any more. Answers how many; for a job. */
export async function purgeUploads(deps: Deps): Promise<number> {
  const idle = await idleStorages(deps.db, new Date(deps.clock.now().getTime() - ABANDONED_MS));
  const shown = await shownStorages(
    deps.db,
    idle.map(({ id }) => id),
  );
  const left = idle.filter(({ id }) => !shown.has(id));
  for (const row of left) {
    await removeStorage(deps, row).catch((error: unknown) =>
      deps.log.warn({ err: error, videoStorageId: row.id }, 'an abandoned upload could not be removed'),
    );
  }
  return left.length;
}
