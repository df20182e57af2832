import { z } from 'zod';
import { idSchema, lookupText } from '#shared/contract/fields.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { courseFields } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { MOST_LESSON_CONTENTS, MOST_LESSONS } from '#shared/contract/learning/authoring/lmsLessons.ts';
import { worksheetFields } from '#shared/contract/learning/authoring/lmsWorksheets.ts';

/** The name of a file in a package, by which a lesson refers to it. */
export const SLUG = /^[a-z0-9가-힣][a-z0-9가-힣-]{0,59}$/;

/** The kinds of the product's own contents that a lesson shows. */
const LIBRARY_KINDS = ['DOCUMENT', 'PROBLEM', 'VIDEO', 'BLOCK'] as const;

const shown = {
  title: lmsTitle,
  character: z.enum(CHARACTERS).default('DOLPHIN'),
};
export const slugSchema = z.string().regex(SLUG, '파일 이름이 맞지 않아요.');
const ref = slugSchema;
const contentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('document'), ref, ...shown }),
  z.strictObject({ type: z.literal('block'), ref, ...shown }),
  z.strictObject({ type: z.literal('problem'), ref, ...shown }),
  z.strictObject({ type: z.literal('stage'), ref, ...shown }),
  z.strictObject({ type: z.literal('video'), ref, ...shown }),
  /** A content that comes with the product, by its number there. */
  z.strictObject({ type: z.literal('shelf'), kind: z.enum(LIBRARY_KINDS), id: idSchema, ...shown }),
  z.strictObject({ type: z.literal('preparing'), comment: lookupText(200).default(''), ...shown }),
]);
export type PackageContent = z.output<typeof contentSchema>;

const lessonSchema = z.strictObject({
  title: lmsTitle,
  description: lookupText(500).default(''),
  section: lookupText(CONTENT_TITLE_LENGTH).default(''),
  contents: z.array(contentSchema).max(MOST_LESSON_CONTENTS).default([]),
});
export type PackageLesson = z.output<typeof lessonSchema>;

const lessons = z.array(lessonSchema).max(MOST_LESSONS).default([]);
const format = z.literal(1, '이 판의 파일은 읽을 수 없어요. format: 1이어야 해요.');

/** `course.yaml`. */
export const coursePackageSchema = z.strictObject({
  ...{ format, title: lmsTitle },
  ...courseFields,
  content: courseFields.content.default(''),
  character: courseFields.character.default('DOLPHIN'),
  level: courseFields.level.default('BEGINNER'),
  theme: courseFields.theme.default('SEA'),
  introUsed: courseFields.introUsed.default(false),
  contentTitle: lookupText(CONTENT_TITLE_LENGTH).default(''),
  courseStorageAchievementList: courseFields.courseStorageAchievementList.default([]),
  courseStorageSubjectList: courseFields.courseStorageSubjectList.default([]),
  courseStorageGoodPeopleList: courseFields.courseStorageGoodPeopleList.default([]),
  prerequisiteKnowledgeList: courseFields.prerequisiteKnowledgeList.default([]),
  closingContent: courseFields.closingContent.default(''),
  inOrder: courseFields.inOrder.default(false),
  enrolmentRequired: courseFields.enrolmentRequired.default(false),
  lessons,
});

/** `worksheet.yaml`. */
export const worksheetPackageSchema = z.strictObject({
  ...{ format, title: lmsTitle },
  content: worksheetFields.content.default(''),
  character: worksheetFields.character.default('CRAB'),
  level: worksheetFields.level.default('BEGINNER'),
  paymentType: worksheetFields.paymentType.default('FREE'),
  cost: worksheetFields.cost.default(0),
  chapters: lessons,
});
