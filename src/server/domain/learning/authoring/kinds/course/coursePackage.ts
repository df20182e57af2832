import { z } from 'zod';
import { lookupText } from '#shared/contract/fields.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { courseFields } from '#shared/contract/learning/authoring/lmsCourses.ts';
import { packageFormat, packageLessons } from '#server/domain/learning/authoring/packages/lessonPackage.ts';

/** `course.yaml`. */
export const coursePackageSchema = z.strictObject({
  ...{ format: packageFormat, title: lmsTitle },
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
  lessons: packageLessons,
});
