import { and, arrayContains, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { COURSE_ENROLL_STATES } from '#shared/contract/learning/courseClasses.ts';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { listMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { listTeachableCourses } from '#server/domain/learning/courses/teachableCourses.ts';
import { enrolmentsOf } from '#server/domain/learning/enrolments/enrolments.ts';
import { matching, ofChannel, pageOfClasses, toCards } from './cards.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** The classes that members may enrol in, after those they are enrolled in already. */
export async function listCourseClasses(
  request: ChannelScope & {
    readonly page: number;
    readonly query: string;
    readonly category: string;
    readonly enrollState: (typeof COURSE_ENROLL_STATES)[number] | undefined;
  },
) {
  const { deps, userId, channelId, page, query, category, enrollState } = request;
  const { courseClassIds } = await enrolmentsOf(deps.db, userId);
  const own = [...courseClassIds];
  const isOwn = own.length === 0 ? sql`false` : inArray(courseClasses.id, own);
  // An enrolled user keeps a class that was hidden since.
  const open = and(ofChannel(channelId), or(eq(courseClasses.visibleState, 'VISIBLE'), isOwn));
  const chosen = and(
    open,
    matching(query),
    category === '' ? undefined : arrayContains(courseClasses.categories, [category]),
    enrollState === 'ENROLLED' ? isOwn : undefined,
    enrollState === 'NOT_ENROLLED' && own.length > 0 ? notInArray(courseClasses.id, own) : undefined,
  );
  const [{ rows, ...counts }, categories] = await Promise.all([
    pageOfClasses({ deps, chosen, order: own.length === 0 ? [] : [sql`${isOwn} desc`], page }),
    deps.db
      .selectDistinct({ name: sql<string>`unnest(${courseClasses.categories})` })
      .from(courseClasses)
      .where(open),
  ]);
  return {
    courseClassList: await toCards({ deps, userId, rows, enrolled: courseClassIds }),
    categoryList: categories.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'ko')),
    ...counts,
  };
}

export async function listForStaff(
  request: ChannelScope & {
    readonly page: number;
    readonly query: string;
    readonly visible_state?: ContentVisibleState | undefined;
  },
) {
  const { deps, userId, channelId, page, query, visible_state: visibleState } = request;
  const isInState = visibleState && eq(courseClasses.visibleState, visibleState);
  const chosen = and(ofChannel(channelId), matching(query), isInState);
  const { rows, ...counts } = await pageOfClasses({ deps, chosen, order: [], page });
  const { courseClassIds } = await enrolmentsOf(deps.db, userId);
  return { courseClassList: await toCards({ deps, userId, rows, enrolled: courseClassIds }), ...counts };
}

const MOST_TEACHERS = 200;

/** The choices for a new course class: courses that pupils may see, and teachers. */
export async function listChoices({ deps, channelId }: Omit<ChannelScope, 'userId'>) {
  const { db } = deps;
  const [courseList, staff] = await Promise.all([
    listTeachableCourses({ db, channelId, visible: true }),
    listMemberRows(db, { channelId, list: 'staff', limit: MOST_TEACHERS }),
  ]);
  return {
    courseList,
    teacherList: staff
      .filter(({ roles }) => holdsAtLeast(roles, 'teacher'))
      .map(({ userId, nickname }) => ({ userId, nickname })),
  };
}
