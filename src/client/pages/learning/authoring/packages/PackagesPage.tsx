import { useMutation } from '@tanstack/react-query';
import { Check, CircleAlert, FileUp, FolderInput } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useImportPackage } from '#client/net/learning/authoring/contents.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { previewPackage } from '#client/net/learning/authoring/contentCalls.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { PackageFile } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { editorPath } from '../authoringKinds.ts';
import page from '../editor/ContentPage.module.css';
import { ExportPanel } from './ExportPanel.tsx';
import { packageTexts as texts } from './texts.ts';

/** Courses and worksheets as files: looked through before anything is made, and written for another channel. */
export function PackagesPage() {
  const { channelDomain } = useChannel();
  return (
    <div className={page.page}>
      <header className={page.head}>
        <ButtonLink to={paths.channelLms(channelDomain)}>{texts.back}</ButtonLink>
      </header>
      <div className={page.fields}>
        <Import />
        <ExportPanel />
      </div>
    </div>
  );
}

function Import() {
  const { id, channelDomain } = useChannel();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const folder = useRef<HTMLInputElement>(null);
  const preview = useMutation({
    mutationFn: async (chosen: File | readonly File[]) => {
      const zip = chosen instanceof File ? chosen : await zipOf(chosen);
      setFile(zip);
      return previewPackage(id, zip);
    },
  });
  const start = useImportPackage(id, {
    onSuccess: async ({ kind, contentId }) => {
      showToast({ text: texts.done, theme: 'success' });
      await navigate(editorPath(channelDomain, kind, contentId));
    },
  });
  const lookThrough = (chosen: File | readonly File[]) => {
    setFile(null);
    start.reset();
    preview.mutate(chosen);
  };
  const error = start.error ?? preview.error;
  return (
    <Panel title={texts.importTitle} titleTone="sea" level={1}>
      <Stack>
        <Text>{texts.lead}</Text>
        <FileInput
          ref={input}
          label={texts.choose}
          accept=".zip,application/zip"
          onChoose={(zip) => lookThrough(zip)}
        />
        <FileInput
          ref={folder}
          label={texts.chooseFolder}
          folder
          onChoose={(_, files) => lookThrough(files)}
        />
        <Cluster>
          <Button
            tone="sea"
            icon={<FileUp />}
            busy={preview.isPending}
            onClick={() => input.current?.click()}
          >
            {preview.isPending ? texts.reading : texts.choose}
          </Button>
          <Button
            tone="alt"
            icon={<FolderInput />}
            disabled={preview.isPending}
            onClick={() => folder.current?.click()}
          >
            {texts.chooseFolder}
          </Button>
        </Cluster>
        <details>
          <Text as="summary" size="label" tone="accent">
            {texts.holds}
          </Text>
          <Card tone="sunken">
            <Facts items={texts.files.map(([term, value]) => ({ term, value }))} />
            <Text size="small">{texts.format}</Text>
          </Card>
        </details>
        <FormMessage message={error ? messageOf(error) : undefined} />
        {preview.data && file && (
          <>
            <Text role="status">
              {preview.data.isReady ? texts.ready(preview.data.fileList.length) : texts.notReady}
            </Text>
            <FileList fileList={preview.data.fileList} />
            <Cluster>
              <Button
                icon={<FolderInput />}
                disabled={!preview.data.isReady}
                busy={start.isPending}
                onClick={() => start.mutate(file)}
              >
                {texts.start}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Only who chooses a folder loads what packs it. */
const zipOf = async (chosen: readonly File[]): Promise<File> =>
  (await import('./zipFolder.ts')).zipFolder(chosen);

const messageOf = (error: Error): string =>
  error.name === 'FolderTooLarge' ? texts.folderTooLarge : userMessageOf(error, texts.failed);

/** Files that are to be mended stand first. */
function FileList({ fileList }: { readonly fileList: readonly PackageFile[] }) {
  const sorted = fileList.toSorted((a, b) => Number(b.errorList.length > 0) - Number(a.errorList.length > 0));
  return (
    <Stack as="ul" gap={1} aria-label={texts.read}>
      {sorted.map(({ path, kind, title, errorList, noteList }) => (
        <Entry
          key={path}
          tone={errorList.length > 0 ? 'danger' : 'plain'}
          lead={errorList.length > 0 ? <CircleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
          title={path}
          facts={`${kind === null ? texts.unknown : texts.kinds[kind]}${title === '' ? '' : ` · ${title}`}`}
        >
          <Text size="small" written grow tone={errorList.length > 0 ? 'danger' : 'soft'}>
            {stateOf(errorList, noteList)}
          </Text>
        </Entry>
      ))}
    </Stack>
  );
}

/** The errors, else the notes on parts that were left out. */
function stateOf(errorList: readonly string[], noteList: readonly string[]): string {
  if (errorList.length > 0) return errorList.join('\n');
  return noteList.length > 0 ? noteList.join('\n') : texts.fine;
}
