import { z } from 'zod';
import { idSchema, lookupText } from '#shared/contract/fields.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { MATERIAL_TYPES } from '#shared/contract/learning/authoring/kinds.ts';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { MOST_LESSON_CONTENTS, MOST_LESSONS } from '#shared/contract/learning/authoring/lmsLessons.ts';

/** The name of a file in a package, by which a lesson refers to it. */
export const SLUG = /^[a-z0-9가-힣][a-z0-9가-힣-]{0,59}$/;

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
  z.strictObject({ type: z.literal('shelf'), kind: z.enum(MATERIAL_TYPES), id: idSchema, ...shown }),
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

export const packageLessons = z.array(lessonSchema).max(MOST_LESSONS).default([]);
export const packageFormat = z.literal(1, '이 판의 파일은 읽을 수 없어요. format: 1이어야 해요.');
