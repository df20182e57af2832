import { OVERVIEW_MEMBERS_PER_PAGE, type ClassOverview } from '#shared/contract/channels/statistics.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import { listContacts } from '#server/domain/channels/channels/memberContacts.ts';
import { namesInChannel } from '#server/domain/channels/channels/memberCounts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lessonsOfMembers } from '#server/domain/learning/lessons/memberLessons.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { AppError } from '#server/platform/appError.ts';
import { coursesFor } from './recommendCourses.ts';

/** Members by name with their progress in a course, the first one unless told. Throws IS_NOT_CHANNEL_CONTENT. */
export async function classOverview(query: {
  deps: Deps;
  userId: number;
  channelId: number;
  courseId?: number | undefined;
  page: number;
}): Promise<ClassOverview> {
  const { deps, channelId, page } = query;
  const { db, presence } = deps;
  const courses = await coursesFor(query);
  const course =
    query.courseId === undefined ? courses[0] : courses.find((one) => one.courseId === query.courseId);
  if (!course && query.courseId !== undefined)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `course ${query.courseId} is not for channel ${channelId}`,
    });
  const size = OVERVIEW_MEMBERS_PER_PAGE;
  const [{ contactList, totalCount }, here] = await Promise.all([
    listContacts({ db, channelId, search: '', page, size }),
    namesInChannel({ db, channelId, userIds: presence.present() }),
  ]);
  const userIds = contactList.map(({ userId }) => userId);
  const [worn, lessons] = await Promise.all([
    wornItemIdsOf({ db, userIds }),
    course && lessonsOfMembers({ db, courseId: course.courseId, userIds }),
  ]);
  const hereIds = new Set(here.map(({ userId }) => userId));
  return {
    courseId: course?.courseId ?? null,
    courseList: courses.map(({ courseId, title }) => ({ courseId, title })),
    lessonList: lessons?.lessonList ?? [],
    memberList: contactList.map(({ userId, nickname }) => ({
      userId,
      nickname,
      itemIdList: [...(worn.get(userId) ?? [])],
      isHere: hereIds.has(userId),
      isInLesson: presence.isInLesson(userId),
      cellList: lessons?.cellsOf(userId) ?? [],
    })),
    hereCount: here.length,
    pageCount: pageCountOf(totalCount, size),
    totalCount,
  };
}
