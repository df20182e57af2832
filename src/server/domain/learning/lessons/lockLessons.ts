import type { CurriculumLesson } from '#shared/contract/learning/courseClasses.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';

/** Staff may open everything, so that it can check its preparations. */
export const isLearningStaff = (roles: readonly ChannelRole[]): boolean => holdsAtLeast(roles, 'teacher');

/** Each lesson of a curriculum with the reason why it is closed. */
export function lockLessons(
  lessons: readonly Lesson[],
  {
    isHidden = false,
    isEnrolled: isIn,
    inOrder,
    opened = new Set(),
  }: {
    readonly isHidden?: boolean;
    readonly isEnrolled: boolean;
    readonly inOrder: boolean;
    /** Lessons that a teacher opened for everybody. */
    readonly opened?: ReadonlySet<number>;
  },
): CurriculumLesson[] {
  return lessons.map((lesson) => {
    if (isHidden) return { ...lesson, lock: 'HIDDEN' as const };
    if (opened.has(lesson.lessonId)) return { ...lesson, lock: null };
    if (!isIn) return { ...lesson, lock: 'NOT_ENROLLED' as const };
    const isBehind = inOrder && firstUndoneBefore(lessons, lesson.lessonId) !== undefined;
    return { ...lesson, lock: isBehind ? ('IN_ORDER' as const) : null };
  });
}

/** The first content that is not done in a lesson that is open. */
export function nextOf(lessons: readonly CurriculumLesson[]) {
  for (const { lock, lessonId, title: lessonTitle, contentList } of lessons) {
    const content = lock === null ? contentList.find(isUndone) : undefined;
    if (content)
      return { lessonId, lessonTitle, contentOnLessonId: content.contentOnLessonId, title: content.title };
  }
  return null;
}

/** Content in preparation locks nothing. */
const isUndone = ({ checked, contentType }: LessonContent) => !checked && contentType !== 'PREPARING';

/** The first content that is not done in the lessons before one. */
export function firstUndoneBefore(lessons: readonly Lesson[], lessonId: number): LessonContent | undefined {
  const place = lessons.findIndex((lesson) => lesson.lessonId === lessonId);
  return lessons
    .slice(0, Math.max(0, place))
    .flatMap(({ contentList }) => contentList)
    .find(isUndone);
}
