import type { LessonListBody, StaffLesson } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Material } from '#shared/contract/learning/authoring/lmsMaterials.ts';

export type DraftLesson = LessonListBody[number];
export type DraftContent = DraftLesson['contentList'][number];

/** The part of the server's lessons that an editor changes. */
export const draftOfLessons = (lessonList: readonly StaffLesson[]): DraftLesson[] =>
  lessonList.map(({ key, title, description, sectionTitle, contentList }) => ({
    ...{ key, title, description, sectionTitle },
    contentList: contentList.map((content) => ({
      key: content.key,
      contentType: content.contentType,
      contentId: content.contentId,
      title: content.title,
      character: content.character,
      comment: content.comment,
    })),
  }));

/** A lesson with the key by which its first save finds it again. */
export const newLesson = (title: string, sectionTitle = ''): DraftLesson => ({
  ...{ key: crypto.randomUUID(), title, description: '', sectionTitle },
  contentList: [],
});

export const newContent = (
  material: Pick<Material, 'contentType' | 'contentId' | 'title'>,
): DraftContent => ({
  ...{ key: crypto.randomUUID(), character: 'DOLPHIN', comment: '' },
  contentType: material.contentType,
  contentId: material.contentId,
  title: material.title,
});

export const newPreparing = (title: string): DraftContent => ({
  ...{ key: crypto.randomUUID(), character: 'DOLPHIN', comment: '' },
  ...{ contentType: 'PREPARING', contentId: 0, title },
});
