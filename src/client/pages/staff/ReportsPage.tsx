import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { reportQueries } from '#client/net/queries/reportQueries.ts';
import type { ReportState } from '#client/net/rest/reports.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { REPORT_STATES } from '#shared/contract/moderation.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { ChannelChat } from './ChannelChat.tsx';
import { ReportCard } from './ReportCard.tsx';
import { staffTexts } from './texts.ts';
import styles from './ReportsPage.module.css';

const TABS = REPORT_STATES.map((value) => ({ value, label: staffTexts.state[value] }));

/** What children have told the staff of the channel, and what is to be done about it. */
export function ReportsPage() {
  const isStaff = useStore(channelStore, ({ current }) => holdsAtLeast(current?.roleList ?? [], 'manager'));
  return (
    <SeaPage>
      <title>{`${staffTexts.title} · ${staffTexts.product}`}</title>
      <Panel title={staffTexts.title} titleTone="sea" level={1} className={styles.panel}>
        <div className={styles.back}>
          <ButtonLink to={paths.world}>{staffTexts.back}</ButtonLink>
        </div>
        {isStaff ? (
          <>
            <ReportQueue />
            <ChannelChat />
          </>
        ) : (
          <EmptyState scene="lost" title={staffTexts.notStaff} hint={staffTexts.notStaffHint} />
        )}
      </Panel>
    </SeaPage>
  );
}

function ReportQueue() {
  const [state, setState] = useState<ReportState>('OPEN');
  const [page, setPage] = useState(1);
  const reports = useQuery(reportQueries.list(state, page));
  const show = (next: ReportState) => {
    setState(next);
    setPage(1);
  };
  return (
    <>
      <Chips<ReportState> label={staffTexts.states} value={state} onChange={show} options={TABS} />
      {reports.data ? (
        <>
          <p className={styles.count} role="status">
            {staffTexts.count(reports.data.totalCount)}
          </p>
          {reports.data.reportList.length === 0 && (
            <EmptyState title={staffTexts.empty[state === 'OPEN' ? 'OPEN' : 'other']} />
          )}
          <ul className={styles.list}>
            {reports.data.reportList.map((report) => (
              <ReportCard key={report.reportId} report={report} />
            ))}
          </ul>
          <Pages page={page} count={reports.data.pageCount} onChange={setPage} />
        </>
      ) : reports.isError ? (
        <ErrorState
          title={staffTexts.failed}
          onRetry={() => void reports.refetch()}
          retrying={reports.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

function Pages({ page, count, onChange }: PagesProps) {
  if (count <= 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={staffTexts.pages}>
      <Button tone="alt" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {staffTexts.previous}
      </Button>
      <span>{staffTexts.page(page, count)}</span>
      <Button tone="alt" disabled={page >= count} onClick={() => onChange(page + 1)}>
        {staffTexts.next}
      </Button>
    </nav>
  );
}
