import type { StaffCourse } from '#shared/contract/learning/authoring/lmsCourses.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import {
  addContent,
  describeContent,
  findStaffContent,
  type NewContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  editedHolder,
  refuseHiding,
  type LessonHolder,
} from '#server/domain/learning/authoring/materials/lessonHolders.ts';
import { listStaffLessons } from '#server/domain/learning/authoring/materials/staffLessons.ts';
import { transaction } from '#server/domain/transaction.ts';

const columnsOf = (row: typeof courses.$inferSelect) => ({
  title: row.title,
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
});

export const courseHolder: LessonHolder<typeof courses, ReturnType<typeof columnsOf>> = {
  table: courses,
  contentType: 'COURSE',
  parentOf: (courseId) => ({ courseId }),
  columnsOf,
};

export const courseContents = editedHolder(courseHolder, 'lessonList');

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
    ...columnsOf(row),
    lessonList: await listStaffLessons(db, { channelId, parent: { courseId: contentId } }),
  };
}

/** Writes a course, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export const addCourse = (
  tx: Transaction,
  scope: StaffScope,
  course: NewContent<typeof courses>,
): Promise<number> => addContent(tx, scope, courseHolder, { content: '', orderNo: 0, ...course });

export async function createCourse(scope: StaffScope, title: string): Promise<StaffCourse> {
  const contentId = await transaction(scope.deps, (tx) => addCourse(tx, scope, { title }));
  return getStaffCourse(scope.deps.db, { ...scope, contentId });
}
