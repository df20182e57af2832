import { openedLessonRoutes, type OpenedLesson } from '#shared/contract/learning/openedLessons.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

export async function listOpenedLessons(
  id: number,
  courseId: number,
  signal?: AbortSignal,
): Promise<OpenedLesson[]> {
  const { lessonList } = await rest.call(
    openedLessonRoutes.list,
    { params: { id, courseId } },
    { signal, ...quiet },
  );
  return lessonList;
}

/** Answers how many pupils were told. */
export async function openLesson(id: number, lessonId: number): Promise<number> {
  return (await rest.call(openedLessonRoutes.open, { params: { id, lessonId } }, quiet)).toldCount;
}

export async function closeLesson(id: number, lessonId: number): Promise<void> {
  await rest.call(openedLessonRoutes.close, { params: { id, lessonId } }, quiet);
}
