import { openedLessonRoutes } from '#shared/contract/learning/openedLessons.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* Lessons that a teacher opens for the whole class, even when earlier ones are unfinished. */

const openedLessons = client(openedLessonRoutes);

/** A place of lessons: a course or a worksheet. */
export type LessonPlace = { readonly courseId: number } | { readonly worksheetId: number };

export const openedLessonQueries = {
  openable: (id: number) => ({
    queryKey: [...queryKeys.classOf(id), 'openable'] as const,
    queryFn: ({ signal }: Asked) => openedLessons.listOpenable({ params: { id } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  list: (id: number, place: LessonPlace) => ({
    queryKey: [...queryKeys.classOf(id), 'openedLessons', place] as const,
    queryFn: async ({ signal }: Asked) => {
      const how = { signal, quiet: true };
      const { lessonList } =
        'courseId' in place
          ? await openedLessons.list({ params: { id, ...place } }, how)
          : await openedLessons.listChapters({ params: { id, ...place } }, how);
      return lessonList;
    },
    staleTime: 0,
  }),
  /** Lessons that a teacher has opened for the class, for its pupils; a notification of it renews them. */
  last: (id: number) => ({
    queryKey: [...queryKeys.openedLessons, id] as const,
    queryFn: async ({ signal }: Asked) =>
      (await openedLessons.listLast({ params: { id } }, { signal, quiet: true })).lessonList,
    staleTime: 0,
  }),
};

interface OneLesson {
  readonly id: number;
  readonly lessonId: number;
}

/** Resolves to how many pupils are being told. */
export const useOpenLesson = mutationHook((params: OneLesson) => ({
  mutationFn: async () => (await openedLessons.open({ params }, { quiet: true })).toldCount,
  renewsAlways: [queryKeys.classOf(params.id)],
}));

export const useCloseLesson = mutationHook((params: OneLesson) => ({
  mutationFn: () => openedLessons.close({ params }, { quiet: true }),
  renewsAlways: [queryKeys.classOf(params.id)],
}));
