import { Download, Paperclip, Trash2, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { addReportFiles, removeReportFile, type FilePlace } from '#client/net/rest/channels/posts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ReportFile } from '#shared/contract/channels/posts.ts';
import { MOST_REPORT_FILES } from '#shared/contract/channels/reportFiles.ts';
import styles from './PostPage.module.css';
import { boardTexts as texts } from './texts.ts';

/** Files at a post, to be saved. */
export function ReportFiles({ files }: { readonly files: readonly ReportFile[] }) {
  return (
    <section className={styles.files} aria-label={texts.file.title}>
      <h2>{texts.file.title}</h2>
      <ul>
        {files.map(({ reportFileId, name, size, url }) => (
          <li key={reportFileId}>
            <a href={url} download={name} aria-label={texts.download(name)}>
              <Download aria-hidden="true" /> {name}
            </a>
            <small>{texts.size(size)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ReportFileEditorProps {
  readonly at: FilePlace;
  readonly files: readonly ReportFile[];
  readonly onFiles: (files: readonly ReportFile[]) => void;
}

/** Files that hang at a post or will: added with their progress, and removed. */
export function ReportFileEditor({ at, files, onFiles }: ReportFileEditorProps) {
  const { id: channelId } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState('');

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    if (chosen.length === 0) return;
    setWrong('');
    if (files.length + chosen.length > MOST_REPORT_FILES) return setWrong(texts.file.tooMany);
    const abort = new AbortController();
    sending.current = abort;
    setShare(0);
    try {
      onFiles(await addReportFiles(channelId, at, chosen, { signal: abort.signal, onProgress: setShare }));
    } catch (error) {
      if (!abort.signal.aborted) setWrong(userMessageOf(error, texts.file.failed));
    } finally {
      setShare(null);
    }
  };
  const remove = async (fileId: number) => {
    try {
      await removeReportFile(channelId, at, fileId);
    } catch {
      // The shell has said why.
      return;
    }
    onFiles(files.filter(({ reportFileId }) => reportFileId !== fileId));
  };

  return (
    <section className={styles.files} aria-label={texts.file.title}>
      <h2>{texts.file.title}</h2>
      <ul>
        {files.map(({ reportFileId, name, size }) => (
          <li key={reportFileId}>
            <span>
              <Paperclip aria-hidden="true" /> {name}
            </span>
            <small>{texts.size(size)}</small>
            <IconButton
              label={texts.file.remove(name)}
              icon={<Trash2 />}
              onClick={() => void remove(reportFileId)}
            />
          </li>
        ))}
      </ul>
      {share === null ? (
        <Button
          tone="alt"
          icon={<Paperclip />}
          disabled={files.length >= MOST_REPORT_FILES}
          onClick={() => input.current?.click()}
        >
          {texts.file.add}
        </Button>
      ) : (
        <div className={styles.sending}>
          <ProgressBar
            label={texts.file.title}
            caption={texts.file.uploading(share)}
            value={Math.round(share * 100)}
            max={100}
          />
          <Button tone="alt" icon={<X />} onClick={() => sending.current?.abort()}>
            {texts.file.stop}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.file.add}
        onChange={(event) => void add(event)}
      />
      {wrong === '' ? (
        <p className={styles.hint}>{texts.file.hint}</p>
      ) : (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
