import { MATRIX_MEMBERS_PER_PAGE, type Matrix } from '#shared/contract/learning/classProgress.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { namesInChannel } from '#server/domain/channels/channels/memberCounts.ts';
import { listMemberRows, type MemberRow } from '#server/domain/channels/channels/memberRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findTeachableCourse } from '#server/domain/learning/courses/teachableCourses.ts';
import { outlineOfCourse, type LessonOutline } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { AppError } from '#server/platform/appError.ts';
import { listClassCourses } from './listClassCourses.ts';
import { matrixCells } from './matrixCells.ts';

export interface ClassFilter {
  readonly deps: Deps;
  readonly channelId: number;
  readonly course_id?: number | undefined;
  readonly group_id?: number | undefined;
  readonly tag_id?: number | undefined;
}

/** A larger class is looked at by groups. */
const MOST_PUPILS = 3_000;

/** The pupils that a filter finds, by name; without staff. */
export function pupilsOfFilter(
  db: Database,
  { channelId, group_id, tag_id }: Omit<ClassFilter, 'deps'>,
): Promise<MemberRow[]> {
  return listMemberRows(db, {
    channelId,
    list: 'all',
    isStaff: false,
    limit: MOST_PUPILS,
    among: [
      ...(group_id === undefined ? [] : [isInGroup(group_id)]),
      ...(tag_id === undefined ? [] : [wearsTag(tag_id)]),
    ],
  });
}

/**
 * A course of the channel, or of the school, with its lessons: the busiest by default. Throws IS_NOT_CHANNEL_CONTENT.
 */
export async function courseOfFilter({ deps, channelId, course_id: courseId }: ClassFilter): Promise<{
  course: { courseId: number; title: string } | undefined;
  lessons: LessonOutline[];
}> {
  const { db } = deps;
  const course =
    courseId === undefined
      ? (await listClassCourses({ deps, channelId }))[0]
      : await findTeachableCourse({ db, channelId, courseId });
  return { course, lessons: course ? await outlineOfCourse(db, course.courseId) : [] };
}

/** One page of pupils with their progress in a course, the busiest by default. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getMatrix(
  query: ClassFilter & { readonly lesson_id?: number | undefined; readonly page: number },
): Promise<Matrix> {
  const { deps, channelId, lesson_id, page } = query;
  const { db, presence, clock } = deps;
  const present = await presence.present();
  const [{ course, lessons }, pupils, here] = await Promise.all([
    courseOfFilter(query),
    pupilsOfFilter(db, query),
    namesInChannel({ db, channelId, userIds: [...present.keys()] }),
  ]);
  const unfolded = lessons.find(({ lessonId }) => lessonId === lesson_id);
  if (lesson_id !== undefined && !unfolded)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `lesson ${lesson_id} is not of course ${course?.courseId}`,
    });
  const size = MATRIX_MEMBERS_PER_PAGE;
  const start = rowsBefore({ page, first: 1, size });
  const shown = pupils.slice(start, start + size);
  const userIds = shown.map(({ userId }) => userId);
  const [worn, { cellsOf, statesOf }] = await Promise.all([
    wornItemIdsOf({ db, userIds }),
    matrixCells({ db, now: clock.now(), channelId, userIds, lessons }),
  ]);
  const hereIds = new Set(here.map(({ userId }) => userId));
  return {
    courseId: course?.courseId ?? null,
    lessonList: lessons,
    memberList: shown.map(({ userId, nickname }) => ({
      memberId: userId,
      nickname,
      itemIdList: [...(worn.get(userId) ?? [])],
      isHere: hereIds.has(userId),
      isInLesson: present.get(userId)?.isInLesson ?? false,
      cellList: cellsOf(userId),
      contentStateList: unfolded ? statesOf(userId, unfolded) : [],
    })),
    hereCount: pupils.filter(({ userId }) => hereIds.has(userId)).length,
    pageCount: pageCountOf(pupils.length, size),
    totalCount: pupils.length,
  };
}
