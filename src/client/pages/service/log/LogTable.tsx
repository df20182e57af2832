import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serviceLogQueries } from '#client/net/service/log.ts';
import { auditTexts } from '#client/pages/channels/audit/texts.ts';
import { wordsOf } from '#client/pages/channels/audit/wordsOf.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import type { ServiceLog } from '#shared/contract/service/log.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.log;

export interface LogTableProps {
  /** Actions of or on this user alone. */
  readonly userId?: number;
  readonly label: string;
}

/** Actions of administrators and staff, the last one first. */
export function LogTable({ userId, label }: LogTableProps) {
  const log = useInfiniteQuery(serviceLogQueries.list(userId));
  return (
    <Stack>
      <ListBody
        query={log}
        failed={texts.failed}
        isEmpty={({ pages }) => pages.every(({ auditLogList }) => auditLogList.length === 0)}
        empty={<EmptyState title={texts.none} />}
      >
        {({ pages }) => (
          <Table
            label={label}
            rows={pages.flatMap(({ auditLogList }) => auditLogList)}
            columns={COLUMNS}
            keyOf={({ auditLogId }) => auditLogId}
          />
        )}
      </ListBody>
      {log.hasNextPage && (
        <Button tone="alt" wide busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

function Person({ of: { userId, nickname } }: { readonly of: ServiceLog['actor'] }) {
  if (userId === 0) return auditTexts.server;
  return nickname === '' ? auditTexts.gone : <Link to={paths.adminUser(userId)}>{nickname}</Link>;
}

const COLUMNS: readonly TableColumn<ServiceLog>[] = [
  { id: 'when', head: auditTexts.when, width: 180, cell: ({ createdAt }) => serviceTexts.moment(createdAt) },
  { id: 'who', head: auditTexts.who, cell: ({ actor }) => <Person of={actor} /> },
  {
    id: 'what',
    head: auditTexts.what,
    isRowHead: true,
    cell: ({ action }) => auditTexts.actions[action] ?? action,
  },
  {
    id: 'whom',
    head: auditTexts.whom,
    isEmpty: ({ target }) => target === null,
    cell: ({ target }) => target && <Person of={target} />,
  },
  {
    id: 'where',
    head: texts.where,
    cell: ({ channel }) => (channel === null ? texts.service : channel.channelName || texts.gone),
  },
  { id: 'detail', head: auditTexts.detail, isEmpty: (log) => wordsOf(log) === '', cell: wordsOf },
];
