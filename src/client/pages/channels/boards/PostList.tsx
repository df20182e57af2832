import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye, MessageCircle, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { postQueries } from '#client/net/channels/posts.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { type PostSummary } from '#shared/contract/channels/posts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
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
  const posts = useInfiniteQuery(postQueries.list(channel.id, boardId, words));
  const pinned = usePinned(boardId);
  // Above the list already; a search finds them like all others.
  const isBelow = ({ postId }: PostSummary) => words !== '' || pinned.every((one) => one.postId !== postId);
  const isRefused = errorCodeOf(posts.error) === 'VALIDATION_FAIL';
  const nameOf = new Map(boards.map((board) => [board.boardId, board.name]));
  return (
    <Section
      aria-label={words === '' ? texts.title : texts.found(words)}
      {...(words !== '' && { title: texts.found(words) })}
    >
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
              <Stack as="ul" gap={2}>
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
              </Stack>
              {posts.hasNextPage && (
                <Row justify="center">
                  <Button
                    tone="alt"
                    busy={posts.isFetchingNextPage}
                    onClick={() => void posts.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </Row>
              )}
            </>
          )}
        </ListBody>
      )}
    </Section>
  );
}

function PostRow({ post, boardName }: { readonly post: PostSummary; readonly boardName: string }) {
  const { channelDomain } = useChannel();
  const { postId, postType, title, excerpt, writer, createdAt, hidden } = post;
  const { viewCount, commentCount, reportFileCount } = post;
  const isStaff = holdsAtLeast(writer.roleList, 'teacher') && texts.isStaffUnsaid(writer.nickname);
  return (
    <Card as="li" layout="row" size="small" gap={4} pressable>
      <WriterFace userId={writer.userId} />
      <Stack gap={0} grow>
        <Link to={paths.channelPost(channelDomain, postId)} data-covers>
          <Cluster as="span" gap={2}>
            {postType === 'NOTICE' && (
              <Chip size="small" tone="warning">
                {texts.notice}
              </Chip>
            )}
            {hidden && (
              <Chip size="small" tone="danger">
                {texts.hidden}
              </Chip>
            )}
            <Text as="b" bold>
              {title}
            </Text>
          </Cluster>
        </Link>
        {excerpt !== '' && <Hint truncate>{excerpt}</Hint>}
        <Text size="caption" tone="soft">
          {writer.nickname}
          {isStaff && ` ${texts.staff}`} · <time dateTime={createdAt}>{texts.when(createdAt)}</time>
          {boardName !== '' && ` · ${boardName}`}
        </Text>
      </Stack>
      <Count icon={<Eye aria-hidden="true" size={16} />} label={texts.views(viewCount)} count={viewCount} />
      <Count
        icon={<MessageCircle aria-hidden="true" size={16} />}
        label={texts.comments(commentCount)}
        count={commentCount}
      />
      {reportFileCount > 0 && (
        <Count
          icon={<Paperclip aria-hidden="true" size={16} />}
          label={texts.files(reportFileCount)}
          count={reportFileCount}
        />
      )}
    </Card>
  );
}

interface CountProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count: number;
}

function Count({ icon, label, count }: CountProps) {
  return (
    <Row as="span" gap={2}>
      {icon}
      <Text as="span" size="caption" tone="accent" tabular role="img" aria-label={label}>
        {count}
      </Text>
    </Row>
  );
}
