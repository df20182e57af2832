import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, History, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { TICKET_STATES, type Ticket, type TicketState } from '#shared/contract/tutoring/tickets.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lessonTexts, shortDayText } from '#client/pages/tutoring/lessons/texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { TICKET_TONES } from '#client/pages/tutoring/lessons/tones.ts';
import { ContentDialog } from './ContentDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { ticketTexts as texts } from './texts.ts';

const STATES = [
  { value: 'ALL', label: texts.all },
  ...TICKET_STATES.map((value) => ({ value, label: lessonTexts.ticketStates[value] })),
] as const;
/** States of tickets whose lesson is still to come. */
const MAY_BE_TAUGHT: readonly TicketState[] = ['AVAILABLE', 'RESERVED'];

/** The tickets of the members of a channel: whose they are, what became of them, and giving more. */
export function TicketsPage() {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<'ALL' | TicketState>('ALL');
  const [isIssuing, setIssuing] = useState(false);
  /** Null: of all tickets. */
  const [historyOf, setHistoryOf] = useState<{ readonly ticketId: number | undefined } | null>(null);
  const [contentOf, setContentOf] = useState<Ticket | null>(null);
  const query = useDeferredValue(search.trim());
  const ticketState = state === 'ALL' ? undefined : state;
  const tickets = useQuery({
    ...ticketQueries.list(id, { page, query, ticketState }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () =>
      columnsOf({
        onContent: setContentOf,
        onHistory: ({ ticketId }) => setHistoryOf({ ticketId }),
      }),
    [],
  );
  const isFiltered = query !== '' || ticketState !== undefined;
  return (
    <Page>
      <PageHead title={texts.title} note={texts.lead}>
        <Button
          tone="alt"
          size="small"
          icon={<History />}
          onClick={() => setHistoryOf({ ticketId: undefined })}
        >
          {texts.allHistory}
        </Button>
        <Button size="small" icon={<Plus />} onClick={() => setIssuing(true)}>
          {texts.issue.open}
        </Button>
      </PageHead>
      <Section aria-label={texts.title}>
        <Toolbar>
          <SearchField
            label={texts.search}
            value={search}
            maxLength={40}
            onChange={(value) => {
              setSearch(value);
              setPage(1);
            }}
          />
          <Chips
            label={texts.state}
            options={STATES}
            value={state}
            onChange={(value) => {
              setState(value);
              setPage(1);
            }}
          />
        </Toolbar>
        <ListBody
          query={tickets}
          failed={texts.failed}
          empty={
            isFiltered ? (
              <Hint>{texts.notFound}</Hint>
            ) : (
              <EmptyState title={texts.empty} hint={texts.emptyHint} />
            )
          }
        >
          {({ ticketList, pageCount }) => (
            <>
              <Table
                label={texts.title}
                rows={ticketList}
                columns={columns}
                keyOf={({ ticketId }) => ticketId}
              />
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
      <LocalDialog open={isIssuing} onClose={() => setIssuing(false)}>
        <IssueDialog onDone={() => setIssuing(false)} />
      </LocalDialog>
      <LocalDialog open={contentOf !== null} onClose={() => setContentOf(null)}>
        {contentOf && <ContentDialog ticket={contentOf} onDone={() => setContentOf(null)} />}
      </LocalDialog>
      <LocalDialog open={historyOf !== null} onClose={() => setHistoryOf(null)}>
        {historyOf && <HistoryDialog ticketId={historyOf.ticketId} />}
      </LocalDialog>
    </Page>
  );
}

interface TicketActions {
  readonly onContent: (ticket: Ticket) => void;
  readonly onHistory: (ticket: Ticket) => void;
}

const columnsOf = ({ onContent, onHistory }: TicketActions): readonly TableColumn<Ticket>[] => [
  { id: 'user', head: texts.columns.user, isRowHead: true, cell: ({ user }) => user.nickname },
  {
    id: 'state',
    head: texts.state,
    narrow: 'corner',
    cell: ({ ticketState }) => (
      <Chip tone={TICKET_TONES[ticketState]}>{lessonTexts.ticketStates[ticketState]}</Chip>
    ),
  },
  {
    id: 'from',
    head: texts.columns.from,
    narrow: 'line',
    cell: ({ isBought }) => (isBought ? texts.bought : texts.given),
  },
  {
    id: 'until',
    head: texts.columns.until,
    narrow: 'line',
    cell: ({ expiresAt }) => texts.until(shortDayText(expiresAt)),
  },
  {
    id: 'content',
    head: texts.content.open,
    narrow: 'line',
    cell: ({ contentTitle }) => contentTitle,
    isEmpty: ({ contentTitle }) => contentTitle === '',
  },
  {
    id: 'actions',
    head: texts.columns.actions,
    isHeadHidden: true,
    align: 'end',
    cell: (ticket) => (
      <Row justify="end" gap={2}>
        {MAY_BE_TAUGHT.includes(ticket.ticketState) && (
          <Button
            tone="alt"
            size="small"
            icon={<BookOpen />}
            aria-label={`${texts.content.open}: ${ticket.user.nickname}`}
            onClick={() => onContent(ticket)}
          >
            {texts.content.open}
          </Button>
        )}
        <Button
          tone="alt"
          size="small"
          aria-label={`${texts.history}: ${ticket.user.nickname}`}
          onClick={() => onHistory(ticket)}
        >
          {texts.history}
        </Button>
      </Row>
    ),
  },
];
