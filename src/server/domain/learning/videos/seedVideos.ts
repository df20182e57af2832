import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import type { Deps } from '#server/domain/deps.ts';
import { takeFile } from '#server/domain/learning/videoUploads/takeFile.ts';

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

/** Gives a video of the product its file, which is converted as every other is. */
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
    tx.update(videos).set({ videoStorageId }).where(eq(videos.id, film.videoId)),
  );
}
