import { lessonRoutes } from '#shared/contract/learning/lessons.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';

const lessons = client(lessonRoutes);

export interface ContentPlace {
  readonly lessonId: number;
  readonly contentOnLessonId: number;
}

export const lessonQueries = {
  one: (channelId: number, lessonId: number) => ({
    queryKey: [...queryKeys.learning, 'lesson', channelId, lessonId] as const,
    queryFn: ({ signal }: Asked) => lessons.get({ channelId, params: { lessonId } }, { signal }),
  }),
};

export const renewLesson = (channelId: number, lessonId: number) =>
  renew([lessonQueries.one(channelId, lessonId).queryKey]);

/** Checks a content of a lesson as read to its end. */
export const useCheckContent = mutationHook(
  ({ channelId, place }: { readonly channelId: number; readonly place: ContentPlace }) => ({
    mutationFn: async () => storeQuestChange(await lessons.checkContent({ channelId, params: place })),
    renews: [queryKeys.learning, queryKeys.courseClasses],
  }),
);
