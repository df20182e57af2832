import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { serviceReportQueries } from '#client/net/service/reports.ts';
import { staffTexts } from '#client/pages/people/moderation/texts.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { REPORT_STATES } from '#shared/contract/people/moderation.ts';
import type { ServiceReport } from '#shared/contract/service/reports.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.reports;
const STATES = REPORT_STATES.map((value) => ({ value, label: staffTexts.state[value] }));

/** Reports of all classes, each with what was done to the reported user before. The staff of the class answers them. */
export function ServiceReportsPage() {
  const [state, setState] = useState<(typeof REPORT_STATES)[number]>('OPEN');
  const [page, setPage] = useState(1);
  const reports = useQuery({
    ...serviceReportQueries.list({ state, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page>
      <PageHead title={texts.title} note={texts.note} />
      <Section tone="bare" aria-label={texts.title}>
        <Toolbar>
          <Chips
            label={staffTexts.states}
            options={STATES}
            value={state}
            onChange={(value) => {
              setState(value);
              setPage(1);
            }}
          />
        </Toolbar>
        <ListBody
          query={reports}
          failed={staffTexts.failed}
          empty={<EmptyState title={staffTexts.empty.other} />}
        >
          {({ reportList, pageCount }) => (
            <>
              <Stack as="ul" gap={3}>
                {reportList.map((report) => (
                  <Report key={report.reportId} report={report} />
                ))}
              </Stack>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
    </Page>
  );
}

function Report({ report }: { readonly report: ServiceReport }) {
  const { reported, reporter, channel, kind, reason, content, comment, lineCount, state } = report;
  const { createdAt, answeredBy, answeredAt, sanctionList, reportCount } = report;
  return (
    <Card as="li" tone="paper">
      <Cluster>
        <Link to={paths.adminUser(reported.userId)}>{staffTexts.about(reported.nickname || texts.gone)}</Link>
        <Chip tone={state === 'OPEN' ? 'warning' : 'plain'}>{staffTexts.reasons[reason]}</Chip>
        <Chip>{staffTexts.kind[kind]}</Chip>
        <Text as="time" size="small" tone="soft" dateTime={createdAt}>
          {serviceTexts.moment(createdAt)}
        </Text>
      </Cluster>
      {content !== '' && <Note title={staffTexts.content}>{content}</Note>}
      {comment !== '' && <Note title={texts.comment}>{comment}</Note>}
      <Facts
        items={[
          { term: texts.where, value: channel === null ? texts.world : channel.channelName || texts.gone },
          {
            term: texts.by,
            value:
              reporter === null ? (
                texts.server
              ) : (
                <Link to={paths.adminUser(reporter.userId)}>{reporter.nickname || texts.gone}</Link>
              ),
          },
          { term: texts.lines, value: lineCount > 0 && texts.lineCount(lineCount) },
          {
            term: texts.answered,
            value:
              answeredBy &&
              answeredAt &&
              texts.answer(answeredBy.nickname || texts.gone, serviceTexts.moment(answeredAt)),
          },
          { term: texts.history, value: texts.reportCount(reportCount) },
        ]}
      />
      {sanctionList.length > 0 && (
        <Stack as="ul" gap={1}>
          {sanctionList.map(({ kind: done, at, mutedUntil, by }) => (
            <Text key={at} as="li" size="small">
              {texts.sanction(serviceTexts.moment(at), texts.sanctions[done], by.nickname || texts.gone)}
              {mutedUntil !== null && ` ${texts.until(serviceTexts.moment(mutedUntil))}`}
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  );
}
