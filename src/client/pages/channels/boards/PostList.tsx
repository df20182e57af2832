import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye, MessageCircle, Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import { postQueries } from '#client/net/queries/postQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { type PostBrief } from '#shared/contract/channels/posts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import styles from './BoardPage.module.css';
import { boardTexts as texts } from './texts.ts';
import { WriterFace } from './WriterFace.tsx';
import { usePinned } from './Notices.tsx';

interface PostListProps {
  readonly boardId: number | 'all';
  readonly words: string;
  readonly mayWrite: boolean;
  readonly boards: readonly BoardItem[];
}

/** The posts of a board, the newest first, or those that say the words. */
export function PostList({ boardId, words, mayWrite, boards }: PostListProps) {
  const channel = useChannel();
  const posts = useInfiniteQuery(postQueries.posts(channel.id, boardId, words));
  const pinned = usePinned(boardId);
  // Above the list already; a search finds them like all others.
  const isBelow = ({ postId }: PostBrief) => words !== '' || pinned.every((one) => one.postId !== postId);
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
          isEmpty={({ pages }) => !posts.hasNextPage && !pages.some(({ postList }) => postList.some(isBelow))}
          empty={
            words !== '' ? (
              <EmptyState scene="lost" title={texts.notFoundWords} hint={texts.notFoundWordsHint} />
            ) : (
              <EmptyState
                title={pinned.length > 0 ? texts.onlyNotices : texts.empty}
                hint={mayWrite ? texts.emptyHint : texts.emptyReadOnly}
              />
            )
          }
        >
          {({ pages }) => (
            <>
              <ul className={styles.posts}>
                {pages
                  .flatMap(({ postList }) => postList)
                  .filter(isBelow)
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
  const isStaff = holdsAtLeast(writer.roleList, 'teacher') && texts.isStaffUnsaid(writer.nickname);
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
              {isStaff && ` ${texts.staff}`} · <time dateTime={createdAt}>{texts.when(createdAt)}</time>
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
