import { useInfiniteQuery } from '@tanstack/react-query';
import { memberQueries } from '#client/net/channels/members.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { AuditLog } from '#shared/contract/channels/audit.ts';
import { useChannel } from '../frame/channelContext.ts';
import { auditTexts as texts } from './texts.ts';
import { wordsOf } from './wordsOf.ts';
import { MOMENT } from '#shared/time/formats.ts';

/** The actions of the staff, the last one first. */
export function AuditPage() {
  const { id, channelDomain, holds } = useChannel();
  const mayRead = holds('manager');
  const logs = useInfiniteQuery({ ...memberQueries.audit(id), enabled: mayRead });
  if (!mayRead)
    return (
      <Panel>
        <EmptyState title={texts.managersOnly}>
          <ButtonLink to={paths.channelMembers(channelDomain)}>{texts.back}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <Page width="wide">
      <PageHead
        title={texts.title}
        note={texts.hint}
        back={{ to: paths.channelMembers(channelDomain), label: texts.back }}
      />
      <Section aria-label={texts.title}>
        <ListBody
          query={logs}
          failed={texts.failed}
          isEmpty={({ pages }) => pages.every(({ auditLogList }) => auditLogList.length === 0)}
          empty={<EmptyState title={texts.empty} />}
        >
          {({ pages }) => (
            <Stack role="group" aria-label={texts.table}>
              <Table
                label={texts.title}
                rows={pages.flatMap(({ auditLogList }) => auditLogList)}
                columns={COLUMNS}
                keyOf={({ auditLogId }) => auditLogId}
                stickyHead
              />
            </Stack>
          )}
        </ListBody>
        {logs.hasNextPage && (
          <Button tone="alt" wide busy={logs.isFetchingNextPage} onClick={() => void logs.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Section>
    </Page>
  );
}

const COLUMNS: readonly TableColumn<AuditLog>[] = [
  { id: 'when', head: texts.when, width: 180, cell: (log) => MOMENT.format(new Date(log.createdAt)) },
  {
    id: 'who',
    head: texts.who,
    cell: ({ actor }) => (actor.userId === 0 ? texts.server : actor.nickname || texts.gone),
  },
  {
    id: 'what',
    head: texts.what,
    isRowHead: true,
    cell: ({ action }) => texts.actions[action] ?? action,
  },
  {
    id: 'whom',
    head: texts.whom,
    isEmpty: ({ target }) => target === null,
    cell: ({ target }) => (target === null ? '' : target.nickname || texts.gone),
  },
  { id: 'detail', head: texts.detail, isEmpty: (log) => wordsOf(log) === '', cell: wordsOf },
];
