import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { serviceJobQueries, useRemoveJobs, useRetryJobs } from '#client/net/service/jobs.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { SHOWN_JOB_STATES, type ServiceJob } from '#shared/contract/service/jobs.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.jobs;
const STATES = SHOWN_JOB_STATES.map((value) => ({ value, label: texts.states[value] }));
const NOBODY: ReadonlySet<string> = new Set();

/** Jobs that were given up, are tried again or wait; bounced mails among them. */
export function JobsPage() {
  const [search, setSearch] = useSearchParams();
  const state = SHOWN_JOB_STATES.find((one) => one === search.get('state')) ?? 'FAILED';
  const task = search.get('task') ?? '';
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(NOBODY);
  const jobs = useQuery({
    ...serviceJobQueries.list({ state, task, page }),
    placeholderData: keepPreviousData,
  });
  const choose = (next: { readonly state: string; readonly task: string }) => {
    setSearch({ state: next.state, ...(next.task !== '' && { task: next.task }) }, { replace: true });
    setPage(1);
    setChosen(NOBODY);
  };
  const tasks = jobs.data?.taskList ?? [];
  return (
    <Page width="wide">
      <PageHead title={texts.title} note={texts.note} />
      <Section tone="bare" aria-label={texts.title}>
        <Toolbar>
          <Chips
            label={texts.state}
            options={STATES}
            value={state}
            onChange={(value) => choose({ state: value, task: '' })}
          />
          <FilterSelect
            label={texts.task}
            value={task}
            every={texts.everyTask}
            options={tasks.map((one) => [one.task, texts.taskCount(one.task, one.count)] as const)}
            onChange={(value) => choose({ state, task: value })}
          />
        </Toolbar>
        <ListBody
          query={jobs}
          failed={texts.failed}
          isEmpty={({ jobList }) => jobList.length === 0}
          empty={<EmptyState title={texts.none} />}
        >
          {({ jobList, pageCount }) => (
            <>
              <Table
                label={texts.title}
                rows={jobList}
                columns={COLUMNS}
                keyOf={({ jobId }) => jobId}
                selection={{
                  chosen,
                  onChange: setChosen,
                  allLabel: texts.all,
                  labelOf: (job) => texts.choose(job.task),
                }}
              />
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
        {chosen.size > 0 && (
          <ChosenJobs chosen={chosen} mayRemove={state === 'FAILED'} onDone={() => setChosen(NOBODY)} />
        )}
      </Section>
    </Page>
  );
}

interface ChosenJobsProps {
  readonly chosen: ReadonlySet<string>;
  readonly mayRemove: boolean;
  readonly onDone: () => void;
}

function ChosenJobs({ chosen, mayRemove, onDone }: ChosenJobsProps) {
  const ids = [...chosen];
  const retry = useRetryJobs({
    onSuccess: ({ changedCount }) => {
      showToast({ text: texts.retried(changedCount), theme: changedCount > 0 ? 'success' : 'info' });
      onDone();
    },
  });
  const remove = useRemoveJobs({
    onSuccess: ({ changedCount }) => {
      showToast({ text: texts.removed(changedCount), theme: 'success' });
      onDone();
    },
  });
  const askRemove = () =>
    openDialog('confirm', {
      title: texts.removeTitle,
      detail: texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
      onConfirm: () => remove.mutate(ids),
    });
  return (
    <Toolbar tone="selection" label={texts.title} count={texts.chosen(chosen.size)}>
      <Button size="small" busy={retry.isPending} onClick={() => retry.mutate(ids)}>
        {texts.retry}
      </Button>
      {mayRemove && (
        <Button size="small" tone="danger" busy={remove.isPending} onClick={askRemove}>
          {texts.remove}
        </Button>
      )}
    </Toolbar>
  );
}

const COLUMNS: readonly TableColumn<ServiceJob>[] = [
  { id: 'task', head: texts.columns.task, isRowHead: true, width: 200, cell: ({ task }) => task },
  {
    id: 'error',
    head: texts.columns.error,
    narrow: 'line',
    cell: ({ error, mailTo }) => (
      <Stack gap={0}>
        <Text size="small">{error || texts.noError}</Text>
        {mailTo !== null && (
          <Text size="small" tone="soft">
            {texts.mailTo(mailTo)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'tries',
    head: texts.columns.tries,
    width: 110,
    narrow: 'named',
    cell: ({ attempts, maxAttempts }) => texts.tries(attempts, maxAttempts),
  },
  {
    id: 'next',
    head: texts.columns.next,
    width: 180,
    narrow: 'hidden',
    cell: ({ runAt }) => serviceTexts.moment(runAt),
  },
  {
    id: 'since',
    head: texts.columns.since,
    width: 180,
    narrow: 'named',
    cell: ({ createdAt }) => serviceTexts.moment(createdAt),
  },
];
