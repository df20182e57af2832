import { lmsWorksheetRoutes } from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import { packHolder, unpackHolder } from '#server/domain/learning/authoring/materials/packHolder.ts';
import { contentVersions } from '#server/domain/learning/authoring/contents/contentVersions.ts';
import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { outlineOfLesson } from '#server/domain/learning/authoring/library/outlineOfLesson.ts';
import { addWorksheet, getStaffWorksheet, worksheetContents, worksheetHolder } from './staffWorksheets.ts';

export const worksheetKind: AuthoringKind = {
  facts: contentFactsOf(worksheetHolder.table),
  preview: async (db, place) => {
    const { title, content, chapterList } = await getStaffWorksheet(db, place);
    return { title, content, lessonList: chapterList.map(outlineOfLesson) };
  },
  holder: worksheetHolder,
  packAlone: packHolder(worksheetHolder, { path: 'worksheet.yaml', lessons: 'chapters' }),
  unpack: unpackHolder(worksheetHolder, addWorksheet, ({ worksheet }) => {
    if (!worksheet) return null;
    const { format: _format, chapters: lessons, ...facts } = worksheet;
    return { facts, lessons };
  }),
  versions: contentVersions(worksheetContents, lmsWorksheetRoutes.save.body),
};
