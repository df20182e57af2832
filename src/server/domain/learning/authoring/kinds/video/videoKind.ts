import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { copyVideo } from './staffVideos.ts';
import { videoFacts } from './videoFacts.ts';

export const videoKind: AuthoringKind = {
  facts: videoFacts,
  preview: async (db, { channelId, contentId }) => {
    const [fact] = await videoFacts.find({ db, channelId, ids: [contentId] });
    return fact && { title: fact.title, content: '', lessonList: [] };
  },
  copy: copyVideo,
};
