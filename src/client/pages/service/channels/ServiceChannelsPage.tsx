import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { serviceChannelQueries } from '#client/net/service/channels.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import type { ServiceChannel } from '#shared/contract/service/channels.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.channels;

/** All classes, closed and hidden ones too. */
export function ServiceChannelsPage() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue(search.trim());
  const channels = useQuery({
    ...serviceChannelQueries.list({ query, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="wide">
      <PageHead title={texts.title} note={texts.note} />
      <Section tone="bare" aria-label={texts.title}>
        <Toolbar>
          <SearchField
            label={texts.search}
            value={search}
            maxLength={60}
            onChange={(value) => {
              setSearch(value);
              setPage(1);
            }}
          />
        </Toolbar>
        <ListBody query={channels} failed={texts.failed} empty={<EmptyState title={texts.none} />}>
          {({ channelList, pageCount }) => (
            <>
              <Table
                label={texts.title}
                rows={channelList}
                columns={COLUMNS}
                keyOf={({ channelId }) => channelId}
              />
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
    </Page>
  );
}

const COLUMNS: readonly TableColumn<ServiceChannel>[] = [
  {
    id: 'name',
    head: texts.columns.name,
    isRowHead: true,
    cell: ({ channelName, channelDomain, closedAt }) =>
      closedAt === null ? <Link to={paths.channel(channelDomain)}>{channelName}</Link> : channelName,
  },
  { id: 'domain', head: texts.columns.domain, narrow: 'named', cell: ({ channelDomain }) => channelDomain },
  {
    id: 'owners',
    head: texts.columns.owners,
    narrow: 'named',
    cell: ({ ownerList }) =>
      ownerList.length === 0
        ? texts.noOwner
        : ownerList.map(({ userId, nickname }) => (
            <Link key={userId} to={paths.adminUser(userId)}>
              {nickname}{' '}
            </Link>
          )),
  },
  {
    id: 'members',
    head: texts.columns.members,
    align: 'end',
    width: 90,
    narrow: 'named',
    cell: ({ memberCount }) => memberCount,
  },
  {
    id: 'since',
    head: texts.columns.since,
    width: 180,
    narrow: 'hidden',
    cell: ({ createdAt }) => serviceTexts.moment(createdAt),
  },
  {
    id: 'state',
    head: texts.columns.state,
    width: 160,
    narrow: 'corner',
    cell: ({ closedAt, visibleState }) =>
      closedAt === null ? (
        <Chip>{texts.visible[visibleState]}</Chip>
      ) : (
        <Chip tone="danger">{texts.closed}</Chip>
      ),
  },
];
