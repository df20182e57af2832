import { useAddDocumentPicture } from '#client/net/learning/authoring/contents.ts';
import { documentCalls, type DocumentDraft } from '#client/net/learning/authoring/contentCalls.ts';
import type { DocumentPicture } from '#shared/contract/learning/documents.ts';
import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { documentFaults } from '../../editor/contentFaults.ts';
import { ContentPage } from '../../editor/ContentPage.tsx';
import { DocumentReaders } from './DocumentReaders.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { PdfPanel } from './PdfPanel.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { documentTexts as texts } from './texts.ts';

const bodyOf = ({ title, content }: StaffDocument): DocumentDraft => ({ title, content });

/** A document as its staff writes it. */
export function DocumentPage() {
  const { id: channelId } = useChannel();
  const add = useAddDocumentPicture(channelId);
  const addPicture = ({ documentId }: StaffDocument, file: File): Promise<DocumentPicture> =>
    add.mutateAsync({ documentId, file });
  return (
    <ContentPage
      kind={documentCalls}
      bodyOf={bodyOf}
      fieldNames={texts.fields}
      faultsOf={(document, body) => documentFaults(document, body.content)}
    >
      {({ id, content, draft: { body, change, state } }) => (
        <>
          {content.documentType === 'MARKDOWN' && (
            <div data-field="content">
              <MarkdownEditor
                value={body.content}
                pictures={content.pictureList}
                onPicture={(file) => addPicture(content, file)}
                onChange={(next) => change((before) => ({ ...before, content: next }))}
              />
            </div>
          )}
          <PdfPanel document={content} isSaved={state === 'saved'} />
          {content.file && <PdfPreview title={content.title} url={content.file.url} />}
          <DocumentReaders documentId={id} />
        </>
      )}
    </ContentPage>
  );
}
