import { documentCalls, type DocumentDraft } from '#client/net/rest/learning/lms.ts';
import type { StaffDocument } from '#shared/contract/learning/lmsDocuments.ts';
import { ContentPage } from '../shared/ContentPage.tsx';
import { DocumentReaders } from './DocumentReaders.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { PdfPanel } from './PdfPanel.tsx';

const bodyOf = ({ title, content }: StaffDocument): DocumentDraft => ({ title, content });

/** A document as its staff writes it. */
export function DocumentPage() {
  return (
    <ContentPage kind={documentCalls} bodyOf={bodyOf}>
      {({ id, content, draft: { body, change, state } }) => (
        <>
          {content.documentType === 'MARKDOWN' && (
            <MarkdownEditor
              value={body.content}
              onChange={(next) => change((before) => ({ ...before, content: next }))}
            />
          )}
          <PdfPanel document={content} isSaved={state === 'saved'} />
          <DocumentReaders documentId={id} />
        </>
      )}
    </ContentPage>
  );
}
