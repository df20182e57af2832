import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Eye, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { postQueries } from '#client/net/queries/postQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { removePost, setPostVisible } from '#client/net/rest/channels/posts.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Post } from '#shared/contract/channels/posts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import board from './BoardPage.module.css';
import { idOf } from './idOf.ts';
import { PostContent } from './PostContent.tsx';
import styles from './PostPage.module.css';
import { boardTexts as texts } from './texts.ts';
import { WriterFace } from './WriterFace.tsx';

const ReportFiles = lazy(async () => ({ default: (await import('./ReportFiles.tsx')).ReportFiles }));
const Comments = lazy(async () => ({ default: (await import('./Comments.tsx')).Comments }));

/** One post with its comments. */
export function PostPage() {
  const channel = useChannel();
  const postId = idOf(useParams()['postId']);
  const post = useQuery({ ...postQueries.post(channel.id, postId), enabled: postId > 0 });
  const code = errorCodeOf(post.error);
  const isGone = postId === 0 || code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL';
  const isLocked = code === 'CHANNEL_GROUP_UNAUTHORIZED' || code === 'CHANNEL_CONTENT_UNAUTHORIZED';
  return (
    <div className={board.page}>
      <Link to={paths.channelBoards(channel.channelDomain)} className={board.back}>
        <ArrowLeft aria-hidden="true" /> {texts.toBoards}
      </Link>
      {isGone || isLocked ? (
        <section className={board.paper}>
          {isGone ? (
            <EmptyState scene="lost" title={texts.postGone} />
          ) : (
            <EmptyState title={userMessageOf(post.error, texts.roleOnly)} hint={texts.lockedHint} />
          )}
        </section>
      ) : (
        <ListBody query={post} failed={texts.postFailed}>
          {(shown) => (
            <>
              <PostArticle post={shown} />
              <Suspense fallback={<Loading />}>
                <Comments post={shown} />
              </Suspense>
            </>
          )}
        </ListBody>
      )}
    </div>
  );
}

function PostArticle({ post }: { readonly post: Post }) {
  const channel = useChannel();
  const { channelDomain } = channel;
  const { writer, createdAt, updatedAt, boardId, boardName } = post;
  return (
    <article className={board.paper}>
      <header className={styles.head}>
        <p className={styles.place}>
          <Link to={paths.channelBoard(channelDomain, boardId)}>{boardName}</Link>
          {post.postType === 'NOTICE' && <span className={board.badge}>{texts.notice}</span>}
        </p>
        <h1>{post.title}</h1>
        <div className={styles.writer}>
          <WriterFace userId={writer.userId} />
          <span>
            <b>
              {writer.nickname}
              {holdsAtLeast(writer.roleList, 'teacher') && texts.isStaffUnsaid(writer.nickname) && (
                <i>{texts.staff}</i>
              )}
            </b>
            <small>
              <time dateTime={createdAt}>{texts.when(createdAt)}</time>
              {updatedAt > createdAt && ` · ${texts.edited}`} · {texts.views(post.viewCount)}
            </small>
          </span>
        </div>
      </header>
      {post.hidden && <p className={styles.hidden}>{texts.hiddenNote}</p>}
      <PostContent
        content={post.content}
        pictures={post.pictureList}
        mentions={post.mentionList.map(({ nickname }) => nickname)}
      />
      {post.reportFileList.length > 0 && (
        <Suspense fallback={<Loading />}>
          <ReportFiles files={post.reportFileList} />
        </Suspense>
      )}
      <PostActions post={post} />
    </article>
  );
}

function PostActions({ post }: { readonly post: Post }) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { postId, writer, editable, removable, mayHide, hidden, boardId } = post;
  const isOwn = editable || (removable && !mayHide);
  const renew = () => queries.invalidateQueries({ queryKey: postQueries.all(channelId) });
  const remove = async () => {
    await removePost(channelId, postId);
    showToast({ text: texts.removed, theme: 'success' });
    await navigate(paths.channelBoard(channelDomain, boardId), { replace: true });
    queries.removeQueries({ queryKey: postQueries.post(channelId, postId).queryKey });
    await renew();
  };
  // A failure is shown by the shell, and the page stays as it is.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <div className={styles.actions}>
      {editable && (
        <Link to={paths.channelPostEdit(channelDomain, postId)} className={styles.action}>
          <Pencil aria-hidden="true" /> {texts.edit}
        </Link>
      )}
      {mayHide && (
        <button
          type="button"
          className={styles.action}
          onClick={() => quietly(setPostVisible(channelId, postId, hidden).then(renew))}
        >
          {hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}{' '}
          {hidden ? texts.show : texts.hide}
        </button>
      )}
      {removable && (
        <button
          type="button"
          className={styles.action}
          onClick={() =>
            openDialog('confirm', {
              title: texts.removeAsk,
              detail: texts.removeDetail,
              confirmLabel: texts.remove,
              danger: true,
              onConfirm: () => quietly(remove()),
            })
          }
        >
          <Trash2 aria-hidden="true" /> {texts.remove}
        </button>
      )}
      {!isOwn && (
        <button
          type="button"
          className={styles.action}
          onClick={() =>
            openDialog('report', {
              userId: writer.userId,
              nickname: writer.nickname,
              wrote: { channelId, postId },
            })
          }
        >
          <Flag aria-hidden="true" /> {texts.report}
        </button>
      )}
    </div>
  );
}
