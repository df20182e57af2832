import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { courseThumbnail } from '#shared/content/courseCharacters.ts';
import { COURSE_CLASSES_PER_PAGE, type CourseClassCard } from '#shared/contract/learning/courseClasses.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { countLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import type { UserCall } from '#server/domain/call.ts';

export type StoredCourseClass = typeof courseClasses.$inferSelect;

const NO_LESSONS = { lessonCount: 0, contentCount: 0, checkedCount: 0 };

/** Course classes as lists show them; a fixed number of statements for any number of them. */
export async function toCards(
  query: UserCall & {
    readonly rows: readonly StoredCourseClass[];
    readonly enrolled: ReadonlySet<number>;
  },
): Promise<CourseClassCard[]> {
  const { deps, userId, rows, enrolled } = query;
  const [counts, lessons, teachers] = await Promise.all([
    countEnrolled(
      deps.db,
      rows.map(({ id }) => id),
    ),
    rows.length === 0
      ? new Map()
      : countLessons({ deps, userId, courseIds: rows.map((row) => row.courseId) }),
    userSummaries({ deps, userIds: rows.flatMap(({ teacherId }) => teacherId ?? []) }),
  ]);
  return rows.map((row) => {
    const teacher = row.teacherId === null ? undefined : teachers.get(row.teacherId);
    return {
      courseClassId: row.id,
      courseClassStorageId: row.courseId,
      channelId: row.channelId,
      title: row.title,
      content: row.content,
      character: row.character,
      teacher: teacher ? { userId: teacher.userId, nickname: teacher.nickname } : null,
      level: row.level,
      theme: row.theme,
      paymentType: row.paymentType,
      cost: row.cost,
      thumbnail: courseThumbnail(row.character),
      categoryList: row.categories.map((name) => ({ name })),
      enrollState: enrolled.has(row.id) ? ('ENROLLED' as const) : ('NOT_ENROLLED' as const),
      enrolledUserCount: counts.get(row.id) ?? 0,
      visibleState: row.visibleState,
      ...(lessons.get(row.courseId) ?? NO_LESSONS),
    };
  });
}

/** One page of the course classes for which `chosen` holds. */
export async function pageOfClasses(query: {
  readonly deps: Deps;
  readonly chosen: SQL | undefined;
  readonly order: readonly SQL[];
  readonly page: number;
}) {
  const { deps, chosen, order, page } = query;
  const [total, rows] = await Promise.all([
    deps.db.$count(courseClasses, chosen),
    deps.db
      .select()
      .from(courseClasses)
      .where(chosen)
      .orderBy(...order, desc(courseClasses.id))
      .limit(COURSE_CLASSES_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: COURSE_CLASSES_PER_PAGE })),
  ]);
  return { rows, totalCount: total, pageCount: pageCountOf(total, COURSE_CLASSES_PER_PAGE) };
}

export const ofChannel = (channelId: number) =>
  and(eq(courseClasses.channelId, channelId), eq(courseClasses.removed, false));

/** Rows whose title or introduction contains a text; every row for none. */
export function matching(query: string): SQL | undefined {
  if (query === '') return undefined;
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(courseClasses.title, pattern), ilike(courseClasses.content, pattern));
}
