import { and, eq, sql } from 'drizzle-orm';
import type { CourseClassBody } from '#shared/contract/learning/courseClasses.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { courseClasses, courseClassSchedules } from '#server/db/tables/learning/courseClasses.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { lockOfferedCourse } from '#server/domain/learning/courses/courseGate.ts';
import { countEnrolled, isEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { ofChannel, type StoredCourseClass } from './cards.ts';
import { toCourseClass, type ClassAddress } from './getCourseClass.ts';

const MOST_CLASSES = 200;

type Staff = Omit<ClassAddress, 'courseClassId'>;

/** Throws IS_NOT_CHANNEL_CONTENT, CONTENT_NOT_READY, CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE, CHANNEL_LIST_FULL. */
export async function createCourseClass({ body, ...staff }: Staff & { readonly body: CourseClassBody }) {
  const { deps, channel } = staff;
  const { channelId } = channel;
  const row = await transaction(deps, async (tx) => {
    const total = await tx.$count(courseClasses, ofChannel(channelId));
    if (total >= MOST_CLASSES)
      throw new AppError('CHANNEL_LIST_FULL', { log: `channel ${channelId} has ${total} course classes` });
    const values = await toValues(tx, staff, body, null);
    const [made] = await tx
      .insert(courseClasses)
      .values({ ...values, channelId })
      .returning();
    if (made) await writeSchedules(tx, made.id, body);
    return made;
  });
  if (!row) throw new Error('createCourseClass: the insert returned no row');
  return toCourseClass(staff, row, false);
}

/** Throws RESOURCE_NOT_FOUND, CONTENT_CONFLICT, and the errors of creating one. */
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
    // Enrolled pupils learn with this course; another one would take their progress away.
    const isUsed = ((await countEnrolled(tx, [courseClassId])).get(courseClassId) ?? 0) > 0;
    if (isUsed && before.courseId !== body.courseClassStorageId)
      throw new AppError('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE', {
        log: `course class ${courseClassId} has members and cannot change its course`,
      });
    const values = await toValues(tx, address, body, before);
    await writeSchedules(tx, courseClassId, body);
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

/** Given dates replace the former ones. */
async function writeSchedules(
  tx: Transaction,
  courseClassId: number,
  { scheduleList }: CourseClassBody,
): Promise<void> {
  if (!scheduleList) return;
  await tx.delete(courseClassSchedules).where(eq(courseClassSchedules.courseClassId, courseClassId));
  if (scheduleList.length === 0) return;
  await tx
    .insert(courseClassSchedules)
    .values(
      scheduleList.map(({ startsAt, ...date }) => ({ ...date, courseClassId, startsAt: new Date(startsAt) })),
    );
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

/** The columns of a body; missing parts of the introduction are taken over from the course. */
async function toValues(
  tx: Transaction,
  { userId, channel }: Staff,
  body: CourseClassBody,
  before: StoredCourseClass | null,
) {
  const {
    courseClassStorageId: courseId,
    teacherId = before ? before.teacherId : userId,
    categoryList,
    scheduleList: _dates,
    version: _read,
    ...fields
  } = body;
  const course = await lockOfferedCourse(tx, { channelId: channel.channelId, courseId });
  // A class that is hidden itself may wait for its course to be published again.
  const isWaiting = before?.courseId === courseId && body.visibleState === 'INVISIBLE';
  if (course.visibleState === 'INVISIBLE' && !isWaiting)
    throw new AppError('CONTENT_NOT_READY', {
      log: `course ${courseId} is hidden and cannot be offered`,
      message: '숨겨진 코스예요. 수업 자료에서 코스를 먼저 공개해 주세요.',
    });
  if (teacherId !== null && teacherId !== userId && teacherId !== before?.teacherId)
    await assertTeaches(tx, { channel, memberId: teacherId });
  const intro = before?.courseId === courseId ? before : course;
  return {
    introUsed: intro.introUsed,
    contentTitle: intro.contentTitle,
    courseStorageAchievementList: intro.courseStorageAchievementList,
    courseStorageSubjectList: intro.courseStorageSubjectList,
    courseStorageGoodPeopleList: intro.courseStorageGoodPeopleList,
    prerequisiteKnowledgeList: intro.prerequisiteKnowledgeList,
    closingContent: intro.closingContent,
    ...fields,
    courseId,
    teacherId,
    categories: [...new Set(categoryList.map(({ name }) => name))],
  };
}

/** Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE for a pupil. */
async function assertTeaches(
  tx: Transaction,
  { channel, memberId }: { readonly channel: CallerChannel; readonly memberId: number },
): Promise<void> {
  const [member] = await readActiveMembers(tx, { channel, memberIds: [memberId] });
  if (member && holdsAtLeast(member.roles, 'teacher')) return;
  throw new AppError('NOT_HAS_ROLE', {
    log: `user ${memberId} is no teacher of channel ${channel.channelId}`,
    message: '선생님만 수업을 맡을 수 있어요.',
  });
}
