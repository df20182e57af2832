import { useQuery } from '@tanstack/react-query';
import { Lock, Settings2, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { boardQueries } from '#client/net/channels/boards.ts';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { SEARCH_LETTERS } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { boardTexts as texts } from './texts.ts';
import { Notices } from './Notices.tsx';
import { PostList } from './PostList.tsx';
import { idOf } from './idOf.ts';

/** The boards of a channel: one of them, or the posts of all that one may read. */
export function BoardPage() {
  const channel = useChannel();
  const { boardId: typed } = useParams();
  const boards = useQuery(boardQueries.list(channel.id));
  return (
    <Page>
      <ListBody
        query={boards}
        failed={texts.failed}
        empty={
          <Section>
            <EmptyState title={texts.noBoards} hint={texts.noBoardsHint}>
              {channel.holds('teacher') && (
                <ButtonLink to={paths.channelBoardSettings(channel.channelDomain)} tone="ok">
                  {texts.manageBoards.add}
                </ButtonLink>
              )}
            </EmptyState>
          </Section>
        }
      >
        {(list) => <Boards list={list} wanted={typed === undefined ? null : idOf(typed)} />}
      </ListBody>
    </Page>
  );
}

function Boards({ list, wanted }: { readonly list: readonly BoardItem[]; readonly wanted: number | null }) {
  const channel = useChannel();
  const [search] = useSearchParams();
  const words = search.get('q')?.trim() ?? '';
  const board = wanted === null ? null : list.find(({ boardId }) => boardId === wanted);
  const writable = board ? (board.writable ? [board] : []) : list.filter((one) => one.writable);
  const [first] = writable;
  return (
    <>
      <PageHead title={board?.name ?? texts.title} {...(board?.readable && { note: board.description })}>
        {channel.holds('teacher') && (
          <ButtonLink
            size="small"
            to={paths.channelBoardSettings(channel.channelDomain)}
            icon={<Settings2 aria-hidden="true" />}
          >
            {texts.manage}
          </ButtonLink>
        )}
        {first && (
          <ButtonLink size="small" to={paths.channelWrite(channel.channelDomain, first.boardId)} tone="ok">
            {texts.write}
          </ButtonLink>
        )}
      </PageHead>
      <BoardTabs list={list} />
      {board === undefined ? (
        <Section>
          <EmptyState scene="lost" title={texts.postGone} />
        </Section>
      ) : board !== null && !board.readable ? (
        <Section>
          <EmptyState
            title={board.lockedBy === 'GROUP' ? texts.groupOnly : texts.roleOnly}
            hint={texts.lockedHint}
          />
        </Section>
      ) : (
        <>
          <SearchForm key={words} words={words} />
          {words === '' && <Notices boardId={wanted ?? 'all'} />}
          <PostList boardId={wanted ?? 'all'} words={words} mayWrite={first !== undefined} boards={list} />
        </>
      )}
    </>
  );
}

function BoardTabs({ list }: { readonly list: readonly BoardItem[] }) {
  const { channelDomain } = useChannel();
  const tabOf = ({ boardId, name, lockedBy }: BoardItem) => ({
    to: paths.channelBoard(channelDomain, boardId),
    label: name,
    ...(lockedBy !== null && {
      icon: <Lock aria-hidden="true" />,
      onPress: () => openDialog('notice', { message: lockedBy === 'GROUP' ? 'REQUIRED_GROUP' : 'REQUIRED' }),
    }),
  });
  const all = { to: paths.channelBoards(channelDomain), label: texts.all, isExact: true };
  return <LinkTabs label={texts.boards} tabs={[all, ...list.map(tabOf)]} />;
}

function SearchForm({ words }: { readonly words: string }) {
  const [typed, setTyped] = useState(words);
  const [, setSearch] = useSearchParams();
  const [isShort, setShort] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const tooShort = wanted !== '' && Array.from(wanted).length < SEARCH_LETTERS;
    setShort(tooShort);
    if (!tooShort) setSearch(wanted === '' ? {} : { q: wanted });
  };
  return (
    <Row as="form" role="search" onSubmit={find}>
      <SearchField
        label={texts.search}
        {...(isShort && { placeholder: texts.searchHint })}
        invalid={isShort}
        maxLength={60}
        value={typed}
        onChange={setTyped}
      />
      {words !== '' && (
        <IconButton size="small" label={texts.clearSearch} icon={<X />} onClick={() => setSearch({})} />
      )}
      <Button size="small" tone="alt" type="submit">
        {texts.searchNow}
      </Button>
    </Row>
  );
}
