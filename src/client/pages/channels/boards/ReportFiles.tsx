import { Download, Paperclip, Trash2, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { addReportFiles, removeReportFile, type FilePlace } from '#client/net/channels/reportFiles.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ReportFile } from '#shared/contract/channels/posts.ts';
import { MOST_REPORT_FILES } from '#shared/contract/channels/reportFiles.ts';
import { boardTexts as texts } from './texts.ts';

/** Files at a post, to be saved. */
export function ReportFiles({ files }: { readonly files: readonly ReportFile[] }) {
  return (
    <Section tone="plain" level={2} title={texts.file.title}>
      <Stack as="ul" gap={1}>
        {files.map(({ reportFileId, name, size, url }) => (
          <Row key={reportFileId} as="li">
            <Download aria-hidden="true" size={18} />
            <Text as="span" size="small" grow>
              <a href={url} download={name} aria-label={texts.download(name)}>
                {name}
              </a>
            </Text>
            <Hint as="small">{texts.size(size)}</Hint>
          </Row>
        ))}
      </Stack>
    </Section>
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
    <Section tone="plain" level={2} title={texts.file.title}>
      <Stack as="ul" gap={1}>
        {files.map(({ reportFileId, name, size }) => (
          <Row key={reportFileId} as="li">
            <Paperclip aria-hidden="true" size={18} />
            <Text as="span" size="small" grow>
              {name}
            </Text>
            <Hint as="small">{texts.size(size)}</Hint>
            <RowButton
              label={texts.file.remove(name)}
              icon={<Trash2 />}
              onClick={() => void remove(reportFileId)}
            />
          </Row>
        ))}
      </Stack>
      {share === null ? (
        <Cluster>
          <Button
            tone="alt"
            icon={<Paperclip />}
            disabled={files.length >= MOST_REPORT_FILES}
            onClick={() => input.current?.click()}
          >
            {texts.file.add}
          </Button>
        </Cluster>
      ) : (
        <Stack gap={3}>
          <ProgressBar
            label={texts.file.title}
            caption={texts.file.uploading(share)}
            value={Math.round(share * 100)}
            max={100}
          />
          <Button tone="alt" icon={<X />} onClick={() => sending.current?.abort()}>
            {texts.file.stop}
          </Button>
        </Stack>
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
        <Hint>{texts.file.hint}</Hint>
      ) : (
        <Text size="small" tone="danger" role="alert">
          {wrong}
        </Text>
      )}
    </Section>
  );
}
