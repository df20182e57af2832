import type { LibraryPreview } from '#shared/contract/learning/authoring/lmsMaterials.ts';

type Outline = LibraryPreview['lessonList'][number];

/** A lesson as the preview of the library shows it: its title, and what it shows by type and title. */
export const outlineOfLesson = ({ title, contentList }: Outline): Outline => ({
  title,
  contentList: contentList.map((content) => ({ contentType: content.contentType, title: content.title })),
});
