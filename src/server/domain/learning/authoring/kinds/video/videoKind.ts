import { lmsVideoRoutes } from '#shared/contract/learning/videos.ts';
import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { packVideo, unpackVideos } from './packVideo.ts';
import { contentVersions } from '#server/domain/learning/authoring/contents/contentVersions.ts';
import { copyContent } from '#server/domain/learning/authoring/contents/copyContent.ts';
import { videoContents } from './staffVideos.ts';
import { videoFacts } from './videoFacts.ts';

export const videoKind: AuthoringKind = {
  facts: videoFacts,
  preview: async (db, { channelId, contentId }) => {
    const [fact] = await videoFacts.find({ db, channelId, ids: [contentId] });
    return fact && { title: fact.title, content: '', lessonList: [] };
  },
  // Both show the same file. A film that is not drawn yet has none that a copy could show.
  copy: copyContent(videoContents, (body) =>
    body.videoType === 'FILE' && body.videoStorageId === null ? undefined : body,
  ),
  pack: packVideo,
  unpack: unpackVideos,
  versions: contentVersions(videoContents, lmsVideoRoutes.save.body),
};
