import { and, asc, eq } from 'drizzle-orm';
import type {
  CourseClass,
  CourseClassSchedule,
  Curriculum,
} from '#shared/contract/learning/courseClasses.ts';
import { courseClasses, courseClassSchedules } from '#server/db/tables/learning/courseClasses.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { readCourseOfClass } from '#server/domain/learning/courses/courseGate.ts';
import { isEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { isLearningStaff, lockLessons, nextOf } from '#server/domain/learning/lessons/lockLessons.ts';
import { openedLessonIds } from '#server/domain/learning/lessons/openings.ts';
import { AppError } from '#server/platform/appError.ts';
import { ofChannel, toCards, type StoredCourseClass } from './cards.ts';

export interface ClassAddress extends ChannelCall {
  readonly courseClassId: number;
}

/** A course class of the channel that the caller may see. Throws RESOURCE_NOT_FOUND. */
export async function findCourseClass(address: ClassAddress) {
  const { deps, userId, channel, courseClassId } = address;
  const [[row], enrolled] = await Promise.all([
    deps.db
      .select()
      .from(courseClasses)
      .where(and(ofChannel(channel.channelId), eq(courseClasses.id, courseClassId))),
    isEnrolled(deps.db, userId, { courseClassId, courseId: 0 }),
  ]);
  // An enrolled user keeps a class that was hidden since.
  if (row && (row.visibleState === 'VISIBLE' || enrolled || isLearningStaff(channel.roles)))
    return { row, enrolled };
  throw new AppError('RESOURCE_NOT_FOUND', {
    log: `channel ${channel.channelId} shows user ${userId} no course class ${courseClassId}`,
  });
}

export async function getCourseClass(address: ClassAddress): Promise<CourseClass> {
  const { row, enrolled } = await findCourseClass(address);
  return toCourseClass(address, row, enrolled);
}

export async function toCourseClass(
  { deps, userId, channel }: Omit<ClassAddress, 'courseClassId'>,
  row: StoredCourseClass,
  enrolled: boolean,
): Promise<CourseClass> {
  const [[card], course] = await Promise.all([
    toCards({ deps, userId, rows: [row], enrolled: new Set(enrolled ? [row.id] : []) }),
    readCourseOfClass(deps.db, row.courseId),
  ]);
  if (!card) throw new Error(`toCourseClass: course class ${row.id} made no card`);
  return {
    ...card,
    channelProfile: { channelId: channel.channelId, channelName: channel.channelName },
    introUsed: row.introUsed,
    contentTitle: row.contentTitle,
    courseStorageAchievementList: row.courseStorageAchievementList,
    courseStorageSubjectList: row.courseStorageSubjectList,
    courseStorageGoodPeopleList: row.courseStorageGoodPeopleList,
    prerequisiteKnowledgeList: row.prerequisiteKnowledgeList,
    closingContent: row.closingContent,
    courseChannelId: course.channelId,
    version: row.version,
  };
}

/** The lessons of a course class; a user who is not enrolled reads the titles. */
export async function getCurriculum(address: ClassAddress): Promise<Curriculum> {
  const { deps, userId, channel } = address;
  const { row, enrolled } = await findCourseClass(address);
  const course = await readCourseOfClass(deps.db, row.courseId);
  const lessons = await listLessons({
    deps,
    userId,
    channelId: course.channelId,
    which: { courseId: row.courseId },
  });
  const isStaff = isLearningStaff(channel.roles);
  const opened = await openedLessonIds(deps.db, { courseId: row.courseId });
  const lessonList = lockLessons(lessons, {
    isHidden: !course.isVisible && !isStaff,
    // A free and open class can be opened by its links, too.
    isEnrolled: enrolled || isStaff || (row.paymentType === 'FREE' && !course.enrolmentRequired),
    inOrder: course.inOrder && !course.seeded && !isStaff,
    opened,
  });
  return { lessonList, next: nextOf(lessonList) };
}

export async function listSchedules(address: ClassAddress): Promise<CourseClassSchedule[]> {
  await findCourseClass(address);
  const { deps, courseClassId } = address;
  const rows = await deps.db
    .select()
    .from(courseClassSchedules)
    .where(eq(courseClassSchedules.courseClassId, courseClassId))
    .orderBy(asc(courseClassSchedules.startsAt), asc(courseClassSchedules.id));
  return rows.map(({ id, title, startsAt, minutes }) => ({
    scheduleId: id,
    title,
    startsAt: startsAt.toISOString(),
    minutes,
  }));
}
