import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef, type ClipboardEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { documentPages } from '#shared/content/documentPages.ts';
import { pictureAddress } from '#shared/content/documentPictures.ts';
import { MARKDOWN_LENGTH } from '#shared/contract/learning/contentFields.ts';
import type { DocumentPicture } from '#shared/contract/learning/documents.ts';
import { DOCUMENT_PICTURE } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { DocumentPictureContext } from '#client/pages/learning/document/documentPictureContext.ts';
import { documentTexts as texts } from './texts.ts';
import styles from './MarkdownEditor.module.css';

type Snippet = keyof typeof texts.snippets;

// The pupils' view may come a moment after the text.
const LessonPages = lazy(async () => ({
  default: (await import('#client/pages/learning/document/LessonPages.tsx')).LessonPages,
}));

export interface MarkdownEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly pictures: readonly DocumentPicture[];
  /** Keeps a picture for this document. */
  readonly onPicture: (file: File) => Promise<DocumentPicture>;
}

/** The text of a document, and beside it the pages that pupils get of it. */
export function MarkdownEditor({ value, onChange, pictures, onPicture }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useDeferredValue(value);
  const pages = documentPages(shown);
  const insert = (text: string) => {
    const at = area.current;
    if (!at) return;
    at.focus();
    // By the browser, so that it can be undone with the keys; without it the text is put in by hand.
    if (document.execCommand('insertText', false, text)) return;
    onChange(value.slice(0, at.selectionStart) + text + value.slice(at.selectionEnd));
  };
  /** A picture stands on a line of its own. */
  const lineBefore = () => {
    const { value: written = '', selectionStart = 0 } = area.current ?? {};
    return /(?:^|\n)$/.test(written.slice(0, selectionStart)) ? '' : '\n';
  };
  const send = useMutation({
    mutationFn: onPicture,
    onSuccess: ({ pictureId }, { name }) =>
      insert(`${lineBefore()}![${altOf(name)}](${pictureAddress(pictureId)})\n`),
  });
  /** Takes the first picture of what was pasted or dropped, and leaves anything else to the browser. */
  const take = (event: { preventDefault: () => void }, files: FileList) => {
    const picture = [...files].find(({ type }) => DOCUMENT_PICTURE.types.some((known) => known === type));
    if (!picture) return;
    event.preventDefault();
    if (!send.isPending) send.mutate(picture);
  };
  /** Excel lays a picture of its cells beside them: the table comes first. Its reader comes with the first table. */
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const html = clipboardData.getData('text/html');
    if (!/<table/i.test(html)) return take(event, clipboardData.files);
    event.preventDefault();
    const words = clipboardData.getData('text/plain');
    void import('#client/ui/form/pastedTables.ts').then(
      ({ markdownOfTables }) => insert(`${lineBefore()}${markdownOfTables(html) ?? words}`),
      // Without a network the words of the cells are better than nothing.
      () => insert(words),
    );
  };
  return (
    <div className={styles.columns}>
      <Panel title={texts.body} titleTone="sea" className={styles.panel}>
        <Cluster role="group" aria-label={texts.tools}>
          {(Object.keys(texts.snippets) as Snippet[]).map((name) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              onClick={() => insert(texts.snippets[name].text)}
            >
              {texts.snippets[name].label}
            </button>
          ))}
          <button
            type="button"
            className={styles.tool}
            disabled={send.isPending}
            onClick={() => input.current?.click()}
          >
            <ImagePlus aria-hidden="true" />
            {send.isPending ? texts.pictureSending : texts.picture}
          </button>
          <FileInput
            ref={input}
            label={texts.pictureFile}
            accept={DOCUMENT_PICTURE.types.join()}
            onChoose={(chosen) => send.mutate(chosen)}
          />
        </Cluster>
        <FormMessage message={send.error ? userMessageOf(send.error, texts.pictureFailed) : undefined} />
        <TextAreaField
          ref={area}
          label={texts.markdown}
          hint={`${texts.hint} ${texts.pictureHint}`}
          rows={18}
          maxLength={MARKDOWN_LENGTH}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
          onDrop={(event) => take(event, event.dataTransfer.files)}
        />
      </Panel>
      <Panel title={texts.preview} titleTone="sea" className={styles.panel}>
        {pages.length === 0 ? (
          <Text tone="soft">{texts.empty}</Text>
        ) : (
          <div className={styles.preview}>
            <DocumentPictureContext value={pictures}>
              <Suspense fallback={<Loading />}>
                <LessonPages
                  pages={pages}
                  begin={0}
                  read
                  ending={false}
                  onReached={nothing}
                  onEnd={nothing}
                />
              </Suspense>
            </DocumentPictureContext>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** The words for a picture, to begin with: the name of its file, without what Markdown would read. */
function altOf(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[[\]()\\]/g, ' ')
    .trim();
  return plain === '' ? texts.pictureAlt : plain;
}

const nothing = () => undefined;
