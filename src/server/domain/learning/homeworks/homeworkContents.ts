import type { MatrixContent } from '#shared/contract/learning/classProgress.ts';
import type { Database } from '#server/db/connect.ts';
import { outlinesOfLessons, type LessonOutline } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { progressOfMembers } from '#server/domain/learning/progress/memberProgress.ts';
import { isDone } from '#server/domain/learning/progress/contentState.ts';
import type { HomeworkRow } from './homeworkRows.ts';

type About = Pick<
  HomeworkRow,
  'id' | 'channelId' | 'lessonId' | 'contentOnLessonId' | 'contentType' | 'contentId' | 'title'
>;

/** The contents of a homework: those of its lesson, or the single one. */
function contentsOf(
  { contentOnLessonId }: About,
  lesson: LessonOutline | undefined,
): readonly MatrixContent[] {
  const all = lesson?.contentList ?? [];
  return contentOnLessonId === null
    ? all
    : all.filter((content) => content.contentOnLessonId === contentOnLessonId);
}

/** Each pupil's done part of each homework, with its title. */
export async function workDone(query: {
  readonly db: Database;
  readonly homeworks: readonly About[];
  readonly userIds: readonly number[];
}): Promise<{
  doneOf: (homework: About, userId: number) => { checkedCount: number; contentCount: number };
  titlesOf: (homework: About) => { lessonTitle: string; contentTitle: string; isOwnLesson: boolean };
}> {
  const { db, homeworks, userIds } = query;
  const lessons = await outlinesOfLessons(
    db,
    homeworks.map(({ lessonId }) => lessonId),
  );
  const contents = homeworks.flatMap((homework) => [...contentsOf(homework, lessons.get(homework.lessonId))]);
  const progressOf = await progressOfMembers({ db, userIds, contents });
  return {
    doneOf: (homework, userId) => {
      const asked = contentsOf(homework, lessons.get(homework.lessonId));
      const progress = progressOf(userId);
      return {
        checkedCount: asked.filter((content) => isDone(content, progress)).length,
        contentCount: asked.length,
      };
    },
    titlesOf: (homework) => {
      const lesson = lessons.get(homework.lessonId);
      const [content] = contentsOf(homework, lesson);
      return {
        lessonTitle: lesson?.title ?? '',
        contentTitle: homework.contentOnLessonId === null ? '' : (content?.title ?? ''),
        isOwnLesson: lesson?.channelId === homework.channelId,
      };
    },
  };
}
