import { and, eq } from 'drizzle-orm';
import { courses, documents, lessonContents, lessons } from '#server/db/tables/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';

export interface ContentAddress {
  readonly channelId: number;
  readonly lessonId: number;
  readonly contentOnLessonId: number;
}

/** The document behind a content; lesson and content must belong to each other and to the channel. */
export async function getDocument(query: { deps: Deps } & ContentAddress) {
  const { deps, channelId, lessonId, contentOnLessonId } = query;
  const [row] = await deps.db
    .select({ documentId: documents.id, title: documents.title, content: documents.content })
    .from(lessonContents)
    .innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.channelId, channelId)))
    .innerJoin(documents, and(eq(documents.id, lessonContents.contentId), eq(documents.channelId, channelId)))
    .where(
      and(
        eq(lessonContents.id, contentOnLessonId),
        eq(lessonContents.lessonId, lessonId),
        eq(lessonContents.contentType, 'DOCUMENT'),
      ),
    );
  if (!row) {
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `content ${contentOnLessonId} is no document of lesson ${lessonId} in channel ${channelId}`,
    });
  }
  return row;
}
