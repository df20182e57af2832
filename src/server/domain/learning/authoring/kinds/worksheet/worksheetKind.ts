import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { outlineOfLesson } from '#server/domain/learning/authoring/library/outlineOfLesson.ts';
import { getStaffWorksheet, worksheetHolder } from './staffWorksheets.ts';

export const worksheetKind: AuthoringKind = {
  facts: contentFactsOf(worksheetHolder.table),
  preview: async (db, place) => {
    const { title, content, chapterList } = await getStaffWorksheet(db, place);
    return { title, content, lessonList: chapterList.map(outlineOfLesson) };
  },
};
