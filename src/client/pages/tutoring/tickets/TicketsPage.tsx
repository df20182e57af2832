import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen, History, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
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
import { ContentDialog } from './ContentDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { ticketTexts as texts } from './texts.ts';
import styles from '../lessons/Lessons.module.css';

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
  const isFiltered = query !== '' || ticketState !== undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.buttons}>
          <Button tone="alt" icon={<History />} onClick={() => setHistoryOf({ ticketId: undefined })}>
            {texts.allHistory}
          </Button>
          <Button icon={<Plus />} onClick={() => setIssuing(true)}>
            {texts.issue.open}
          </Button>
        </div>
      </header>
      <section className={styles.panel} aria-label={texts.title}>
        <p className={styles.quiet}>{texts.lead}</p>
        <div className={styles.weeks}>
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
        </div>
        <ListBody
          query={tickets}
          failed={texts.failed}
          isEmpty={({ totalCount }) => totalCount === 0}
          empty={
            isFiltered ? (
              <p className={styles.quiet}>{texts.notFound}</p>
            ) : (
              <EmptyState title={texts.empty} hint={texts.emptyHint} />
            )
          }
        >
          {({ ticketList, pageCount }) => (
            <>
              <ul className={styles.cards}>
                {ticketList.map((ticket) => (
                  <TicketRow
                    key={ticket.ticketId}
                    ticket={ticket}
                    onContent={() => setContentOf(ticket)}
                    onHistory={() => setHistoryOf({ ticketId: ticket.ticketId })}
                  />
                ))}
              </ul>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </section>
      <LocalDialog open={isIssuing} onClose={() => setIssuing(false)}>
        <IssueDialog onDone={() => setIssuing(false)} />
      </LocalDialog>
      <LocalDialog open={contentOf !== null} onClose={() => setContentOf(null)}>
        {contentOf && <ContentDialog ticket={contentOf} onDone={() => setContentOf(null)} />}
      </LocalDialog>
      <LocalDialog open={historyOf !== null} onClose={() => setHistoryOf(null)}>
        {historyOf && <HistoryDialog ticketId={historyOf.ticketId} />}
      </LocalDialog>
    </div>
  );
}

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly onContent: () => void;
  readonly onHistory: () => void;
}

function TicketRow({ ticket, onContent, onHistory }: TicketRowProps) {
  const { user, contentTitle, isBought, expiresAt, ticketState } = ticket;
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <b>{user.nickname}</b>
        <p>
          {isBought ? texts.bought : texts.given} · {texts.until(shortDayText(expiresAt))}
          {contentTitle !== '' && ` · ${contentTitle}`}
        </p>
      </div>
      <span className={styles.chip} data-state={ticketState}>
        {lessonTexts.ticketStates[ticketState]}
      </span>
      <div className={styles.buttons}>
        {MAY_BE_TAUGHT.includes(ticketState) && (
          <Button
            tone="alt"
            icon={<BookOpen />}
            aria-label={`${texts.content.open}: ${user.nickname}`}
            onClick={onContent}
          >
            {texts.content.open}
          </Button>
        )}
        <Button tone="alt" aria-label={`${texts.history}: ${user.nickname}`} onClick={onHistory}>
          {texts.history}
        </Button>
      </div>
    </li>
  );
}
