import { z } from 'zod';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { worksheetFields } from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import { packageFormat, packageLessons } from '#server/domain/learning/authoring/packages/lessonPackage.ts';

/** `worksheet.yaml`. */
export const worksheetPackageSchema = z.strictObject({
  ...{ format: packageFormat, title: lmsTitle },
  content: worksheetFields.content.default(''),
  character: worksheetFields.character.default('CRAB'),
  level: worksheetFields.level.default('BEGINNER'),
  paymentType: worksheetFields.paymentType.default('FREE'),
  cost: worksheetFields.cost.default(0),
  chapters: packageLessons,
});
