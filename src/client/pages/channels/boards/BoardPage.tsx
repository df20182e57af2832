import { useQuery } from '@tanstack/react-query';
import { Lock, Search, Settings2, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { boardQueries } from '#client/net/queries/boardQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { SEARCH_LETTERS } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import styles from './BoardPage.module.css';
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
    <div className={styles.page}>
      <ListBody
        query={boards}
        failed={texts.failed}
        isEmpty={(list) => list.length === 0}
        empty={
          <section className={styles.paper}>
            <EmptyState title={texts.noBoards} hint={texts.noBoardsHint}>
              {channel.holds('teacher') && (
                <ButtonLink to={paths.channelBoardSettings(channel.channelDomain)} tone="ok">
                  {texts.manageBoards.add}
                </ButtonLink>
              )}
            </EmptyState>
          </section>
        }
      >
        {(list) => <Boards list={list} wanted={typed === undefined ? null : idOf(typed)} />}
      </ListBody>
    </div>
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
      <header className={styles.head}>
        <h1>{board?.name ?? texts.title}</h1>
        <div className={styles.actions}>
          {channel.holds('teacher') && (
            <Link to={paths.channelBoardSettings(channel.channelDomain)} className={styles.manage}>
              <Settings2 aria-hidden="true" /> {texts.manage}
            </Link>
          )}
          {first && (
            <ButtonLink to={paths.channelWrite(channel.channelDomain, first.boardId)} tone="ok">
              {texts.write}
            </ButtonLink>
          )}
        </div>
      </header>
      <BoardTabs list={list} here={wanted} />
      {board === undefined ? (
        <section className={styles.paper}>
          <EmptyState scene="lost" title={texts.postGone} />
        </section>
      ) : board !== null && !board.readable ? (
        <section className={styles.paper}>
          <EmptyState
            title={board.lockedBy === 'GROUP' ? texts.groupOnly : texts.roleOnly}
            hint={texts.lockedHint}
          />
        </section>
      ) : (
        <>
          {board?.description && <p className={styles.lead}>{board.description}</p>}
          <SearchForm key={words} words={words} />
          {words === '' && <Notices boardId={wanted ?? 'all'} />}
          <PostList boardId={wanted ?? 'all'} words={words} mayWrite={first !== undefined} boards={list} />
        </>
      )}
    </>
  );
}

function BoardTabs({ list, here }: { readonly list: readonly BoardItem[]; readonly here: number | null }) {
  const { channelDomain } = useChannel();
  return (
    <nav className={styles.tabs} aria-label={texts.boards}>
      <Link
        to={paths.channelBoards(channelDomain)}
        className={styles.tab}
        aria-current={here === null ? 'page' : undefined}
      >
        {texts.all}
      </Link>
      {list.map(({ boardId, name, lockedBy }) =>
        lockedBy === null ? (
          <Link
            key={boardId}
            to={paths.channelBoard(channelDomain, boardId)}
            className={styles.tab}
            aria-current={here === boardId ? 'page' : undefined}
          >
            {name}
          </Link>
        ) : (
          <button
            key={boardId}
            type="button"
            className={classNames(styles.tab, styles.locked)}
            onClick={() =>
              openDialog('notice', { message: lockedBy === 'GROUP' ? 'REQUIRED_GROUP' : 'REQUIRED' })
            }
          >
            <Lock aria-hidden="true" /> {name}
          </button>
        ),
      )}
    </nav>
  );
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
    <form className={styles.search} role="search" onSubmit={find}>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={texts.search}
        placeholder={isShort ? texts.searchHint : texts.search}
        aria-invalid={isShort || undefined}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {words !== '' && <IconButton label={texts.clearSearch} icon={<X />} onClick={() => setSearch({})} />}
      <Button tone="alt" type="submit">
        {texts.searchNow}
      </Button>
    </form>
  );
}
