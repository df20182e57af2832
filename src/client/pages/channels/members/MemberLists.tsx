import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { groupQueries } from '#client/net/channels/groups.ts';
import {
  type AssignableRole,
  type MemberFilter,
  type MemberList,
  memberQueries,
  useExportMembers,
} from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { ASSIGNABLE_ROLES } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { BulkBar } from './BulkBar.tsx';
import { MemberTable } from './MemberTable.tsx';
import { memberTexts as texts } from './texts.ts';

const NOBODY: ReadonlySet<number> = new Set();

interface MemberListsProps {
  readonly list: MemberList;
  readonly onOpen: (member: ChannelMember) => void;
  readonly onCards: (cards: readonly SignInCard[]) => void;
  /** The list was read again. */
  readonly onRows: (rows: readonly ChannelMember[]) => void;
}

/** One list of members with its filters, and what can be done to those who are chosen. */
export function MemberLists({ list, onOpen, onCards, onRows }: MemberListsProps) {
  const { id, pluginMap } = useChannel();
  const [search, setSearch] = useState('');
  const [groupId, setGroupId] = useState('');
  const [tagId, setTagId] = useState('');
  const [role, setRole] = useState<AssignableRole | ''>('');
  const [chosen, setChosen] = useState(NOBODY);
  const query = useDeferredValue(search.trim());
  const groups = useQuery({ ...groupQueries.groups(id), enabled: pluginMap.GROUP });
  const tags = useQuery(groupQueries.tags(id));
  const filter = {
    ...(query !== '' && { query }),
    ...(groupId !== '' && { group_id: Number(groupId) }),
    ...(tagId !== '' && { tag_id: Number(tagId) }),
    ...(role !== '' && { role }),
  };
  const members = useInfiniteQuery(memberQueries.list(id, list, filter));
  const pages = members.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ memberList }) => memberList) ?? [], [pages]);
  useEffect(() => {
    if (pages) onRows(rows);
  }, [pages, rows, onRows]);
  const isFiltered = query !== '' || groupId !== '' || tagId !== '' || role !== '';
  const clear = () => setChosen(NOBODY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setChosen(NOBODY);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const picked = rows.filter(({ memberId }) => chosen.has(memberId));
  return (
    <>
      <Toolbar>
        <SearchField label={texts.search} value={search} maxLength={20} onChange={setSearch} />
        {pluginMap.GROUP && hasSome(groups.data) && (
          <FilterSelect
            every={texts.every}
            label={texts.group}
            value={groupId}
            onChange={setGroupId}
            options={groups.data.map(({ channelGroupId, name, memberCount }) => [
              `${channelGroupId}`,
              `${name} ${memberCount}`,
            ])}
          />
        )}
        {hasSome(tags.data) && (
          <FilterSelect
            every={texts.every}
            label={texts.tag}
            value={tagId}
            onChange={setTagId}
            options={tags.data.map(({ tagId: value, tag }) => [`${value}`, `#${tag}`])}
          />
        )}
        {list === 'all' && (
          <FilterSelect
            every={texts.every}
            label={texts.role}
            value={role}
            onChange={(value) => setRole(ASSIGNABLE_ROLES.find((one) => one === value) ?? '')}
            options={ASSIGNABLE_ROLES.map((value) => [value, texts.roles[value]])}
          />
        )}
        {list === 'all' && <SaveTable filter={filter} />}
      </Toolbar>
      <ListBody
        query={members}
        failed={texts.failed}
        isEmpty={({ pages }) => pages.every(({ memberList }) => memberList.length === 0)}
        empty={
          isFiltered ? (
            <EmptyState title={texts.noHit} hint={texts.noHitHint} />
          ) : (
            <EmptyState title={texts.empty[list]} />
          )
        }
      >
        {() => <MemberTable list={list} rows={rows} chosen={chosen} onChosen={setChosen} onOpen={onOpen} />}
      </ListBody>
      {members.hasNextPage && (
        <Button
          tone="alt"
          wide
          busy={members.isFetchingNextPage}
          onClick={() => void members.fetchNextPage()}
        >
          {texts.loadMore}
        </Button>
      )}
      {picked.length > 0 && (
        <BulkBar
          list={list}
          members={picked}
          groups={groups.data ?? []}
          tags={tags.data ?? []}
          onDone={clear}
          onCards={(cards) => {
            clear();
            onCards(cards);
          }}
        />
      )}
    </>
  );
}

const hasSome = <T,>(list: readonly T[] | undefined): list is readonly T[] => (list?.length ?? 0) > 0;

/** Saves all members that the filters find, not the pages that happen to be loaded. */
function SaveTable({ filter }: { readonly filter: Omit<MemberFilter, 'cursor'> }) {
  const { id, channelName } = useChannel();
  const save = useExportMembers(id, {
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedAction), theme: 'warning' }),
  });
  return (
    <Button
      size="small"
      tone="alt"
      icon={<Download />}
      busy={save.isPending}
      onClick={() => save.mutate({ filter, name: texts.exportFile(channelName) })}
    >
      {texts.export}
    </Button>
  );
}
