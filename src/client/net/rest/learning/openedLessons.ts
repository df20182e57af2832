import {
  openedLessonRoutes,
  type Openable,
  type OpenedLesson,
  type ShownOpening,
} from '#shared/contract/learning/openedLessons.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

/** What holds lessons: a course or a worksheet. */
export type LessonPlace = { readonly courseId: number } | { readonly worksheetId: number };

export function listOpenable(id: number, signal?: AbortSignal): Promise<Openable> {
  return rest.call(openedLessonRoutes.listOpenable, { params: { id } }, { signal, ...quiet });
}

export async function listOpenedLessons(
  id: number,
  place: LessonPlace,
  signal?: AbortSignal,
): Promise<OpenedLesson[]> {
  const how = { signal, ...quiet };
  const { lessonList } =
    'courseId' in place
      ? await rest.call(openedLessonRoutes.list, { params: { id, ...place } }, how)
      : await rest.call(openedLessonRoutes.listChapters, { params: { id, ...place } }, how);
  return lessonList;
}

export async function listLastOpened(id: number, signal?: AbortSignal): Promise<ShownOpening[]> {
  const { lessonList } = await rest.call(
    openedLessonRoutes.listLast,
    { params: { id } },
    { signal, ...quiet },
  );
  return lessonList;
}

/** Answers how many pupils are being told. */
export async function openLesson(id: number, lessonId: number): Promise<number> {
  return (await rest.call(openedLessonRoutes.open, { params: { id, lessonId } }, quiet)).toldCount;
}

export async function closeLesson(id: number, lessonId: number): Promise<void> {
  await rest.call(openedLessonRoutes.close, { params: { id, lessonId } }, quiet);
}
