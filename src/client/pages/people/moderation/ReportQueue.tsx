import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReportFilter, reportQueries, type ReportState } from '#client/net/people/reports.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { REPORT_KINDS, REPORT_STATES } from '#shared/contract/people/moderation.ts';
import { ReportCard } from './ReportCard.tsx';
import { staffTexts } from './texts.ts';

const TABS = REPORT_STATES.map((value) => ({ value, label: staffTexts.state[value] }));
const KINDS = (['ALL', ...REPORT_KINDS] as const).map((value) => ({ value, label: staffTexts.kind[value] }));

/** Reports for the staff of the channel that is open, of every kind. */
export function ReportQueue() {
  const { id: channelId } = useChannel();
  const [state, setState] = useState<ReportState>('OPEN');
  const [kind, setKind] = useState<ReportFilter>('ALL');
  const [page, setPage] = useState(1);
  const reports = useQuery(reportQueries.list(channelId, { state, kind, page }));
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <Stack gap={2}>
        <Chips<ReportState>
          label={staffTexts.states}
          value={state}
          onChange={first(setState)}
          options={TABS}
        />
        <Chips<ReportFilter>
          label={staffTexts.kinds}
          value={kind}
          onChange={first(setKind)}
          options={KINDS}
        />
      </Stack>
      <ListBody query={reports} failed={staffTexts.failed}>
        {({ reportList, totalCount, pageCount }) => (
          <>
            <Hint role="status" bold>
              {staffTexts.count(totalCount)}
            </Hint>
            {reportList.length === 0 && (
              <EmptyState title={staffTexts.empty[state === 'OPEN' ? 'OPEN' : 'other']} />
            )}
            <Stack as="ul" gap={3}>
              {reportList.map((report) => (
                <ReportCard key={report.reportId} report={report} />
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </>
  );
}
