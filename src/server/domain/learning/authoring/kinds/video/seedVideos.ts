import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { findContentRows } from '#server/db/contentRows.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { takeFile } from '#server/domain/learning/videoUploads/takeFile.ts';
import { addVideo } from './staffVideos.ts';

export const seedVideos = (tx: Transaction, rows: readonly SeedRow<typeof videos>[]): Promise<void> =>
  seedRows(tx, videos, rows);

/** Films of the product that have no picture yet. */
export function undrawnVideos(db: Database | Transaction) {
  return db
    .select({ id: videos.id, demoKey: videos.demoKey })
    .from(videos)
    .where(and(isNotNull(videos.demoKey), isNull(videos.videoStorageId), eq(videos.removed, false)))
    .orderBy(asc(videos.id));
}

/** Gives a video of the product its file, which is converted as every other is, and so those that show it. */
export async function setFilm(
  deps: Deps,
  film: {
    readonly videoId: number;
    readonly channelId: number;
    readonly name: string;
    readonly path: string;
  },
): Promise<void> {
  await takeFile(deps, film, (tx, videoStorageId) =>
    tx
      .update(videos)
      .set({ videoStorageId })
      .where(
        or(
          eq(videos.id, film.videoId),
          and(eq(videos.sourceId, film.videoId), eq(videos.videoType, 'FILE'), isNull(videos.videoStorageId)),
        ),
      ),
  );
}

/** Shows a film of the product in a channel; what is not drawn yet is given to both once it is. Answers the copy's id. */
export async function addFilm(
  tx: Transaction,
  scope: StaffScope,
  film: { readonly channelId: number; readonly videoId: number },
): Promise<number> {
  const [row] = await findContentRows(tx, videos, { channelId: film.channelId, ids: [film.videoId] });
  if (!row) throw new Error(`addFilm: channel ${film.channelId} has no video ${film.videoId}`);
  const { id: sourceId, title, description, videoStorageId, captions } = row;
  const shown = { title, description, videoStorageId, captions, visibleState: 'VISIBLE' as const };
  return addVideo(tx, scope, { ...shown, sourceId });
}
