import { and, eq } from 'drizzle-orm';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';

export interface ContentAddress {
  readonly channelId: number;
  readonly lessonId: number;
  readonly contentOnLessonId: number;
}

/** The id of the document or problem that a lesson of the channel shows. Throws IS_NOT_CHANNEL_CONTENT. */
export async function findContent(
  query: { deps: Deps; contentType: LessonContent['contentType'] } & ContentAddress,
): Promise<number> {
  const { deps, channelId, lessonId, contentOnLessonId, contentType } = query;
  const [row] = await deps.db
    .select({ contentId: lessonContents.contentId })
    .from(lessonContents)
    .innerJoin(
      lessons,
      and(
        eq(lessons.id, lessonContents.lessonId),
        eq(lessons.channelId, channelId),
        eq(lessons.removed, false),
      ),
    )
    .where(
      and(
        eq(lessonContents.id, contentOnLessonId),
        eq(lessonContents.lessonId, lessonId),
        eq(lessonContents.contentType, contentType),
        eq(lessonContents.removed, false),
      ),
    );
  if (!row) {
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `content ${contentOnLessonId} is no ${contentType} of lesson ${lessonId} in channel ${channelId}`,
    });
  }
  return row.contentId;
}
