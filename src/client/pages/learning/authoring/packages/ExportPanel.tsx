import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { courseCalls, downloadPackage, worksheetCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { packageTexts as texts } from './texts.ts';

type Kind = 'COURSE' | 'WORKSHEET';
const KINDS = (['COURSE', 'WORKSHEET'] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** Courses and worksheets of the channel, each to be saved as a file. */
export function ExportPanel() {
  const { id } = useChannel();
  const [kind, setKind] = useState<Kind>('COURSE');
  const [page, setPage] = useState(1);
  const [query, setQuery] = useState('');
  const filter = { page, query: useDeferredValue(query.trim()) };
  const courses = useQuery({ ...lmsQueries.list(courseCalls, id, filter), enabled: kind === 'COURSE' });
  const worksheets = useQuery({
    ...lmsQueries.list(worksheetCalls, id, filter),
    enabled: kind === 'WORKSHEET',
  });
  const save = useMutation({
    mutationFn: (item: { kind: Kind; contentId: number; title: string }) => downloadPackage(id, item),
    onError: (error) => showToast({ text: userMessageOf(error, texts.notDownloaded), theme: 'warning' }),
  });
  return (
    <Panel title={texts.exportTitle} titleTone="sea">
      <Toolbar>
        <SearchField
          label={texts.search}
          value={query}
          maxLength={CONTENT_TITLE_LENGTH}
          onChange={(next) => {
            setQuery(next);
            setPage(1);
          }}
        />
        <Chips<Kind>
          label={texts.kind}
          options={KINDS}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPage(1);
          }}
        />
      </Toolbar>
      <ListBody<ExportedList>
        query={kind === 'COURSE' ? courses : worksheets}
        failed={texts.listFailed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          filter.query === '' ? (
            <EmptyState title={texts.none} hint={texts.noneHint} />
          ) : (
            <EmptyState scene="lost" title={texts.noMatch} />
          )
        }
      >
        {({ rows, pageCount }) => (
          <>
            <Stack as="ul" gap={1}>
              {rows.map(({ id: contentId, title }) => (
                <Entry key={contentId} title={title}>
                  <Button
                    size="small"
                    tone="alt"
                    icon={<Download />}
                    aria-label={texts.exportOf(title)}
                    disabled={save.isPending}
                    onClick={() => save.mutate({ kind, contentId, title })}
                  >
                    {texts.download}
                  </Button>
                </Entry>
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Panel>
  );
}

interface ExportedList {
  readonly rows: readonly { readonly id: number; readonly title: string }[];
  readonly pageCount: number;
}
