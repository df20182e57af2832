import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Eye, Lock, Megaphone, MessageCircle, Paperclip, Search, Settings2, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { postQueries } from '#client/net/queries/postQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { SEARCH_LETTERS, type PostBrief } from '#shared/contract/channels/posts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import styles from './BoardPage.module.css';
import { boardTexts as texts } from './texts.ts';
import { WriterFace } from './WriterFace.tsx';

/** The boards of a channel: one of them, or the posts of all that one may read. */
export function BoardPage() {
  const channel = useChannel();
  const { boardId: typed } = useParams();
  const boards = useQuery(postQueries.boards(channel.id));
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

/** 0 is no board, and what is no number is none either. */
export const idOf = (typed: string | undefined): number =>
  typed !== undefined && /^\d{1,9}$/.test(typed) ? Number(typed) : 0;

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
    const tooShort = wanted !== '' && [...wanted].length < SEARCH_LETTERS;
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
      {words !== '' && (
        <IconButton label={texts.clearSearch} icon={<X />} onClick={() => setSearch({})} />
      )}
      <Button tone="alt" type="submit">
        {texts.searchNow}
      </Button>
    </form>
  );
}

const SHOWN_NOTICES = 3;

/** The newest notices, above the posts; without any there is nothing. */
function Notices({ boardId }: { readonly boardId: number | 'all' }) {
  const channel = useChannel();
  const notices = useQuery(postQueries.notices(channel.id, boardId));
  const list = notices.data?.slice(0, SHOWN_NOTICES) ?? [];
  if (list.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label={texts.notices}>
      {list.map(({ postId, title, writer, createdAt }) => (
        <li key={postId}>
          <Link to={paths.channelPost(channel.channelDomain, postId)} className={styles.notice}>
            <span className={styles.horn} aria-hidden="true">
              <Megaphone />
            </span>
            <span>
              <b>{title}</b>
              <small>
                {writer.nickname} · <time dateTime={createdAt}>{texts.when(createdAt)}</time>
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface PostListProps {
  readonly boardId: number | 'all';
  readonly words: string;
  readonly mayWrite: boolean;
  readonly boards: readonly BoardItem[];
}

function PostList({ boardId, words, mayWrite, boards }: PostListProps) {
  const channel = useChannel();
  const posts = useInfiniteQuery(postQueries.posts(channel.id, boardId, words));
  const isRefused = errorCodeOf(posts.error) === 'VALIDATION_FAIL';
  const nameOf = new Map(boards.map((board) => [board.boardId, board.name]));
  return (
    <section className={styles.paper} aria-label={words === '' ? texts.title : texts.found(words)}>
      {words !== '' && <h2 className={styles.found}>{texts.found(words)}</h2>}
      {isRefused ? (
        <EmptyState scene="lost" title={userMessageOf(posts.error, texts.notFoundWords)} />
      ) : (
        <ListBody
          query={posts}
          failed={texts.failed}
          isEmpty={({ pages }) => pages.every(({ postList }) => postList.length === 0)}
          empty={
            words !== '' ? (
              <EmptyState scene="lost" title={texts.notFoundWords} hint={texts.notFoundWordsHint} />
            ) : (
              <EmptyState title={texts.empty} hint={mayWrite ? texts.emptyHint : texts.emptyReadOnly} />
            )
          }
        >
          {({ pages }) => (
            <>
              <ul className={styles.posts}>
                {pages
                  .flatMap(({ postList }) => postList)
                  .map((post) => (
                    <PostRow
                      key={post.postId}
                      post={post}
                      boardName={boardId === 'all' ? (nameOf.get(post.boardId) ?? '') : ''}
                    />
                  ))}
              </ul>
              {posts.hasNextPage && (
                <div className={styles.more}>
                  <Button
                    tone="alt"
                    busy={posts.isFetchingNextPage}
                    onClick={() => void posts.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          )}
        </ListBody>
      )}
    </section>
  );
}

function PostRow({ post, boardName }: { readonly post: PostBrief; readonly boardName: string }) {
  const { channelDomain } = useChannel();
  const { postId, postType, title, excerpt, writer, createdAt, hidden } = post;
  const { viewCount, commentCount, reportFileCount } = post;
  return (
    <li>
      <Link to={paths.channelPost(channelDomain, postId)} className={styles.post}>
        <WriterFace userId={writer.userId} />
        <span className={styles.words}>
          <b>
            {postType === 'NOTICE' && <span className={styles.badge}>{texts.notice}</span>}
            {hidden && <span className={styles.badge}>{texts.hidden}</span>}
            {title}
          </b>
          {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
          <small>
            <span>
              {writer.nickname}
              {holdsAtLeast(writer.roleList, 'teacher') && ` ${texts.staff}`} ·{' '}
              <time dateTime={createdAt}>{texts.when(createdAt)}</time>
              {boardName !== '' && ` · ${boardName}`}
            </span>
            <span className={styles.count}>
              <Eye aria-hidden="true" />
              <span role="img" aria-label={texts.views(viewCount)}>
                {viewCount}
              </span>
            </span>
            <span className={styles.count}>
              <MessageCircle aria-hidden="true" />
              <span role="img" aria-label={texts.comments(commentCount)}>
                {commentCount}
              </span>
            </span>
            {reportFileCount > 0 && (
              <span className={styles.count}>
                <Paperclip aria-hidden="true" />
                <span role="img" aria-label={texts.files(reportFileCount)}>
                  {reportFileCount}
                </span>
              </span>
            )}
          </small>
        </span>
      </Link>
    </li>
  );
}
