import { z } from 'zod';
import { idSchema, lookupText, nameOrNothing, nameText } from '#shared/contract/fields.ts';
import { CONTENT_TITLE_LENGTH, contentVisibleStateSchema } from '../contentFields.ts';
import { CHARACTERS, LESSON_CONTENT_TYPES } from '../lessons.ts';

/*
 * Lessons of a course, or chapters of a worksheet, as staff saves them: all of them at once, in their order. Each has a
 * key: its id, or for one that is new a key that the page has chosen, so that a save that is sent twice makes it once.
 */

export const MOST_LESSONS = 100;
export const MOST_LESSON_CONTENTS = 60;

const keyField = z.string().regex(/^[\w-]{1,36}$/);

const contentFields = {
  key: keyField,
  contentType: z.enum(LESSON_CONTENT_TYPES),
  /** 0 for PREPARING. */
  contentId: z.int().min(0).max(2_147_483_647),
  title: nameText(CONTENT_TITLE_LENGTH, '내용의 제목을 입력해 주세요.'),
  character: z.enum(CHARACTERS),
  /** The text for children while the content is still being prepared. */
  comment: lookupText(200),
};

const lessonFields = {
  key: keyField,
  title: nameText(CONTENT_TITLE_LENGTH, '레슨의 제목을 입력해 주세요.'),
  description: lookupText(500),
  /** Lessons of one name that follow each other stand under it as a section; empty for none. */
  sectionTitle: nameOrNothing(CONTENT_TITLE_LENGTH),
};

/** Whether every lesson and every content has a key. */
function hasOneOfEach(list: readonly { key: string; contentList: readonly { key: string }[] }[]): boolean {
  const contentKeys = list.flatMap(({ contentList }) => contentList.map(({ key }) => key));
  const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;
  return isUnique(list.map(({ key }) => key)) && isUnique(contentKeys);
}

export const lessonListBody = z
  .array(
    z.object({
      ...lessonFields,
      contentList: z
        .array(z.object(contentFields))
        .max(MOST_LESSON_CONTENTS, `한 레슨에는 ${MOST_LESSON_CONTENTS}개까지 넣을 수 있어요.`),
    }),
  )
  .max(MOST_LESSONS, `레슨은 ${MOST_LESSONS}개까지 만들 수 있어요.`)
  .refine(hasOneOfEach, '같은 레슨이나 내용이 두 번 있어요.');
export type LessonListBody = z.output<typeof lessonListBody>;

export const staffLessonSchema = z.object({
  ...lessonFields,
  lessonId: idSchema,
  contentList: z.array(
    z.object({
      ...contentFields,
      contentOnLessonId: idSchema,
      /** INVISIBLE where pupils may not see what the lesson shows; PREPARING is always visible. */
      visibleState: contentVisibleStateSchema,
      /** The draft by which a problem that staff made is edited; null for anything else. */
      draftId: idSchema.nullable(),
    }),
  ),
});
export type StaffLesson = z.infer<typeof staffLessonSchema>;
