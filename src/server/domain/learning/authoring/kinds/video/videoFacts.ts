import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import type { ContentKind } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { videos } from '#server/db/tables/learning/videos.ts';

export const videoTable = { table: videos, contentType: 'VIDEO' } as const satisfies ContentKind<
  typeof videos
>;

/** The facts that lessons must know of the videos that they show. */
export const videoFacts = contentFactsOf(videos);
