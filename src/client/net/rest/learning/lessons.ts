import { lessonRoutes, type Lesson } from '#shared/contract/learning/lessons.ts';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import { storeQuestChange } from '#client/net/rest/world/questChanges.ts';
import { rest } from '#client/net/rest/rest.ts';

export function getLesson(channelId: number, lessonId: number, signal?: AbortSignal): Promise<Lesson> {
  return rest.call(lessonRoutes.get, { channelId, params: { lessonId } }, { signal });
}

export interface ContentPlace {
  readonly lessonId: number;
  readonly contentOnLessonId: number;
}

/** The document was read to its end. */
export async function checkContent(channelId: number, place: ContentPlace): Promise<QuestChange> {
  return storeQuestChange(await rest.call(lessonRoutes.checkContent, { channelId, params: place }));
}
