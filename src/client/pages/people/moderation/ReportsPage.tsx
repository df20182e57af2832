import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { reportQueries } from '#client/net/queries/reportQueries.ts';
import type { ReportState } from '#client/net/rest/people/reports.ts';
import { channelStore } from '#client/stores/channelStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { REPORT_STATES } from '#shared/contract/people/moderation.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { ChannelChat } from './ChannelChat.tsx';
import { ReportCard } from './ReportCard.tsx';
import { staffTexts } from './texts.ts';
import styles from './ReportsPage.module.css';

const TABS = REPORT_STATES.map((value) => ({ value, label: staffTexts.state[value] }));

/** Reports of the channel's members, for its staff. */
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
      <ListBody query={reports} failed={staffTexts.failed}>
        {({ reportList, totalCount, pageCount }) => (
          <>
            <p className={styles.count} role="status">
              {staffTexts.count(totalCount)}
            </p>
            {reportList.length === 0 && (
              <EmptyState title={staffTexts.empty[state === 'OPEN' ? 'OPEN' : 'other']} />
            )}
            <ul className={styles.list}>
              {reportList.map((report) => (
                <ReportCard key={report.reportId} report={report} />
              ))}
            </ul>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </>
  );
}
