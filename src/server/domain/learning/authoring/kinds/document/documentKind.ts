import { lmsDocumentRoutes } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { copyContent } from '#server/domain/learning/authoring/contents/copyContent.ts';
import { packDocument, unpackDocuments } from './packDocument.ts';
import { contentVersions } from '#server/domain/learning/authoring/contents/contentVersions.ts';
import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { documentContents, documentFacts } from './documentFacts.ts';
import { documentRowOf } from './staffDocuments.ts';

export const documentKind: AuthoringKind = {
  facts: documentFacts,
  preview: async (db, place) => {
    const { title, content } = await documentRowOf(db, place);
    return { title, content, lessonList: [] };
  },
  // The library's documents are Markdown alone.
  copy: copyContent(documentContents, (body, { documentType }) =>
    documentType === 'MARKDOWN' ? body : undefined,
  ),
  pack: packDocument,
  unpack: unpackDocuments,
  versions: contentVersions(documentContents, lmsDocumentRoutes.save.body),
};
