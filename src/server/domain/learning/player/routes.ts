import type { blockRoutes } from '#shared/contract/learning/blocks.ts';
import type { documentRoutes } from '#shared/contract/learning/documents.ts';
import type { videoRoutes } from '#shared/contract/learning/videos.ts';
import type { lessonRoutes } from '#shared/contract/learning/lessons.ts';
import { channelScope, type CallerChannel, type Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  getBlockContent,
  handInBlockWork,
  listBlockWorkVersions,
  saveBlockWork,
} from '#server/domain/learning/blocks/blockWorks.ts';
import { getDocument } from '#server/domain/learning/documents/getDocument.ts';
import { findContent } from '#server/domain/learning/lessons/findContent.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { completeContent } from '#server/domain/learning/progress/saveLearningProgress.ts';
import { getLearnedVideo, watchVideo } from '#server/domain/learning/videos/watchVideo.ts';
import { isLearningStaff } from '#server/domain/learning/lessons/lockLessons.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertLessonOpen } from './lessonGate.ts';

/** The user who opens a lesson, with the channel. */
const learner = (call: {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly lessonId: number };
}) => ({ ...channelScope(call), roles: call.channel.roles, lessonId: call.params.lessonId });

export const lessonHandlers: Handlers<typeof lessonRoutes> = {
  get: async (call) => {
    const { lessonId } = call.params;
    const scope = channelScope(call);
    await assertLessonOpen(learner(call));
    const [lesson] = await listLessons({ ...scope, which: { lessonId } });
    if (!lesson)
      throw new AppError('IS_NOT_CHANNEL_CONTENT', {
        log: `lesson ${lessonId} is not of channel ${scope.channelId}`,
      });
    return lesson;
  },
  checkContent: async (call) => {
    const content = { ...channelScope(call), ...call.params };
    await assertLessonOpen(learner(call));
    await findContent({ ...content, contentType: 'DOCUMENT' });
    return completeContent(content);
  },
};

export const documentHandlers: Handlers<typeof documentRoutes> = {
  get: async (call) => {
    await assertLessonOpen(learner(call));
    return getDocument({ ...channelScope(call), ...call.params });
  },
};

export const blockHandlers: Handlers<typeof blockRoutes> = {
  get: async (call) => {
    await assertLessonOpen(learner(call));
    return getBlockContent({ ...channelScope(call), ...call.params });
  },
  saveWork: async (call) => {
    await assertLessonOpen(learner(call));
    return saveBlockWork({ ...channelScope(call), ...call.params, ...call.body });
  },
  listWorkVersions: async (call) => {
    await assertLessonOpen(learner(call));
    return { versionList: await listBlockWorkVersions({ ...channelScope(call), ...call.params }) };
  },
  handIn: async (call) => {
    await assertLessonOpen(learner(call));
    return handInBlockWork({ ...channelScope(call), ...call.params, ...call.body });
  },
};

const watcher = (
  call: Parameters<typeof learner>[0] & { readonly params: { readonly contentOnLessonId: number } },
) => ({
  ...channelScope(call),
  ...call.params,
  seesHidden: isLearningStaff(call.channel.roles),
});

export const videoHandlers: Handlers<typeof videoRoutes> = {
  get: async (call) => {
    await assertLessonOpen(learner(call));
    return getLearnedVideo(watcher(call));
  },
  watch: async (call) => {
    await assertLessonOpen(learner(call));
    return watchVideo(watcher(call), call.body);
  },
};
