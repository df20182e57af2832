import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  commentQueries,
  listReplies,
  useCreateComment,
  useRemoveComment,
  useSetCommentVisible,
  useUpdateComment,
} from '#client/net/channels/comments.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { FIRST_REPLIES, type Comment, type Reply } from '#shared/contract/channels/comments.ts';
import type { Post } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { PostCommentForm } from './PostCommentForm.tsx';
import { withMentions } from './PostContent.tsx';
import styles from './PostContent.module.css';
import { boardTexts } from './texts.ts';
import { WriterFace } from './WriterFace.tsx';
import { Written } from './Written.tsx';

const texts = boardTexts.comment;

/** The comments of a post and their replies. */
export function Comments({ post }: { readonly post: Post }) {
  const { id: channelId } = useChannel();
  const { postId, boardId } = post;
  const comments = useInfiniteQuery(commentQueries.list({ channelId, postId }));
  const create = useCreateComment({ channelId, postId });
  return (
    <Section aria-label={texts.title} title={boardTexts.comments(post.commentCount)}>
      <ListBody
        query={comments}
        failed={texts.failed}
        isEmpty={({ pages }) => pages.every(({ commentList }) => commentList.length === 0)}
        empty={<EmptyState title={texts.empty} {...(post.commentable && { hint: texts.emptyHint })} />}
      >
        {({ pages }) => (
          <>
            <Stack as="ul" gap={3}>
              {pages
                .flatMap(({ commentList }) => commentList)
                .map((comment) => (
                  <li key={comment.commentId}>
                    <CommentThread post={post} comment={comment} />
                  </li>
                ))}
            </Stack>
            {comments.hasNextPage && (
              <Row justify="center">
                <Button
                  tone="alt"
                  busy={comments.isFetchingNextPage}
                  onClick={() => void comments.fetchNextPage()}
                >
                  {boardTexts.more}
                </Button>
              </Row>
            )}
          </>
        )}
      </ListBody>
      {post.commentable ? (
        <PostCommentForm
          label={texts.label}
          send={texts.send}
          boardId={boardId}
          onSend={(content) => create.mutateAsync({ parentId: null, content })}
        />
      ) : (
        <Hint>{texts.closed}</Hint>
      )}
    </Section>
  );
}

interface ThreadProps {
  readonly post: Post;
  readonly comment: Comment;
}

function CommentThread({ post, comment }: ThreadProps) {
  const { id: channelId } = useChannel();
  const { postId, boardId } = post;
  const { commentId, replyCount, replyList, writer } = comment;
  const [isAnswering, setAnswering] = useState(false);
  const [more, setMore] = useState<readonly Reply[] | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = more ?? replyList;
  const left = replyCount - Math.max(replyList.length, FIRST_REPLIES);
  const create = useCreateComment({ channelId, postId });
  const loadMore = async () => {
    setBusy(true);
    try {
      setMore(await listReplies({ channelId, postId }, commentId));
    } catch {
      // The button stays, to be pressed again.
    } finally {
      setBusy(false);
    }
  };
  const changed = async () => {
    if (more) setMore(await listReplies({ channelId, postId }, commentId));
  };
  return (
    <>
      <OneComment
        post={post}
        parentId={null}
        comment={comment}
        onChanged={changed}
        onAnswer={post.commentable && comment.state === 'SHOWN' ? () => setAnswering(!isAnswering) : null}
      />
      {(shown.length > 0 || isAnswering) && (
        <div className={styles.replies}>
          <Stack as="ul" gap={3}>
            {shown.map((reply) => (
              <li key={reply.commentId}>
                <OneComment
                  post={post}
                  parentId={commentId}
                  comment={reply}
                  onChanged={changed}
                  onAnswer={null}
                />
              </li>
            ))}
          </Stack>
          {more === null && left > 0 && (
            <Button tone="alt" busy={busy} onClick={() => void loadMore()}>
              {texts.moreReplies(left)}
            </Button>
          )}
          {isAnswering && (
            <PostCommentForm
              label={texts.replyLabel(writer?.nickname ?? '')}
              send={texts.sendReply}
              boardId={boardId}
              focused
              onCancel={() => setAnswering(false)}
              onSend={async (content) => {
                await create.mutateAsync({ parentId: commentId, content });
                await changed();
                setAnswering(false);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

interface OneCommentProps {
  readonly post: Post;
  readonly parentId: number | null;
  readonly comment: Reply;
  /** Once the comments have been asked for again. */
  readonly onChanged: () => Promise<void>;
  readonly onAnswer: (() => void) | null;
}

function OneComment({ post, parentId, comment, onChanged, onAnswer }: OneCommentProps) {
  const { id: channelId } = useChannel();
  const place = { channelId, postId: post.postId };
  const [isChanging, setChanging] = useState(false);
  const update = useUpdateComment(place);
  const remove = useRemoveComment(place);
  const show = useSetCommentVisible(place);
  const { commentId, writer, content, mentionList, state, edited, createdAt } = comment;
  if (writer === null) return <Hint>{state === 'REMOVED' ? texts.removed : texts.hidden}</Hint>;
  const one = { parentId, commentId };
  // A failure is shown by the shell, and the comment stays as it is.
  const quietly = (work: Promise<unknown>) => void work.then(onChanged).catch(() => undefined);
  const isForeign = !comment.editable && !(comment.removable && !comment.mayHide);
  return (
    <Row align="start" gap={4}>
      <WriterFace userId={writer.userId} />
      <Stack gap={1} grow>
        <Written writer={writer}>
          <time dateTime={createdAt}>{boardTexts.when(createdAt)}</time>
          {edited && ` · ${boardTexts.edited}`}
          {state === 'HIDDEN' && ` · ${texts.hidden}`}
        </Written>
        {isChanging ? (
          <PostCommentForm
            label={texts.label}
            send={texts.save}
            initial={content}
            boardId={post.boardId}
            focused
            onCancel={() => setChanging(false)}
            onSend={async (typed) => {
              await update.mutateAsync({ ...one, content: typed });
              await onChanged();
              setChanging(false);
            }}
          />
        ) : (
          <Text written>
            {withMentions(
              content,
              mentionList.map(({ nickname }) => nickname),
            )}
          </Text>
        )}
        <Cluster gap={1}>
          {onAnswer && (
            <Button size="small" tone="quiet" onClick={onAnswer}>
              {texts.reply}
            </Button>
          )}
          {comment.editable && !isChanging && (
            <Button size="small" tone="quiet" onClick={() => setChanging(true)}>
              {boardTexts.edit}
            </Button>
          )}
          {comment.mayHide && (
            <Button
              size="small"
              tone="quiet"
              onClick={() => quietly(show.mutateAsync({ commentId, isVisible: state === 'HIDDEN' }))}
            >
              {state === 'HIDDEN' ? boardTexts.show : boardTexts.hide}
            </Button>
          )}
          {comment.removable && (
            <Button
              size="small"
              tone="quiet"
              onClick={() =>
                openDialog('confirm', {
                  title: texts.removeAsk,
                  confirmLabel: boardTexts.remove,
                  danger: true,
                  onConfirm: () => quietly(remove.mutateAsync(one)),
                })
              }
            >
              {boardTexts.remove}
            </Button>
          )}
          {isForeign && (
            <Button
              size="small"
              tone="quiet"
              onClick={() =>
                openDialog('report', {
                  userId: writer.userId,
                  nickname: writer.nickname,
                  wrote: { channelId, postId: post.postId, commentId },
                })
              }
            >
              {boardTexts.report}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Row>
  );
}
