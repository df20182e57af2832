import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { serviceUserQueries } from '#client/net/service/users.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import type { FoundUser } from '#shared/contract/service/users.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.users;

/** Finds accounts; the text stands in the address, so that the way back leads to the same list. */
export function UsersPage() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const query = useDeferredValue(typed.trim());
  const isAsked = query.length > 1 || /^\d$/.test(query);
  const found = useQuery({
    ...serviceUserQueries.found(query),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <Page width="wide">
      <PageHead title={texts.title} note={texts.note} />
      <Section tone="bare" aria-label={texts.title}>
        <Toolbar>
          <SearchField
            label={texts.title}
            placeholder={texts.search}
            value={typed}
            maxLength={60}
            onChange={(value) => setSearch(value === '' ? {} : { q: value }, { replace: true })}
          />
        </Toolbar>
        {isAsked ? (
          <ListBody
            query={found}
            failed={texts.failed}
            isEmpty={({ userList }) => userList.length === 0}
            empty={<EmptyState title={texts.none} />}
          >
            {({ userList }) => (
              <Table label={texts.title} rows={userList} columns={COLUMNS} keyOf={({ userId }) => userId} />
            )}
          </ListBody>
        ) : (
          <EmptyState title={texts.first} hint={texts.firstHint} />
        )}
      </Section>
    </Page>
  );
}

const COLUMNS: readonly TableColumn<FoundUser>[] = [
  {
    id: 'nickname',
    head: texts.columns.nickname,
    isRowHead: true,
    cell: ({ userId, nickname }) => <Link to={paths.adminUser(userId)}>{nickname}</Link>,
  },
  { id: 'loginName', head: texts.columns.loginName, narrow: 'named', cell: ({ loginName }) => loginName },
  { id: 'name', head: texts.columns.name, isEmpty: ({ name }) => name === '', cell: ({ name }) => name },
  { id: 'email', head: texts.columns.email, isEmpty: ({ email }) => !email, cell: ({ email }) => email },
  {
    id: 'since',
    head: texts.columns.since,
    narrow: 'hidden',
    cell: ({ createdAt }) => serviceTexts.moment(createdAt),
  },
  {
    id: 'state',
    head: texts.columns.state,
    narrow: 'corner',
    cell: ({ disabledAt }) =>
      disabledAt === null ? <Chip>{texts.active}</Chip> : <Chip tone="danger">{texts.disabled}</Chip>,
  },
];
