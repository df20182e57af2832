import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileUp, FolderInput } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import {
  courseCalls,
  downloadPackage,
  importPackage,
  previewPackage,
  worksheetCalls,
} from '#client/net/rest/learning/lms.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { LmsTab } from '#shared/contract/learning/lms.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { PackageFile } from '#shared/contract/learning/lmsPackages.ts';
import { useChannel } from '../../frame/channelContext.ts';
import list from '../shared/ContentListPage.module.css';
import page from '../shared/ContentPage.module.css';
import table from '../shared/Table.module.css';
import { packageTexts as texts } from './texts.ts';

const TAB_OF: Readonly<Record<NonNullable<PackageFile['kind']>, LmsTab>> = {
  COURSE: 'courses',
  WORKSHEET: 'worksheets',
  DOCUMENT: 'documents',
  BLOCK: 'blocks',
  PROBLEM: 'problems',
};

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
        <Export />
      </div>
    </div>
  );
}

function Import() {
  const { id, channelDomain } = useChannel();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation({ mutationFn: (chosen: File) => previewPackage(id, chosen) });
  const start = useMutation({
    mutationFn: (chosen: File) => importPackage(id, chosen),
    onSuccess: async ({ kind, contentId }) => {
      showToast({ text: texts.done, theme: 'success' });
      await navigate(paths.channelLmsItem(channelDomain, TAB_OF[kind], contentId));
      await queries.invalidateQueries({ queryKey: lmsQueries.all(id) });
    },
  });
  const error = start.error ?? preview.error;
  return (
    <Panel title={texts.importTitle} titleTone="sea" level={1}>
      <p>{texts.lead}</p>
      <p>{texts.format}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (!chosen) return;
          setFile(chosen);
          start.reset();
          preview.mutate(chosen);
        }}
      />
      <Button tone="sea" icon={<FileUp />} busy={preview.isPending} onClick={() => input.current?.click()}>
        {preview.isPending ? texts.reading : texts.choose}
      </Button>
      <FormMessage message={error ? userMessageOf(error, texts.failed) : undefined} />
      {preview.data && file && (
        <>
          <p role="status">
            {preview.data.isReady ? texts.ready(preview.data.fileList.length) : texts.notReady}
          </p>
          <FileTable fileList={preview.data.fileList} />
          <Button
            icon={<FolderInput />}
            disabled={!preview.data.isReady}
            busy={start.isPending}
            onClick={() => start.mutate(file)}
          >
            {texts.start}
          </Button>
        </>
      )}
    </Panel>
  );
}

function FileTable({ fileList }: { readonly fileList: readonly PackageFile[] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{texts.file}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {fileList.map(({ path, kind, title, errorList, noteList }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{kind === null ? texts.unknown : texts.kinds[kind]}</td>
            <td>{title}</td>
            <td className={errorList.length > 0 ? table.fault : table.lines}>
              {stateOf(errorList, noteList)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is wrong, else what was left out. */
function stateOf(errorList: readonly string[], noteList: readonly string[]): string {
  if (errorList.length > 0) return errorList.join('\n');
  return noteList.length > 0 ? noteList.join('\n') : texts.fine;
}

function Export() {
  const { id } = useChannel();
  const courses = useQuery(lmsQueries.list(courseCalls, id, { page: 1, query: '' }));
  const worksheets = useQuery(lmsQueries.list(worksheetCalls, id, { page: 1, query: '' }));
  const save = useMutation({
    mutationFn: (item: { kind: 'COURSE' | 'WORKSHEET'; contentId: number; title: string }) =>
      downloadPackage(id, item),
    onError: (error) => showToast({ text: userMessageOf(error, texts.notDownloaded), theme: 'warning' }),
  });
  const items = [
    ...(courses.data?.rows ?? []).map((row) => ({ kind: 'COURSE' as const, contentId: row.id, ...row })),
    ...(worksheets.data?.rows ?? []).map((row) => ({
      kind: 'WORKSHEET' as const,
      contentId: row.id,
      ...row,
    })),
  ];
  return (
    <Panel title={texts.exportTitle} titleTone="sea">
      <ListBody
        query={courses}
        failed={texts.listFailed}
        isEmpty={() => items.length === 0}
        empty={<EmptyState title={texts.none} />}
      >
        {() => (
          <ul className={list.list}>
            {items.map(({ kind, contentId, title }) => (
              <li key={`${kind} ${contentId}`} className={list.row}>
                <div className={list.open}>
                  <b>{title}</b>
                  <span>{texts.kinds[kind]}</span>
                </div>
                <Button
                  tone="alt"
                  icon={<Download />}
                  aria-label={texts.exportOf(title)}
                  disabled={save.isPending}
                  onClick={() => save.mutate({ kind, contentId, title })}
                >
                  {texts.download}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </Panel>
  );
}
