import type { Deps } from '#server/domain/deps.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { listTeachableCourses } from '#server/domain/learning/courses/teachableCourses.ts';
import { placesInCourses } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { recentWork } from '#server/domain/learning/progress/recentWork.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The progress of the class is that of these pupils. */
const MOST_PUPILS = 200;

interface ClassCoursesQuery {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly channelId: number;
  /** Courses that pupils may see. */
  readonly visible?: true;
}

/**
 * Courses that the members of a channel can learn with: first the one with most of their recent work, which is the
 * default for staff; then the channel's own, then those of the school.
 */
export async function listClassCourses(query: ClassCoursesQuery) {
  const courses = await listTeachableCourses({ ...query, db: query.deps.db });
  if (courses.length < 2) return courses;
  const busiest = await busiestOf(
    query,
    courses.map(({ courseId }) => courseId),
  );
  return courses.toSorted((a, b) => Number(b.courseId === busiest) - Number(a.courseId === busiest));
}

/** Undefined without recent activity. */
async function busiestOf(
  { deps: { db, clock }, channelId }: ClassCoursesQuery,
  courseIds: readonly number[],
): Promise<number | undefined> {
  const pupils = await listMemberRows(db, { channelId, list: 'all', isStaff: false, limit: MOST_PUPILS });
  const { checks, solved } = await recentWork({
    db,
    userIds: pupils.map(({ userId }) => userId),
    since: new Date(clock.now().getTime() - DAYS * DAY_MS),
  });
  const places = await placesInCourses(db, {
    courseIds,
    contentIds: [...checks.keys()],
    problemIds: [...solved.keys()],
  });
  const worth = new Map<number, number>();
  for (const { courseId, contentOnLessonId, contentType, contentId } of places) {
    const count = contentType === 'PROBLEM' ? solved.get(contentId) : checks.get(contentOnLessonId);
    worth.set(courseId, (worth.get(courseId) ?? 0) + (count ?? 0));
  }
  return [...worth].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
