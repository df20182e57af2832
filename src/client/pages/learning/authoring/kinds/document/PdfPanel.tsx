import { Download, FileUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRemoveDocumentPdf, useUploadDocumentPdf } from '#client/net/learning/authoring/contents.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { StaffDocument } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { documentTexts as texts } from './texts.ts';

/** The PDF that a document may be instead of its text. */
export function PdfPanel({
  document,
  isSaved,
}: {
  readonly document: StaffDocument;
  /** Nothing of the text waits to be saved, whose version the upload would outdate. */
  readonly isSaved: boolean;
}) {
  const { documentId, file } = document;
  const { id } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(0);
  const upload = useUploadDocumentPdf({ id, documentId, onProgress: setDone });
  const remove = useRemoveDocumentPdf({ id, documentId });
  const error = upload.error ?? remove.error;
  return (
    <Panel title={texts.pdf} titleTone="sea">
      <p>{texts.pdfHint}</p>
      <FileInput
        ref={input}
        label={texts.choosePdf}
        accept="application/pdf"
        onChoose={(chosen) => {
          setDone(0);
          upload.mutate(chosen);
        }}
      />
      {upload.isPending && (
        <ProgressBar value={done} max={1} label={texts.uploading(Math.round(done * 100))} />
      )}
      <Cluster>
        {file && <b>{file.name}</b>}
        <Button
          tone="sea"
          icon={<FileUp />}
          busy={upload.isPending}
          disabled={!isSaved}
          onClick={() => input.current?.click()}
        >
          {file ? texts.changePdf : texts.choosePdf}
        </Button>
        {file && (
          <>
            <Button
              tone="alt"
              icon={<Download />}
              onClick={() => window.open(file.url, '_blank', 'noopener')}
            >
              {texts.openPdf}
            </Button>
            <Button
              tone="alt"
              icon={<Trash2 />}
              busy={remove.isPending}
              disabled={!isSaved}
              onClick={() => remove.mutate()}
            >
              {texts.removePdf}
            </Button>
          </>
        )}
      </Cluster>
      <FormMessage message={error ? userMessageOf(error, texts.notUploaded) : undefined} />
    </Panel>
  );
}
