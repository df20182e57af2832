import type { DocumentBody } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import type { EditedKind } from '#server/domain/learning/authoring/contents/saveContent.ts';
import { AppError } from '#server/platform/appError.ts';

export const documentContents: EditedKind<typeof documents, DocumentBody> = {
  table: documents,
  contentType: 'DOCUMENT',
  bodyOf: (_db, { title, content }) => ({ title, content }),
  write: async (_tx, { body }) => body,
  assertReady: (_tx, { id, documentType, content }) => {
    if (documentType === 'PDF' || content.trim() !== '') return;
    throw new AppError('CONTENT_NOT_READY', {
      log: `document ${id} is empty`,
      message: '문서가 비어 있어요. 내용을 쓴 다음에 공개해 주세요.',
    });
  },
  assertRestorable: ({ id, documentType, content }, body) => {
    if (documentType === 'MARKDOWN' || body.content === content) return;
    throw new AppError('CONTENT_NOT_READY', {
      log: `document ${id} is a PDF: its text would not be seen`,
      message: '지금은 PDF 문서예요. PDF를 뺀 다음에 되돌려 주세요.',
    });
  },
};

/** The facts that lessons must know of the documents that they show. */
export const documentFacts = contentFactsOf(documents);
