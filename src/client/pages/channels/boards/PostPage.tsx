import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Eye, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { postQueries, useRemovePost, useSetPostVisible } from '#client/net/channels/posts.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Post } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { idOf } from './idOf.ts';
import { PostContent } from './PostContent.tsx';
import { boardTexts as texts } from './texts.ts';
import { WriterFace } from './WriterFace.tsx';
import { Written } from './Written.tsx';

const ReportFiles = lazy(async () => ({ default: (await import('./ReportFiles.tsx')).ReportFiles }));
const Comments = lazy(async () => ({ default: (await import('./Comments.tsx')).Comments }));

/** One post with its comments. */
export function PostPage() {
  const channel = useChannel();
  const postId = idOf(useParams()['postId']);
  const post = useQuery({ ...postQueries.get({ channelId: channel.id, postId }), enabled: postId > 0 });
  const code = errorCodeOf(post.error);
  const isGone = postId === 0 || code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL';
  const isLocked = code === 'CHANNEL_GROUP_UNAUTHORIZED' || code === 'CHANNEL_CONTENT_UNAUTHORIZED';
  return (
    <Page>
      <Row>
        <ButtonLink
          size="small"
          to={paths.channelBoards(channel.channelDomain)}
          icon={<ArrowLeft aria-hidden="true" />}
        >
          {texts.toBoards}
        </ButtonLink>
      </Row>
      {isGone || isLocked ? (
        <Section>
          {isGone ? (
            <EmptyState scene="lost" title={texts.postGone} />
          ) : (
            <EmptyState title={userMessageOf(post.error, texts.roleOnly)} hint={texts.lockedHint} />
          )}
        </Section>
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
    </Page>
  );
}

function PostArticle({ post }: { readonly post: Post }) {
  const channel = useChannel();
  const { channelDomain } = channel;
  const { writer, createdAt, updatedAt, boardId, boardName } = post;
  return (
    <Section as="article">
      <Stack as="header" gap={3}>
        <Cluster as="p">
          <Link to={paths.channelBoard(channelDomain, boardId)}>{boardName}</Link>
          {post.postType === 'NOTICE' && (
            <Chip size="small" tone="warning">
              {texts.notice}
            </Chip>
          )}
        </Cluster>
        <Heading level={1}>{post.title}</Heading>
        <Row>
          <WriterFace userId={writer.userId} />
          <Written writer={writer}>
            <time dateTime={createdAt}>{texts.when(createdAt)}</time>
            {updatedAt > createdAt && ` · ${texts.edited}`} · {texts.views(post.viewCount)}
          </Written>
        </Row>
      </Stack>
      {post.hidden && <Note tone="warning">{texts.hiddenNote}</Note>}
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
    </Section>
  );
}

function PostActions({ post }: { readonly post: Post }) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const { postId, writer, editable, removable, mayHide, hidden, boardId } = post;
  const isOwn = editable || (removable && !mayHide);
  // A failure is shown by the shell, and the page stays as it is.
  const show = useSetPostVisible({ channelId, postId });
  const remove = useRemovePost(
    { channelId, postId },
    {
      onSuccess: async () => {
        showToast({ text: texts.removed, theme: 'success' });
        await navigate(paths.channelBoard(channelDomain, boardId), { replace: true });
      },
    },
  );
  return (
    <Cluster justify="end">
      {editable && (
        <ButtonLink
          size="small"
          tone="quiet"
          to={paths.channelPostEdit(channelDomain, postId)}
          icon={<Pencil aria-hidden="true" />}
        >
          {texts.edit}
        </ButtonLink>
      )}
      {mayHide && (
        <Button
          size="small"
          tone="quiet"
          icon={hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          onClick={() => show.mutate(hidden)}
        >
          {hidden ? texts.show : texts.hide}
        </Button>
      )}
      {removable && (
        <Button
          size="small"
          tone="quiet"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() =>
            openDialog('confirm', {
              title: texts.removeAsk,
              detail: texts.removeDetail,
              confirmLabel: texts.remove,
              danger: true,
              onConfirm: () => remove.mutate(),
            })
          }
        >
          {texts.remove}
        </Button>
      )}
      {!isOwn && (
        <Button
          size="small"
          tone="quiet"
          icon={<Flag aria-hidden="true" />}
          onClick={() =>
            openDialog('report', {
              userId: writer.userId,
              nickname: writer.nickname,
              wrote: { channelId, postId },
            })
          }
        >
          {texts.report}
        </Button>
      )}
    </Cluster>
  );
}
