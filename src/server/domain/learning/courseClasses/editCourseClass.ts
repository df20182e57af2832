import { and, eq, sql } from 'drizzle-orm';
import type { CourseClassBody, ScheduleInput } from '#shared/contract/learning/courseClasses.ts';
import type { Transaction } from '#server/db/connect.ts';
import { courseClasses, courseClassSchedules } from '#server/db/tables/learning/courseClasses.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { readOfferedCourse } from '#server/domain/learning/courses/courseGate.ts';
import { countEnrolled, isEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { ofChannel, type StoredCourseClass } from './cards.ts';
import { listSchedules, toCourseClass, type ClassAddress } from './getCourseClass.ts';

const MOST_CLASSES = 200;

type Staff = Omit<ClassAddress, 'courseClassId'>;

/** Throws IS_NOT_CHANNEL_CONTENT, CHANNEL_MEMBER_NOT_FOUND, CHANNEL_LIST_FULL. */
export async function createCourseClass({ body, ...staff }: Staff & { readonly body: CourseClassBody }) {
  const { deps, channel } = staff;
  const { channelId } = channel;
  const row = await transaction(deps, async (tx) => {
    const total = await tx.$count(courseClasses, ofChannel(channelId));
    if (total >= MOST_CLASSES)
      throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${total} course classes` });
    const values = await toValues(tx, staff, body);
    const [made] = await tx
      .insert(courseClasses)
      .values({ ...values, channelId })
      .returning();
    return made;
  });
  if (!row) throw new Error('createCourseClass: the insert returned no row');
  return toCourseClass(staff, row, false);
}

/** Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT, IS_NOT_CHANNEL_CONTENT, CHANNEL_MEMBER_NOT_FOUND. */
export async function saveCourseClass({
  body,
  ...address
}: ClassAddress & { readonly body: CourseClassBody }) {
  const { deps, userId, courseClassId } = address;
  const row = await transaction(deps, async (tx) => {
    const before = await lockClass(tx, address);
    if (before.version !== body.version)
      throw new AppError('CONTENT_CONFLICT', {
        log: `course class ${courseClassId} is at version ${before.version}, not ${body.version}`,
      });
    // Who is enrolled learns with this course; another one would take the progress away.
    const isUsed = ((await countEnrolled(tx, [courseClassId])).get(courseClassId) ?? 0) > 0;
    if (isUsed && before.courseId !== body.courseClassStorageId)
      throw new AppError('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE', {
        log: `course class ${courseClassId} has members and cannot change its course`,
      });
    const values = await toValues(tx, address, body);
    const [saved] = await tx
      .update(courseClasses)
      .set({ ...values, version: sql`${courseClasses.version} + 1` })
      .where(eq(courseClasses.id, courseClassId))
      .returning();
    return saved;
  });
  if (!row) throw new Error(`saveCourseClass: ${courseClassId} was locked and is gone`);
  const enrolled = await isEnrolled(deps.db, userId, { courseClassId, courseId: row.courseId });
  return toCourseClass(address, row, enrolled);
}

/** Throws RESOURCE_NOT_FOUND, ALREADY_REFERENCED_CONTENT. */
export async function removeCourseClass(address: ClassAddress): Promise<void> {
  const { deps, courseClassId } = address;
  await transaction(deps, async (tx) => {
    await lockClass(tx, address);
    const enrolled = (await countEnrolled(tx, [courseClassId])).get(courseClassId) ?? 0;
    if (enrolled > 0)
      throw new AppError('ALREADY_REFERENCED_CONTENT', {
        log: `${enrolled} users are enrolled in course class ${courseClassId}`,
      });
    await tx.update(courseClasses).set({ removed: true }).where(eq(courseClasses.id, courseClassId));
  });
}

/** Throws RESOURCE_NOT_FOUND. */
export async function saveSchedules({
  scheduleList,
  ...address
}: ClassAddress & { readonly scheduleList: readonly ScheduleInput[] }) {
  const { deps, courseClassId } = address;
  await transaction(deps, async (tx) => {
    await lockClass(tx, address);
    await tx.delete(courseClassSchedules).where(eq(courseClassSchedules.courseClassId, courseClassId));
    if (scheduleList.length > 0)
      await tx.insert(courseClassSchedules).values(
        scheduleList.map(({ title, startsAt, minutes }) => ({
          courseClassId,
          title: title ?? '',
          startsAt: new Date(startsAt),
          minutes,
        })),
      );
  });
  return listSchedules(address);
}

async function lockClass(
  tx: Transaction,
  { channel, courseClassId }: ClassAddress,
): Promise<StoredCourseClass> {
  const [row] = await tx
    .select()
    .from(courseClasses)
    .where(and(ofChannel(channel.channelId), eq(courseClasses.id, courseClassId)))
    .for('update');
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `channel ${channel.channelId} has no course class ${courseClassId}`,
    });
  return row;
}

/** The columns of a body; what the introduction does not say is taken over from the course. */
async function toValues(tx: Transaction, { userId, channel }: Staff, body: CourseClassBody) {
  const {
    courseClassStorageId: courseId,
    teacherId = userId,
    categoryList,
    version: _read,
    ...fields
  } = body;
  const course = await readOfferedCourse(tx, { channelId: channel.channelId, courseId });
  if (teacherId !== userId) await readActiveMembers(tx, { channel, memberIds: [teacherId] });
  return {
    introUsed: course.introUsed,
    contentTitle: course.contentTitle,
    courseStorageAchievementList: course.courseStorageAchievementList,
    courseStorageSubjectList: course.courseStorageSubjectList,
    courseStorageGoodPeopleList: course.courseStorageGoodPeopleList,
    prerequisiteKnowledgeList: course.prerequisiteKnowledgeList,
    closingContent: course.closingContent,
    ...fields,
    courseId,
    teacherId,
    categories: [...new Set(categoryList.map(({ name }) => name))],
  };
}
