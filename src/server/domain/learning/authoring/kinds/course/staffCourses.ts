import type { lmsCourseRoutes, StaffCourse } from '#shared/contract/learning/authoring/lmsCourses.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import {
  assertRoomForContent,
  describeContent,
  findStaffContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  refuseHiding,
  saveLessonHolder,
  type LessonHolder,
} from '#server/domain/learning/authoring/materials/lessonHolders.ts';
import { listStaffLessons } from '#server/domain/learning/authoring/materials/staffLessons.ts';
import { transaction } from '#server/domain/transaction.ts';

export const courseHolder: LessonHolder<typeof courses> = {
  table: courses,
  contentType: 'COURSE',
  parentOf: (courseId) => ({ courseId }),
};

export const coursesKeepContents = refuseHiding(courseHolder);

/** A course as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffCourse(
  db: Database | Transaction,
  { channelId, contentId }: Pick<OneContent, 'channelId' | 'contentId'>,
): Promise<StaffCourse> {
  const row = await findStaffContent(db, courseHolder, { channelId, contentId });
  return {
    courseId: contentId,
    ...(await describeContent(db, row)),
    content: row.content,
    character: row.character,
    level: row.level,
    theme: row.theme,
    introUsed: row.introUsed,
    contentTitle: row.contentTitle,
    courseStorageAchievementList: row.courseStorageAchievementList,
    courseStorageSubjectList: row.courseStorageSubjectList,
    courseStorageGoodPeopleList: row.courseStorageGoodPeopleList,
    prerequisiteKnowledgeList: row.prerequisiteKnowledgeList,
    closingContent: row.closingContent,
    inOrder: row.inOrder,
    enrolmentRequired: row.enrolmentRequired,
    lessonList: await listStaffLessons(db, { channelId, parent: { courseId: contentId } }),
  };
}

/** The columns that a course begins with beside its title. */
export type NewCourse = Pick<typeof courses.$inferInsert, 'title'> &
  Partial<Omit<typeof courses.$inferInsert, 'id' | 'channelId' | 'authorId'>>;

/** Writes a course, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export async function addCourse(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  course: NewCourse,
): Promise<number> {
  await assertRoomForContent(tx, courseHolder, channelId);
  const at = deps.clock.now();
  const [row] = await tx
    .insert(courses)
    .values({
      ...{ content: '', visibleState: 'INVISIBLE', orderNo: 0, ...course },
      ...{ channelId, authorId: userId, createdAt: at, updatedAt: at },
    })
    .returning({ id: courses.id });
  if (!row) throw new Error(`a course of channel ${channelId} was not written`);
  return row.id;
}

export async function createCourse(scope: StaffScope, title: string): Promise<StaffCourse> {
  const contentId = await transaction(scope.deps, (tx) => addCourse(tx, scope, { title }));
  return getStaffCourse(scope.deps.db, { ...scope, contentId });
}

export async function saveCourse(
  address: OneContent,
  { lessonList, baseVersion, ...change }: BodyOf<typeof lmsCourseRoutes.save>,
): Promise<StaffCourse> {
  await saveLessonHolder(address, courseHolder, { change, lessonList, baseVersion });
  return getStaffCourse(address.deps.db, address);
}
