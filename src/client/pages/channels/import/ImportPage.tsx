import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download, FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  memberQueries,
  renewMemberCounts,
  usePreviewImport,
  useStartImport,
} from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { MemberImport } from '#shared/contract/channels/channelAccounts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { importTexts as texts } from './texts.ts';

/** While an import runs it is asked how far it is. */
const ASK_MS = 400;

/** New members from a file: read, looked at line by line, then taken in all at once. */
export function ImportPage() {
  const { id, channelDomain } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  // The address names the import: after a reload the page finds the file that was read, or how far it is.
  const [params, setParams] = useSearchParams();
  const importId = params.get('import') ?? '';
  const setImportId = (next: string) => setParams(next === '' ? {} : { import: next }, { replace: true });
  const current = useQuery({
    ...memberQueries.import(id, importId),
    enabled: importId !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? ASK_MS : false),
  });
  const preview = usePreviewImport(
    { id, onProgress: setShare },
    { onSuccess: (read) => setImportId(read.importId) },
  );
  // The last file is read again for another sheet of it; after a reload of the page it has to be chosen
  // again.
  const lastFile = preview.variables?.file;
  const readFile = (chosen: { readonly file: File; readonly sheet?: number }) => {
    start.reset();
    setShare(0);
    preview.mutate(chosen);
  };
  const start = useStartImport({ id, importId });
  const read = importId === '' ? undefined : current.data;
  const isDone = read?.state === 'DONE';
  useEffect(() => {
    if (isDone) void renewMemberCounts(id);
  }, [isDone, id]);
  const error = preview.error ?? start.error ?? current.error;
  return (
    <Page width="wide">
      <PageHead
        title={texts.title}
        note={texts.hint}
        back={{ to: paths.channelMembers(channelDomain), label: texts.back }}
      >
        <a href={SAMPLE} download={texts.sampleName}>
          <Row as="span" gap={2}>
            <Download aria-hidden="true" size={18} />
            {texts.sample}
          </Row>
        </a>
      </PageHead>
      <Section aria-label={texts.title}>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv"
          hidden
          aria-label={texts.choose}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (!file) return;
            setImportId('');
            readFile({ file });
          }}
        />
        {read?.state !== 'RUNNING' && !isDone && (
          <Cluster>
            <Button
              tone={read ? 'alt' : 'ok'}
              icon={<FileUp />}
              busy={preview.isPending}
              onClick={() => input.current?.click()}
            >
              {read ? texts.another : texts.choose}
            </Button>
          </Cluster>
        )}
        {preview.isPending && (
          <ProgressBar
            label={texts.reading}
            value={Math.round(share * 100)}
            max={100}
            caption={texts.reading}
          />
        )}
        {error && (
          <Card layout="row" size="small" tone="danger" role="alert">
            <CircleAlert aria-hidden="true" />
            {userMessageOf(error, texts.failed)}
          </Card>
        )}
        {!read && !preview.isPending && <Example />}
        {read && (
          <Outcome
            read={read}
            isStarting={start.isPending}
            onStart={() => start.mutate()}
            onSheet={lastFile && ((sheet) => readFile({ file: lastFile, sheet }))}
          />
        )}
      </Section>
    </Page>
  );
}

/** How a list looks that can be read. */
function Example() {
  return (
    <Stack gap={3}>
      <Text size="label">{texts.example}</Text>
      <Table
        label={texts.example}
        rows={texts.exampleRows.map((cells) => ({ cells }))}
        columns={EXAMPLE_COLUMNS}
        keyOf={({ cells }) => cells[0] ?? ''}
        narrow="scroll"
      />
    </Stack>
  );
}

interface ExampleRow {
  readonly cells: readonly string[];
}

const EXAMPLE_COLUMNS: readonly TableColumn<ExampleRow>[] = texts.exampleHead.map((head, index) => ({
  id: head,
  head,
  cell: ({ cells }) => cells[index],
}));

/** With a byte order mark, so that Excel reads it as it is. */
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${texts.sampleText}`)}`;

interface OutcomeProps {
  readonly read: MemberImport;
  readonly isStarting: boolean;
  readonly onStart: () => void;
  readonly onSheet: ((sheet: number) => void) | undefined;
}

function Outcome({ read, isStarting, onStart, onSheet }: OutcomeProps) {
  const { channelDomain } = useChannel();
  const { state, totalCount, doneCount, errorCount, rowList } = read;
  if (state === 'DONE')
    return (
      <Stack gap={3} align="center" role="status">
        <CircleCheck aria-hidden="true" size={44} />
        <Text as="b" size="title" tone="success">
          {texts.done(doneCount)}
        </Text>
        <Text tone="soft">{texts.doneHint}</Text>
        <ButtonLink to={paths.channelMembers(channelDomain)} tone="ok">
          {texts.toMembers}
        </ButtonLink>
      </Stack>
    );
  return (
    <>
      <Text role="status">
        <b>{texts.found(totalCount, errorCount)}</b> {state === 'PREVIEW' && texts.notYet}
      </Text>
      {state === 'FAILED' && (
        <Card layout="row" size="small" tone="danger" role="alert">
          <CircleAlert aria-hidden="true" />
          {texts.stopped}
        </Card>
      )}
      {state !== 'RUNNING' && <ImportColumns read={read} onSheet={onSheet} />}
      {state === 'RUNNING' ? (
        <ProgressBar
          label={texts.progress}
          value={doneCount}
          max={totalCount}
          caption={texts.running(doneCount, totalCount)}
        />
      ) : (
        totalCount > 0 && (
          <Cluster>
            <Button busy={isStarting} onClick={onStart}>
              {texts.start(totalCount, errorCount)}
            </Button>
          </Cluster>
        )
      )}
      <ImportRows rows={rowList} importId={state === 'RUNNING' ? undefined : read.importId} />
    </>
  );
}
