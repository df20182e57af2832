import { useQuery } from '@tanstack/react-query';
import { Megaphone, MessagesSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { PostSummary } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts as texts } from '../texts.ts';
import { HomeSection, SectionBody } from './HomeSection.tsx';
import { DAY } from '#shared/time/formats.ts';

// A face comes after the words that it stands beside.
const WriterFace = lazy(async () => ({
  default: (await import('../../boards/WriterFace.tsx')).WriterFace,
}));

const MOST_NOTICES = 3;

export function NoticeSection() {
  const { id, channelDomain } = useChannel();
  const notices = useQuery(mainPageQueries.notices(id));
  return (
    <HomeSection icon={Megaphone} title={texts.kinds.NOTICES} allAt={paths.channelBoards(channelDomain)}>
      <SectionBody query={notices}>
        {(postList) => <Posts postList={postList.slice(0, MOST_NOTICES)} empty={texts.notices.empty} />}
      </SectionBody>
    </HomeSection>
  );
}

export function PostSection() {
  const { id, channelDomain } = useChannel();
  const posts = useQuery(mainPageQueries.posts(id));
  return (
    <HomeSection
      icon={MessagesSquare}
      title={texts.kinds.RECENT_POSTS}
      allAt={paths.channelBoards(channelDomain)}
    >
      <SectionBody query={posts}>
        {(postList) => <Posts postList={postList} empty={texts.posts.empty} withFaces />}
      </SectionBody>
    </HomeSection>
  );
}

function Posts({
  postList,
  empty,
  withFaces = false,
}: {
  readonly postList: readonly PostSummary[];
  readonly empty: string;
  readonly withFaces?: boolean;
}) {
  const { channelDomain } = useChannel();
  if (postList.length === 0) return <Text tone="soft">{empty}</Text>;
  return (
    <Stack as="ul" gap={2}>
      {postList.map(({ postId, title, writer, createdAt, commentCount }) => (
        <Entry
          key={postId}
          to={paths.channelPost(channelDomain, postId)}
          title={title}
          lead={
            withFaces && (
              <Suspense fallback={null}>
                <WriterFace userId={writer.userId} />
              </Suspense>
            )
          }
          facts={
            <>
              {writer.nickname} · <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
              {commentCount > 0 && ` · ${texts.posts.comments(commentCount)}`}
            </>
          }
        />
      ))}
    </Stack>
  );
}
