import type { lessonRoutes } from '#shared/contract/learning/lessons.ts';
import { AppError } from '#server/platform/appError.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { completeContent } from '#server/domain/learning/progress/saveProgress.ts';
import { findContent } from './findContent.ts';
import { listLessons } from './listLessons.ts';

export const lessonHandlers: Handlers<typeof lessonRoutes> = {
  get: async (call) => {
    const { lessonId } = call.params;
    const scope = channelScope(call);
    const [lesson] = await listLessons({ ...scope, which: { lessonId } });
    if (!lesson)
      throw new AppError('IS_NOT_CHANNEL_CONTENT', {
        log: `lesson ${lessonId} is not of channel ${scope.channelId}`,
      });
    return lesson;
  },
  checkContent: async (call) => {
    const content = { ...channelScope(call), ...call.params };
    await findContent({ ...content, contentType: 'DOCUMENT' });
    return completeContent(content);
  },
};
