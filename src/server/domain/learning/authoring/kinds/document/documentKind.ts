import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { copyDocument } from './copyDocument.ts';
import { documentFacts } from './documentFacts.ts';
import { documentRowOf } from './staffDocuments.ts';

export const documentKind: AuthoringKind = {
  facts: documentFacts,
  preview: async (db, place) => {
    const { title, content } = await documentRowOf(db, place);
    return { title, content, lessonList: [] };
  },
  copy: copyDocument,
};
